import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longNames, relations } from '../../../fixtures/relations.ts';
import { ApprovalDialog } from './ApprovalDialog.tsx';

const meta = {
  component: ApprovalDialog,
  args: {
    state: 'warning',
    periodoID: 'BGT-2026',
    message: null,
    conflicts: [],
    review: {
      noPresupuestados: {
        count: 12,
        pairs: relations(5).map(({ nombreCliente, nombreProducto }) => ({ nombreCliente, nombreProducto })),
      },
      conMesesVacios: { count: 1, pairs: [longNames] },
      sinPrecio: { count: 0, pairs: [] },
    },
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

export const LookingThroughTheBudget: Story = {
  args: { review: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Antes de aprobar' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.offsetHeight).toBeGreaterThan(90);
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar' }));
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};

export const WhatToKnowFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Antes de aprobar' });
    await expect(list).toHaveTextContent('12 pares sin presupuestar');
    await expect(list).toHaveTextContent('1 par con meses vacíos');
    await expect(list).toHaveTextContent('0 pares con volumen sin precio');
    await userEvent.click(canvas.getByText('pares sin presupuestar'));
    await expect(canvas.getByText('y 7 más')).toBeVisible();
  },
};

export const NothingIsMissing: Story = {
  args: {
    review: {
      noPresupuestados: { count: 0, pairs: [] },
      conMesesVacios: { count: 0, pairs: [] },
      sinPrecio: { count: 0, pairs: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pares con meses vacíos')).toBeVisible();
  },
};

export const CannotBeLookedThrough: Story = {
  args: { review: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Antes de aprobar' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Esta acción no se puede deshacer.')).toBeVisible();
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
    await expect(canvas.getByText(/^1 cifra en conflicto/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aprobar' })).toBeDisabled();
    const link = canvas.getByRole('link', { name: 'Ver la primera' });
    await expect(link).toHaveAttribute('href', '/presupuestos?periodo=BGT-2026&par=41');
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NarrowWithFindings: Story = { globals: { viewport: { value: 'narrow' } } };

export const Approving: Story = {
  args: { state: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar' }));
    await expect(args.onApprove).not.toHaveBeenCalled();
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
    await expect(canvas.getByText('Presupuesto aprobado correctamente.')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { args: NotPermitted.args, globals: { viewport: { value: 'narrow' } } };
