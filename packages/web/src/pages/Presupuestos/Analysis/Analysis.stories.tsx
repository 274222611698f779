import { chartMonths, salesEffects } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, waitFor, within } from 'storybook/test';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { bgt2026 } from '../../../fixtures/periods.ts';
import Analysis from './Analysis.tsx';

const rows = monthRows(bgt2026).map((row) => ({ ...row, isOpen: true }));

const meta = {
  title: 'Presupuestos/Piezas/Analysis',
  component: Analysis,
  decorators: [
    (Shown) => (
      <div style={{ minBlockSize: 420 }}>
        <Shown />
      </div>
    ),
  ],
  args: {
    measure: 'volumen',
    months: chartMonths(rows, 'volumen'),
    monedaID: 'COP',
    effects: salesEffects(rows),
  },
} satisfies Meta<typeof Analysis>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Volume: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Volumen por mes: Presupuesto y Referente, toneladas' });
    await expect(canvas.queryByText(/frente al referente/)).not.toBeInTheDocument();
  },
};

export const Prices: Story = {
  args: { measure: 'precio', months: chartMonths(rows, 'precio') },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Precios por mes: Presupuesto y Referente, COP/kg' });
  },
};

/** Sales alone say where their difference comes from. */
export const Sales: Story = {
  args: { measure: 'ventas', months: chartMonths(rows, 'ventas') },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Ventas por mes/ });
    await expect(canvas.getByText('Miles de COP frente al referente.')).toBeVisible();
  },
};

/** Of a pair that sells a few hundred a month. */
export const SalesBelowAThousand: Story = {
  args: {
    measure: 'ventas',
    months: chartMonths(rows, 'ventas').map((month, at) => ({
      ...month,
      presupuesto: 330 + at * 30,
      referente: 400,
    })),
    monedaID: 'MXN',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: /miles de MXN$/ });
    const axis = () =>
      [...(canvasElement.querySelector('.visx-axis')?.querySelectorAll('text') ?? [])].map(
        ({ textContent }) => textContent,
      );
    await waitFor(() => expect(axis()).toEqual(['0', '0,2', '0,4', '0,6', '0,8']));
    const table = canvas.getByRole('table', { name: 'Ventas por mes, miles de MXN' });
    await expect(within(table).getAllByRole('cell').at(-2)).toHaveTextContent(/^1$/);
  },
};

export const ReferenceOfTheYearBefore: Story = { args: { ...Sales.args, matched: 'CUR-2025, año −1' } };

export const SalesNarrowAndDark: Story = {
  args: Sales.args,
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
};
