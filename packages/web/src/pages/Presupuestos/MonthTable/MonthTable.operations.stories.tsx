import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { bgt2026 } from '../../../fixtures/periods.ts';
import { MonthTable } from './MonthTable.tsx';

/** Arithmetic typed into a cell. */
const meta = {
  title: 'Presupuestos/Piezas/MonthTable/Operaciones',
  component: MonthTable,
  args: {
    rows: monthRows(bgt2026).map((row) => ({ ...row, venta: { ...row.venta, volumenTon: 200 } })),
    label: 'Atunes del Caribe S.A. · Tapa',
    monedaID: 'COP',
    onAction: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Febrero 2026, volumen' });
    await waitFor(async () => {
      await userEvent.click(cell);
      await userEvent.keyboard('{Escape}+5%');
      await expect(canvas.getByText('= 210')).toBeVisible();
    });
    await expect(cell).not.toHaveAttribute('aria-invalid');
    const typed = { type: 'cell.typed', ventaID: 1001, field: 'volumenTon', valor: 210 };
    await expect(args.onAction).toHaveBeenLastCalledWith(typed);
  },
} satisfies Meta<typeof MonthTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Result: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Not complete yet, or with nothing to count from. */
export const NoResult: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Diciembre 2026, precio' }));
    await userEvent.keyboard('=5/0');
    await expect(canvas.getByText('= …')).toBeVisible();
  },
};
