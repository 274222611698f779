import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { chosenRelation, longNames } from '../../../fixtures/relations.ts';
import { RemovalDialog } from './RemovalDialog.tsx';

const meta = {
  title: 'Presupuestos/Piezas/RemovalDialog',
  component: RemovalDialog,
  args: { pair: chosenRelation, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof RemovalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Confirmar eliminación' });
    await expect(dialog).toHaveTextContent(chosenRelation.nombreCliente);
    await expect(dialog).toHaveTextContent(chosenRelation.nombreProducto);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = { args: { pair: longNames } };

export const NotAsking: Story = {
  args: { pair: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument(),
};
