import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { venta } from '../../../fixtures/months.ts';
import { bgt2026 } from '../../../fixtures/periods.ts';
import { MonthTable } from './MonthTable.tsx';

/** Volume and price of the first months, each beside 10 t at 2. */
const TYPED = [
  [16, 2],
  [10, 1.9],
  [10, 0],
  [0, 0],
] as const;

const rows = monthRows(bgt2026).map((row, at) => {
  const [volumenTon, precio] = TYPED[at] ?? [10, 2];
  return {
    ...row,
    history: false,
    venta: venta({ ventaID: at, mes: at + 1, volumenTon, precio }),
    referencia: venta({ mes: at + 1, volumenTon: 10, precio: 2 }),
  };
});

/** Figures that stand out beside their reference carry a dot, which says why. */
const meta = {
  title: 'Presupuestos/Piezas/MonthTable/Avisos',
  component: MonthTable,
  args: { rows, hasReference: true, label: 'Atunes del Caribe S.A. · Tapa', monedaID: 'COP', onAction: fn() },
} satisfies Meta<typeof MonthTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const said = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-check]')].map((dot) => dot.getAttribute('aria-label'));

export const StandingOut: Story = {
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement)).toEqual([
      'volumen muy lejos del referente (+60,0\u00a0%)',
      'precio menor que el del referente (−5,0\u00a0%)',
      'volumen sin precio',
    ]);
    const cell = canvasElement.querySelector('td:has([data-check])');
    await expect(cell).toHaveAttribute('title', said(canvasElement)[0]);
  },
};

export const StandingOutDark: Story = { ...StandingOut, globals: { scheme: 'dark' } };
export const StandingOutNarrow: Story = { ...StandingOut, globals: { viewport: { value: 'narrow' } } };

export const HistoryIsNobodysToChange: Story = {
  args: { rows: rows.map((row) => ({ ...row, history: true })) },
  play: async ({ canvasElement }) => expect(said(canvasElement)).toEqual([]),
};
