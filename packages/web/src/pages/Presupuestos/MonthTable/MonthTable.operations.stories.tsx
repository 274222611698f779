import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { bgt2026 } from '../../../fixtures/periods.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { MonthTable } from './MonthTable.tsx';

/** Arithmetic typed into a cell. */
const meta = {
  title: 'Presupuestos/Piezas/MonthTable/Operaciones',
  component: MonthTable,
  args: {
    hasReference: true,
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

/** On a phone no month moves when the reference comes, also one that it lacks. */
export const ReferenceLacksMonths: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: function Lacking(args) {
    const [step, setStep] = useState<'awaited' | 'come' | 'none'>('awaited');
    const rows = args.rows.map((row, at) => (step === 'come' && at > 5 ? row : { ...row, referencia: null }));
    return (
      <>
        <Button onClick={() => setStep('come')}>Llega el referente</Button>
        <Button onClick={() => setStep('none')}>Sin referente</Button>
        <MonthTable
          {...args}
          rows={rows}
          hasReference={step !== 'none'}
          awaitsReference={step === 'awaited'}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const december = canvas.getByRole('textbox', { name: 'Diciembre 2026, volumen' });
    const top = () => topOf(december) - topOf(canvas.getByRole('table'));
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Llega el referente' }));
    await canvas.findByText(/^6\/12/);
    await expect(top()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Sin referente' }));
    await expect(top()).toBeLessThan(before);
  },
};

/** What counts from the reference stays in its cell until that comes, and counts then. */
export const ReferenceOnItsWay: Story = {
  render: function OnItsWay(args) {
    const [awaitsReference, setAwaited] = useState(true);
    const rows = args.rows.map((row) => (awaitsReference ? { ...row, referencia: null } : row));
    return (
      <>
        <button type="button" onClick={() => setAwaited(false)}>
          Llega el referente
        </button>
        <MonthTable {...args} rows={rows} awaitsReference={awaitsReference} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Febrero 2026, volumen' });
    await userEvent.click(cell);
    await userEvent.keyboard('=ref+3%');
    await expect(canvas.getByText('El referente aún no ha llegado')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(cell).not.toHaveFocus();
    await expect(cell).toHaveValue('=ref+3%');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('img', { name: 'El referente aún no ha llegado' })).toBeVisible();
    const left = { type: 'cell.left', ventaID: 1001, field: 'volumenTon' };
    await expect(args.onAction).not.toHaveBeenCalledWith(left);
    await userEvent.click(cell);
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Alt>}{ArrowDown}{/Alt}{Tab}');
    await expect(cell).toHaveValue('=ref+3%');

    await userEvent.click(canvas.getByRole('button', { name: 'Llega el referente' }));
    const referencia = args.rows[1]?.referencia?.volumenTon ?? 0;
    const valor = Math.round(referencia * 1_030) / 1_000;
    await expect(referencia).toBeGreaterThan(0);
    await expect(args.onAction).toHaveBeenCalledWith({ ...left, type: 'cell.typed', valor });
    await expect(args.onAction).toHaveBeenLastCalledWith(left);
    await expect(args.onAction).not.toHaveBeenCalledWith({ ...left, type: 'cell.replicated' });
    await expect(cell).not.toHaveAttribute('aria-invalid');
  },
};

/** On a phone it stands under each month, whose line is there before: no month moves when it comes. */
export const ReferenceOnItsWayNarrow: Story = {
  ...ReferenceOnItsWay,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row');
    const placesOf = () => rows.map((row) => Math.round(row.getBoundingClientRect().top));
    const textOf = () => rows.map((row) => row.textContent).join();
    const [before, was] = [placesOf(), textOf()];
    await userEvent.click(canvas.getByRole('button', { name: 'Llega el referente' }));
    await waitFor(() => expect(textOf()).not.toBe(was));
    await expect(placesOf()).toEqual(before);
  },
};

/** It stays as well where there is none, until Esc. */
export const NoReference: Story = {
  args: { rows: monthRows(bgt2026).map((row) => ({ ...row, referencia: null })) },
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Febrero 2026, precio' });
    const before = cell.getAttribute('value');
    await userEvent.click(cell);
    await userEvent.keyboard('=ref{Enter}');
    await expect(cell).toHaveValue('=ref');
    await expect(canvas.getByRole('img', { name: 'Este mes no tiene referente' })).toBeVisible();
    await userEvent.click(cell);
    await userEvent.keyboard('{Escape}{Tab}');
    await expect(cell).toHaveValue(before);
    await expect(cell).not.toHaveAttribute('aria-invalid');
    await expect(args.onAction).toHaveBeenCalledWith({
      type: 'cell.restored',
      ventaID: 1001,
      field: 'precio',
    });
  },
};
