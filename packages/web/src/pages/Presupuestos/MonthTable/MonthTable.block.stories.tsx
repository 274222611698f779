import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { bgt2026 } from '../../../fixtures/periods.ts';
import { MonthTable } from './MonthTable.tsx';

/** Several cells at once: selected, and what the keys do with them. */
const meta = {
  title: 'Presupuestos/Piezas/MonthTable/Bloques',
  component: MonthTable,
  args: {
    hasReference: true,
    rows: monthRows(bgt2026).map((row, at) => ({
      ...row,
      picked: { volumenTon: at > 1 && at < 5, precio: at > 1 && at < 5 },
    })),
    label: 'Atunes del Caribe S.A. · Tapa',
    monedaID: 'COP',
    onAction: fn(),
  },
} satisfies Meta<typeof MonthTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('Seleccionadas 6 cifras, volumen y precio, de marzo 2026 a mayo 2026.'),
    ).toBeInTheDocument();
    canvas.getByRole('textbox', { name: 'Marzo 2026, volumen' }).focus();
    const cell = { ventaID: 1002, field: 'volumenTon' };
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onAction).toHaveBeenLastCalledWith({
      type: 'block.extended',
      ...cell,
      months: 0,
      fields: 1,
    });
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'block.filled', ...cell });
    await userEvent.keyboard('{Delete}');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'block.cleared', ...cell });
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'block.left', ...cell });
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Arrows go to the other figure of the month, except between digits. */
export const ToTheSide: Story = {
  args: { rows: monthRows(bgt2026) },
  play: async ({ canvas, userEvent }) => {
    const volume = canvas.getByRole('textbox', { name: 'Marzo 2026, volumen' });
    const price = canvas.getByRole('textbox', { name: 'Marzo 2026, precio' });
    await userEvent.click(volume);
    await userEvent.keyboard('{ArrowRight}');
    await expect(price).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(volume).toHaveFocus();
    await userEvent.keyboard('12{ArrowRight}');
    await expect(price).toHaveFocus();
    await userEvent.keyboard('{F2}{ArrowLeft}');
    await expect(price).toHaveFocus();
    await expect(price).toHaveProperty('selectionStart', (price as HTMLInputElement).value.length - 1);
  },
};
