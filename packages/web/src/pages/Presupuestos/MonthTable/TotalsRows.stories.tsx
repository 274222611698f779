import type { Decorator, Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { venta } from '../../../fixtures/months.ts';
import { bgt2026 } from '../../../fixtures/periods.ts';
import { inRoom } from '../stories/in-room.tsx';
import { MonthTable } from './MonthTable.tsx';

const rows = monthRows(bgt2026).map((row, at) => ({
  ...row,
  venta: venta({ ventaID: at, mes: at + 1, volumenTon: 10.5, precio: 2 }),
  referencia: venta({ mes: at + 1, volumenTon: 10, precio: 2.5 }),
}));

/** The lines below the months, in the table that they belong to. */
const meta = {
  title: 'Presupuestos/Piezas/MonthTable/Totales',
  component: MonthTable,
  args: { rows, hasReference: true, label: 'Atunes del Caribe S.A. · Tapa', monedaID: 'COP', onAction: fn() },
} satisfies Meta<typeof MonthTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a cell shows to those who see it. */
const shown = (cell: Element) =>
  [...cell.querySelectorAll('span > span, small')].map((part) => part.lastChild?.textContent).join(' ') ||
  cell.textContent;
const figures = (row: HTMLElement | null | undefined) => [...(row?.querySelectorAll('td') ?? [])].map(shown);
const differenceRow = (root: HTMLElement) =>
  root.querySelector<HTMLElement>('tfoot tr:last-child') ?? document.createElement('tr');

export const BesideTheReference: Story = {
  // On a phone a difference has a line of its own.
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Diferencia' })).toBeVisible();
    await expect(figures(differenceRow(canvasElement))).toEqual([
      '+6 +5,0\u00a0%',
      '−0,5 −20,0\u00a0%',
      '\u00a0',
      '\u00a0',
    ]);
  },
};

export const UnderTheirColumns: Story = {
  ...BesideTheReference,
  // A page of documentation is as wide as its window.
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const rightEdges = (cells: Iterable<Element>) =>
      [...cells].map((cell) => cell.getBoundingClientRect().right);
    const [, ...header] = canvasElement.querySelectorAll('thead th');
    await expect(rightEdges(differenceRow(canvasElement).querySelectorAll('td'))).toEqual(rightEdges(header));
  },
};

export const WithoutReference: Story = {
  args: { rows: rows.map((row) => ({ ...row, referencia: null })) },
  play: async ({ canvasElement }) =>
    expect(figures(differenceRow(canvasElement))).toEqual(['—', '—', '\u00a0', '\u00a0']),
};

export const SomeMonthsWithoutReference: Story = {
  args: { rows: rows.map((row, at) => (at < 4 ? { ...row, referencia: null } : row)) },
  play: async ({ canvas, canvasElement }) => {
    const row = (name: string | RegExp) => canvas.getByRole('rowheader', { name }).closest('tr');
    await expect(figures(row('Total'))).toEqual(['126', '2', '—', '—']);
    await expect(figures(row(/^Comparables 8\/12/))).toEqual(['84', '2', '80', '2,5']);
    await expect(figures(differenceRow(canvasElement))[0]).toBe('+4 +5,0\u00a0%');
  },
};

/** Each line has its whole name on a phone as well. */
export const NamedOnAPhone: Story = {
  ...SomeMonthsWithoutReference,
  decorators: inRoom(366),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const name = document.createRange();
    for (const head of canvasElement.querySelectorAll('tfoot th')) {
      name.selectNodeContents(head);
      const [text, room] = [name.getBoundingClientRect(), head.getBoundingClientRect()];
      await expect(text.right).toBeLessThanOrEqual(room.right);
    }
  },
};

/** Both lines stay at the foot of a table that scrolls. */
const scrolling = (width: number): Decorator[] => [
  (Table) => (
    <div style={{ blockSize: 300, overflow: 'auto' }} data-scroll>
      <Table />
    </div>
  ),
  inRoom(width),
];

const staysInView: Story['play'] = async ({ canvasElement }) => {
  const room = canvasElement.querySelector('[data-scroll]');
  const foot = canvasElement.querySelector('tfoot');
  if (!room || !foot) throw new Error('no table');
  const gap = () => Math.round(room.getBoundingClientRect().bottom - foot.getBoundingClientRect().bottom);
  room.scrollTop = 0;
  await expect(gap()).toBe(0);
  room.scrollTop = 120;
  await expect(gap()).toBe(0);
};

export const StaysInView: Story = { decorators: scrolling(760), play: staysInView };
export const StaysInViewInLittleRoom: Story = { decorators: scrolling(560), play: staysInView };
export const ScrollsWithTheMonthsOnAPhone: Story = {
  decorators: scrolling(366),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const room = canvasElement.querySelector('[data-scroll]');
    const foot = canvasElement.querySelector('tfoot');
    if (!room || !foot) throw new Error('no table');
    await expect(foot.getBoundingClientRect().top).toBeGreaterThan(room.getBoundingClientRect().bottom);
  },
};
