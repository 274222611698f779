import { salesEffects } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { bgt2026 } from '../../../fixtures/periods.ts';
import { Effects } from './Effects.tsx';

const rows = monthRows(bgt2026);

const meta = {
  title: 'Presupuestos/Piezas/Effects',
  component: Effects,
  args: { effects: salesEffects(rows), monedaID: 'COP' },
  // Exact sums are no JSON, which the documentation's field for it would make of them.
  argTypes: { effects: { control: false } },
} satisfies Meta<typeof Effects>;

export default meta;
type Story = StoryObj<typeof meta>;

const figures = (root: HTMLElement) =>
  [...root.querySelectorAll('dd')].map((dd) =>
    Number((dd.firstChild?.textContent ?? '').replace(/[+.]/g, '').replace('−', '-')),
  );

export const VolumeAndPrice: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Miles de COP frente al referente.')).toBeVisible();
    const [volume = 0, price = 0, difference] = figures(canvasElement);
    await expect(volume + price).toBe(difference);
    await expect(canvas.getByText(/^[+−]\d+,\d.%$/)).toBeVisible();
  },
};

export const SomeMonthsWithoutReference: Story = {
  args: { effects: salesEffects(rows.map((row, at) => (at < 3 ? { ...row, referencia: null } : row))) },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Miles de COP, 9 de 12 meses: los que tienen referente.')).toBeVisible(),
};

export const NothingToCompareWith: Story = {
  args: { effects: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(3);
    await expect(canvas.getByText('Sin meses del referente con los que comparar.')).toBeVisible();
  },
};

/** Its prices are missing for the currency alone: nothing has fallen, and there are months to compare. */
export const ReferenceInAnotherCurrency: Story = {
  args: { effects: null, isAbroad: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(3);
    await expect(
      canvas.getByText('El referente está en otra moneda: sus precios no se pueden comparar.'),
    ).toBeVisible();
  },
};

export const SomeMonthsInAnotherCurrency: Story = {
  args: { ...SomeMonthsWithoutReference.args, isAbroad: true },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('Miles de COP, 9 de 12 meses: los que tienen referente en la misma moneda.'),
    ).toBeVisible(),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
