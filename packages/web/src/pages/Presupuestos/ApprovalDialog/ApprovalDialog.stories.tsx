import type { Finding, FoundPair, Review } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { longNames, relations } from '../../../fixtures/relations.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';

const found = (count: number, first: FoundPair['first'], figures = 0): Finding => ({
  count,
  pairs: relations(Math.min(count, 20)).map((pair) => ({ ...pair, first, figures })),
});
const nothing = found(0, null);

const review: Review = {
  pares: 60,
  reabiertos: [],
  noPresupuestados: found(23, null),
  conMesesVacios: {
    count: 1,
    pairs: [{ ...longNames, first: { anio: 2026, mes: 9, field: 'volumenTon', percent: null }, figures: 1 }],
  },
  sinPrecio: nothing,
  lejos: found(2, { anio: 2026, mes: 3, field: 'volumenTon', percent: -62 }, 3),
  precioMenor: found(12, { anio: 2026, mes: 1, field: 'precio', percent: -3.4 }, 12),
};

const meta = {
  title: 'Presupuestos/Piezas/ApprovalDialog',
  component: ApprovalDialog,
  args: {
    state: 'warning',
    periodoID: 'BGT-2026',
    referenteID: 'CUR-2025',
    message: null,
    conflicts: [],
    review,
    linkTo: ({ clienteProductoID }) => `periodo=BGT-2026&par=${clienteProductoID}`,
    onApprove: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ApprovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Aprobar Presupuesto' });
    await expect(dialog).toHaveTextContent('BGT-2026');
    await expect(dialog).toHaveTextContent('Esta acción no se puede deshacer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};

/** Approving waits for it. */
export const LookingThroughTheBudget: Story = {
  args: { review: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Antes de aprobar' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.offsetHeight).toBeGreaterThan(150);
    const approve = canvas.getByRole('button', { name: 'Aprobar' });
    await expect(approve).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(approve);
    await expect(args.onApprove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toBeEnabled();
  },
};

export const WhatToKnowFirst: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Antes de aprobar' });
    await expect(list).toHaveTextContent('23 pares sin presupuestar');
    await expect(list).toHaveTextContent('1 par con meses vacíos');
    await expect(list).toHaveTextContent('0 pares con volumen sin precio');
    await userEvent.click(canvas.getByText('pares sin presupuestar'));
    await waitFor(() => expect(canvas.getByText('y 3 más')).toBeVisible());
    await userEvent.click(canvas.getByText('pares sin presupuestar'));
    await userEvent.click(canvas.getByText('pares a más de un 50 % de su referente'));
    await waitFor(() => expect(canvas.getAllByText('marzo 2026 (−62,0 %) y 2 cifras más')[0]).toBeVisible());
    const [pair] = relations(1);
    const [link] = canvas
      .getAllByRole('link', { name: `${pair?.nombreCliente} · ${pair?.nombreProducto}` })
      .filter((one) => one.checkVisibility());
    await expect(link).toHaveAttribute(
      'href',
      `/presupuestos?periodo=BGT-2026&par=${pair?.clienteProductoID}`,
    );
    await userEvent.click(link as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OpenedDark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('pares con precio menor que su referente'));
    await waitFor(() => expect(canvas.getAllByText('enero 2026 (−3,4 %) y 11 cifras más')[0]).toBeVisible());
  },
};

const NOTHING_MISSING = {
  pares: 60,
  reabiertos: [],
  noPresupuestados: nothing,
  conMesesVacios: nothing,
  sinPrecio: nothing,
  lejos: nothing,
  precioMenor: nothing,
};

export const NothingIsMissing: Story = {
  args: { review: NOTHING_MISSING },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('pares con meses vacíos')).toBeVisible());
  },
};

/** Nothing would be marked, and an approval of nothing is none. */
export const NothingToApprove: Story = {
  args: { review: { ...NOTHING_MISSING, pares: 0 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/no hay nada que aprobar/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
    await expect(canvas.queryByText('Esta acción no se puede deshacer.')).not.toBeInTheDocument();
  },
};

export const WithoutAReference: Story = {
  args: { referenteID: null, review: { ...review, lejos: null, precioMenor: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Sin referente elegido/)).toBeVisible());
    await expect(canvas.queryByText(/de su referente$/)).not.toBeInTheDocument();
  },
};

export const ReferenceCannotBeHad: Story = {
  args: { review: { ...review, lejos: null, precioMenor: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Antes de aprobar' })).toHaveTextContent(
      '— pares a más de un 50 % de su referente',
    );
  },
};

export const CannotBeLookedThrough: Story = {
  args: { review: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('list', { name: 'Antes de aprobar' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText(/^No se ha podido revisar el presupuesto/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};

export const ReopenedMeanwhile: Story = {
  args: {
    review: {
      ...review,
      reabiertos: [
        { count: 42, motivo: 'Suben los fletes en octubre', usuario: 'jefa' },
        { count: 1, motivo: 'Falta el precio nuevo', usuario: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(
          '42 pares reabiertos por jefa: «Suben los fletes en octubre» · 1 par reabierto por un administrador: «Falta el precio nuevo»',
        ),
      ).toBeVisible(),
    );
  },
};

export const FiguresInConflict: Story = {
  args: {
    conflicts: [
      {
        change: {
          kind: 'volumenTon',
          ventaID: 7,
          valor: 48,
          periodoID: 'BGT-2026',
          clienteProductoPeriodoID: 3,
          clienteProductoID: 41,
        },
        actual: 40,
        usuario: 'luis',
        fecha: null,
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^1 cifra en conflicto/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
    const link = canvas.getByRole('link', { name: 'Ver la primera' });
    await expect(link).toHaveAttribute('href', '/presupuestos?periodo=BGT-2026&par=41');
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NarrowWithFindings: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('pares sin presupuestar')),
};

export const Approving: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar' }));
    await expect(args.onApprove).not.toHaveBeenCalled();
  },
};

/** What was typed is on its way: it can still be given up. */
export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^Quedan cifras por guardar/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NotAvailable: Story = {
  args: {
    state: 'failed',
    message:
      'El servicio de aprobación de presupuestos no está disponible. Por favor, contacte al administrador.',
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/no está disponible/),
};

export const NotAuthorised: Story = {
  args: {
    state: 'failed',
    message: 'No tiene autorización para aprobar presupuestos. Por favor, inicie sesión nuevamente.',
  },
};

export const NotPermitted: Story = {
  args: {
    state: 'failed',
    message: 'No tiene permisos para aprobar presupuestos. Solo los vendedores pueden aprobar presupuestos.',
  },
};

export const PeriodClosed: Story = { args: { state: 'failed', message: 'El período está cerrado' } };
export const UnknownFailure: Story = { args: { state: 'failed', message: 'Error desconocido' } };

export const Approved: Story = {
  args: { state: 'approved', message: 'Presupuesto aprobado correctamente.' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Presupuesto aprobado correctamente.')).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { args: NotPermitted.args, globals: { viewport: { value: 'narrow' } } };
