import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { aprobacion, momentFigures } from '../../../fixtures/changes.ts';
import { chosenRelation } from '../../../fixtures/relations.ts';
import { MomentDialog } from './MomentDialog.tsx';

const meta = {
  title: 'Presupuestos/Piezas/MomentDialog',
  component: MomentDialog,
  args: {
    state: 'previewed',
    periodoID: 'BGT-2026',
    pair: chosenRelation,
    scope: 'todo',
    approval: aprobacion.fecha,
    fecha: aprobacion.fecha,
    cifras: momentFigures,
    problem: null,
    onScope: fn(),
    onMoment: fn(),
    onRestore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MomentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheApproval: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^5 cifras en 3 pares volverán a como estaban el /)).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a ese momento' }));
    await expect(args.onRestore).toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const ADateAndHour: Story = {
  args: { scope: 'par', approval: null, fecha: null, state: 'choosing', cifras: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Volver a ese momento' })).toBeDisabled();
    const when = canvas.getByLabelText('Fecha y hora');
    await userEvent.type(when, '2025-11-03T18:04');
    await expect(args.onMoment).toHaveBeenLastCalledWith(new Date(2025, 10, 3, 18, 4).toISOString());
  },
};

/** Another moment than the approval, and back to it. */
export const OtherwiseThanApproved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const which = canvas.getByRole('combobox', { name: 'A qué momento' });
    await userEvent.selectOptions(which, 'Otra fecha y hora');
    await waitFor(() => expect(canvas.getByLabelText('Fecha y hora')).toBeVisible());
    await userEvent.selectOptions(which, 'aprobacion');
    await expect(args.onMoment).toHaveBeenLastCalledWith(aprobacion.fecha);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Qué vuelve' }), 'par');
    await expect(args.onScope).toHaveBeenCalledWith('par');
  },
};

export const Loading: Story = { args: { state: 'loading', cifras: [] } };

export const NothingStoodOtherwise: Story = {
  args: { cifras: [] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Los meses abiertos ya están como estaban el /)).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Volver a ese momento' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { state: 'failed', cifras: [], problem: 'Error al cargar el presupuesto de ese momento' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** More than can be read are counted. */
export const ManyFigures: Story = {
  args: {
    cifras: Array.from({ length: 250 }).flatMap((_, at) =>
      momentFigures.map((cifra, of) => ({ ...cifra, ventaID: at * 10 + of, clienteProductoPeriodoID: at })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('… y 1.050 más.')).toBeInTheDocument();
  },
};
