import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import PairGone from './PairGone.tsx';

const meta = {
  title: 'Presupuestos/Piezas/PairGone',
  component: PairGone,
  args: {
    pair: {
      nombreCliente: 'Envases Andinos',
      nombreProducto: 'Lámina TFS 0,16 × 876',
      figures: [{ ventaID: 3, field: 'volumenTon', valor: 413 }],
    },
  },
} satisfies Meta<typeof PairGone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhileTyping: Story = {
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(
      'Envases Andinos · Lámina TFS 0,16 × 876 ya no está en su lista; «413» no se ha guardado.',
    );
    await expect(document.activeElement).toContainElement(sentence);
  },
};

export const WhileReading: Story = {
  args: { pair: { ...meta.args.pair, figures: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ya no está en su lista\.$/)).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
