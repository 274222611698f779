import type { Field } from '@presupuesto/machines';
import type { Meta, StoryObj } from '@storybook/react';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { dropText } from '../../../app/stories/drop-text.ts';
import { monthRows } from '../../../fixtures/month-rows.ts';
import { bgt2026, sop10 } from '../../../fixtures/periods.ts';
import { inRoom } from '../stories/in-room.tsx';
import type { CellAction } from './cell-action.ts';
import { MonthTable, type MonthTableProps } from './MonthTable.tsx';

type Saved = (ventaID: number, field: Field, valor: number) => void;

/** Keeps a good number that is left in a cell, and says so to `onSaved`. */
function Kept({ onSaved, ...props }: MonthTableProps & { readonly onSaved: Saved }) {
  const [rows, setRows] = useState(props.rows);
  const typed = useRef<number | null>(null);
  function handleAction(action: CellAction): void {
    props.onAction(action);
    if (action.type === 'cell.typed') typed.current = action.valor;
    if (action.type !== 'cell.left' || typed.current === null) return;
    const { ventaID, field } = action;
    const valor = typed.current;
    onSaved(ventaID, field, valor);
    setRows((rows) =>
      rows.map((row) =>
        row.venta.ventaID === ventaID ? { ...row, venta: { ...row.venta, [field]: valor } } : row,
      ),
    );
  }
  return <MonthTable {...props} rows={rows} onAction={handleAction} />;
}

const meta = {
  title: 'Presupuestos/Piezas/MonthTable',
  component: Kept,
  subcomponents: { MonthTable },
  args: {
    hasReference: true,
    rows: monthRows(bgt2026),
    label: 'Atunes del Caribe S.A. · Tapa',
    monedaID: 'COP',
    onAction: fn(),
    onSaved: fn(),
  },
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneYear: Story = {
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'Período',
      'Volumen Toneladas',
      'Precio Kg (COP)',
      'Volumen Referente',
      'Precio Kg Referente',
    ]);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(24);
  },
};

export const TypingIsSavedOnLeaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Febrero 2026, volumen' });
    await userEvent.click(cell);
    await expect(cell).toHaveProperty('selectionEnd', (cell as HTMLInputElement).value.length);
    await userEvent.keyboard('1234,567');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await expect(args.onSaved).toHaveBeenCalledWith(1001, 'volumenTon', 1234.567);
    await expect(cell).toHaveValue('1.234,57');
    await userEvent.click(cell);
    await expect(cell).toHaveValue('1234,567');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Mayo 2026, precio' }));
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

export const WalkedLikeASpreadsheet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const at = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.click(at('Enero 2026, volumen'));
    await userEvent.keyboard('10{Enter}');
    await expect(at('Febrero 2026, volumen')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(at('Marzo 2026, volumen')).toHaveFocus();
    await userEvent.tab();
    await expect(at('Marzo 2026, precio')).toHaveFocus();
    await userEvent.tab();
    await expect(at('Abril 2026, volumen')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(at('Marzo 2026, volumen')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(at('Febrero 2026, precio')).toHaveFocus();
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await expect(args.onSaved).toHaveBeenCalledWith(1000, 'volumenTon', 10);
  },
};

export const EnterSavesTheLastMonthToo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const last = canvas.getByRole('textbox', { name: 'Diciembre 2026, precio' });
    await userEvent.click(last);
    await userEvent.keyboard('7000{Enter}');
    await expect(args.onSaved).toHaveBeenCalledOnce();
    await expect(args.onSaved).toHaveBeenCalledWith(1011, 'precio', 7000);
    await expect(last).toHaveFocus();
  },
};

/** Where no cell follows, the figure is saved and the cell keeps the focus; a caret that has text to go through goes on through it. */
export const ArrowsSaveAtTheEdgeToo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const edges = [
      ['Diciembre 2026, volumen', '11{ArrowDown}', 1011, 'volumenTon', 11],
      ['Diciembre 2026, precio', '7012{ArrowDown}', 1011, 'precio', 7012],
      ['Enero 2026, volumen', '13{ArrowUp}', 1000, 'volumenTon', 13],
      ['Enero 2026, precio', '7014{ArrowUp}', 1000, 'precio', 7014],
      ['Marzo 2026, precio', '7015{ArrowRight}', 1002, 'precio', 7015],
      ['Abril 2026, volumen', '61{ArrowLeft}{ArrowLeft}{ArrowLeft}', 1003, 'volumenTon', 61],
    ] as const;
    for (const [name, keys, ventaID, field, valor] of edges) {
      const cell = canvas.getByRole<HTMLInputElement>('textbox', { name });
      await userEvent.click(cell);
      await userEvent.keyboard(keys);
      await expect(args.onSaved).toHaveBeenLastCalledWith(ventaID, field, valor);
      await expect(cell).toHaveFocus();
      await expect(cell).toHaveProperty('selectionEnd', cell.value.length);
      await expect(cell).toHaveProperty('selectionStart', 0);
    }
    await userEvent.keyboard('25{ArrowLeft}{ArrowLeft}4');
    await expect(canvas.getByRole('textbox', { name: 'Abril 2026, volumen' })).toHaveValue('425');
    await expect(args.onSaved).toHaveBeenCalledTimes(edges.length);
  },
};

const withConflicts = monthRows(bgt2026).map((row, at) =>
  at === 1
    ? {
        ...row,
        venta: { ...row.venta, volumenTon: 48 },
        pending: { volumenTon: true, precio: false },
        conflict: { volumenTon: { actual: 40, usuario: 'luis', fecha: '2026-11-03T18:04:00.000Z' } },
      }
    : row,
);

/** Somebody else has saved another figure since: both are there, and the choice. */
export const InConflict: Story = {
  args: { rows: withConflicts },
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Febrero 2026, volumen' });
    await expect(cell).toHaveValue('48');
    await expect(cell).toHaveAccessibleDescription(/usted escribió 48 y luis puso 40 el 3 de noviembre/);
    await expect(canvas.getByRole('img', { name: 'en conflicto' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^1 cifra en conflicto. Febrero 2026, volumen: usted escribió 48 y luis puso 40/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar 40 en el volumen de febrero 2026' }));
    await expect(args.onAction).toHaveBeenCalledWith({
      type: 'conflict.left',
      ventaID: 1001,
      field: 'volumenTon',
    });
    await expect(cell).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Poner 48 en el volumen de febrero 2026' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({
      type: 'conflict.put',
      ventaID: 1001,
      field: 'volumenTon',
    });
  },
};

export const ConflictDecidedByKeyboard: Story = {
  args: { rows: withConflicts },
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Febrero 2026, volumen' });
    await userEvent.click(cell);
    await userEvent.keyboard('{Alt>}p{/Alt}');
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'conflict.put' }));
    await userEvent.keyboard('{Alt>}d{/Alt}');
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'conflict.left' }));
    await userEvent.keyboard('50{Alt>}p{/Alt}');
    await expect(args.onSaved).toHaveBeenCalledWith(1001, 'volumenTon', 50);
    await expect(cell).toHaveFocus();
  },
};

const longConflicts = withConflicts.map((row, at) => {
  const fecha = '2026-11-03T18:04:00.000Z';
  const usuario = 'maria.fernanda.gutierrez';
  if (at === 1) {
    const venta = { ...row.venta, volumenTon: 1234567.891 };
    return { ...row, venta, conflict: { volumenTon: { actual: 9876543.219, usuario, fecha } } };
  }
  if (at !== 2) return row;
  const unknown = { actual: 1, usuario: null, fecha: null };
  return { ...row, conflict: { volumenTon: unknown, precio: { ...unknown, usuario } } };
});

export const ConflictsWithLongFigures: Story = { args: { rows: longConflicts } };

export const ConflictsNarrow: Story = {
  ...ConflictsWithLongFigures,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Dejar / })).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EscapeAndBadNumbersRestore: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Enero 2026, precio' });
    const before = (cell as HTMLInputElement).value;
    await userEvent.click(cell);
    await userEvent.keyboard('99{Escape}');
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cell).toHaveValue(before);
    await userEvent.click(cell);
    await userEvent.keyboard('doce{Enter}');
    await expect(cell).toHaveValue(before);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Replicating: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Marzo 2026, volumen' }));
    await userEvent.keyboard('42{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onAction).toHaveBeenCalledWith({
      type: 'cell.typed',
      ventaID: 1002,
      field: 'volumenTon',
      valor: 42,
    });
    const replicated = { type: 'cell.replicated' } as const;
    await expect(args.onAction).toHaveBeenLastCalledWith({
      ...replicated,
      ventaID: 1002,
      field: 'volumenTon',
    });
    await userEvent.click(
      canvas.getByRole('button', { name: 'Replicar el precio de abril 2026 hacia abajo' }),
    );
    await expect(args.onAction).toHaveBeenLastCalledWith({ ...replicated, ventaID: 1003, field: 'precio' });
  },
};

export const PastingARange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Marzo 2026, precio' }));
    await userEvent.keyboard('9');
    await userEvent.paste('1.234,5\t"1234.5"\r\n\tno\r\n');
    await expect(args.onAction).toHaveBeenLastCalledWith({
      type: 'rows.pasted',
      ventaID: 1002,
      field: 'precio',
      block: [
        [
          { text: '1.234,5', figure: 1234.5, money: false },
          { text: '1234.5', figure: 1234.5, money: false },
        ],
        [
          { text: '', figure: null, money: false },
          { text: 'no', figure: null, money: false },
        ],
      ],
    });
    await userEvent.tab();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** How a single figure of March's price is handed on to be refused. */
const rangeOfOne = (text: string) => ({
  type: 'rows.pasted',
  ventaID: 1002,
  field: 'precio',
  block: [[expect.objectContaining({ text })]],
  units: undefined,
});

/** A single figure that could be two, or is no price of the pair, is refused as it is in a range, and nothing is typed. */
export const PastingADoubtfulFigure: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Marzo 2026, precio' });
    await userEvent.click(price);
    const before = price.value;
    for (const text of ['1,234', '12,50 €', '12,5 t']) {
      await userEvent.paste(text);
      await expect(args.onAction).toHaveBeenLastCalledWith(rangeOfOne(text));
      await expect(price).toHaveValue(before);
    }
    await userEvent.paste('$ 12,5');
    await expect(price).toHaveValue('12,5');
  },
};

/** What is dragged into a cell and dropped there is held to the same, and replaces its figure. */
export const DroppingAFigure: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Marzo 2026, precio' });
    await userEvent.click(price);
    const before = price.value;
    for (const text of ['1,234', '12,50 €', '12,5 t']) {
      dropText(price, text);
      await expect(args.onAction).toHaveBeenLastCalledWith(rangeOfOne(text));
      await expect(price).toHaveValue(before);
    }
    dropText(price, ' $ 12,5 ');
    await waitFor(() => expect(price).toHaveValue('12,5'));
    dropText(price, '7100');
    await waitFor(() => expect(price).toHaveValue('7100'));
  },
};

/** A second click, or F2, changes single digits; Esc takes everything back and selects it again. */
export const TheCaretAndTheSelection: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Abril 2026, volumen' });
    const selected = () => cell.value.slice(cell.selectionStart ?? 0, cell.selectionEnd ?? 0);
    cell.focus();
    await userEvent.click(cell);
    await expect(selected()).toBe(cell.value);
    await userEvent.keyboard('{F2}');
    await expect(selected()).toBe('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(selected()).toBe(cell.value));
    await userEvent.keyboard('28*1,05');
    await expect(cell).toBeInvalid();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toBeValid();
  },
};

export const NoFigureDark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Abril 2026, volumen' });
    await userEvent.click(cell);
    await userEvent.keyboard('28*1,05');
    await expect(cell).toBeInvalid();
  },
};

export const PastingASign: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Abril 2026, precio' });
    await userEvent.click(cell);
    await userEvent.paste('$ 4.500,25\r\n');
    await waitFor(() => expect(cell).toHaveValue('4500,25'));
  },
};

export const PastingOneValue: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cell = canvas.getByRole('textbox', { name: 'Marzo 2026, volumen' });
    await userEvent.click(cell);
    await userEvent.paste('1.234,5\n');
    await expect(cell).toHaveValue('1.234,5');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await userEvent.tab();
    await expect(args.onSaved).toHaveBeenCalledWith(1002, 'volumenTon', 1234.56);
  },
};

export const HistoryMonthsAndTwoYears: Story = {
  // On a phone they are folded.
  globals: { viewport: { value: 'wide' } },
  args: { rows: monthRows(sop10) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /meses anteriores/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Septiembre 2025, volumen' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Septiembre 2025/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' })).toBeEnabled();
    const paper = (name: RegExp) => getComputedStyle(canvas.getByRole('row', { name })).backgroundColor;
    await expect(paper(/^Septiembre.*2025/)).not.toBe(paper(/^Octubre.*2025/));
    const line = (name: RegExp) =>
      getComputedStyle(canvas.getByRole('rowheader', { name })).borderBlockStartWidth;
    await expect(line(/Enero.*2026/)).toBe('1px');
    await expect(line(/Febrero.*2026/)).toBe('0px');
  },
};

export const NotYetConfirmed: Story = {
  args: {
    rows: monthRows(bgt2026).map((row, at) =>
      at % 3 === 1 ? { ...row, pending: { volumenTon: true, precio: true } } : row,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'pendiente' })).toHaveLength(8);
  },
};

export const NoReference: Story = {
  args: { rows: monthRows(bgt2026).map((row) => ({ ...row, referencia: null })) },
};

export const LargeAmounts: Story = {
  args: {
    monedaID: 'CLP',
    rows: monthRows(bgt2026).map((row) => ({
      ...row,
      venta: { ...row.venta, volumenTon: 99_999_999, precio: 99_999_999.99 },
      referencia: { ...row.venta, volumenTon: 99_999_999.99, precio: 99_999_999.99 },
      pending: { volumenTon: true, precio: false },
    })),
  },
};

export const Narrow: Story = {
  args: { rows: monthRows(sop10) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const past = canvas.getByRole('textbox', { name: 'Septiembre 2025, volumen', hidden: true });
    const months = canvas.getByRole('button', { name: 'Ver 9 meses anteriores', expanded: false });
    await expect(past).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Octubre 2025, volumen' })).toBeVisible();
    await userEvent.click(months);
    await expect(past).toBeVisible();
    await expect(months).toHaveAccessibleName('Ocultar meses anteriores');
    await expect(months).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(months);
    await expect(past).not.toBeVisible();
  },
};
/** No figure is cut at rest. */
const uncut: Story['play'] = async ({ canvas }) => {
  const cell = canvas.getByRole('textbox', { name: 'Enero 2026, precio' });
  await expect(cell).toHaveValue('99.999.999,99');
  await expect(cell.scrollWidth).toBe(cell.clientWidth);
};

export const NarrowLargeAmounts: Story = {
  args: LargeAmounts.args,
  globals: { viewport: { value: 'narrow' } },
  play: uncut,
};

/** A phone of 412 px: the names of the columns stand clear of one another. */
export const NarrowHeads: Story = {
  args: { rows: monthRows(bgt2026) },
  decorators: inRoom(386),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const text = document.createRange();
    const [period, volume] = [/^Período/, /^Volumen\s*Toneladas/].map((name) => {
      text.selectNodeContents(canvas.getByRole('columnheader', { name }));
      return text.getBoundingClientRect();
    });
    await expect((volume?.left ?? 0) - (period?.right ?? 0)).toBeGreaterThan(4);
  },
};

/** The room that the list leaves on a small laptop. */
export const LargeAmountsInLittleRoom: Story = {
  args: LargeAmounts.args,
  decorators: inRoom(680),
  play: uncut,
};

/** The least that texts keep to the edges of their cells. */
const PADDING_PX = 8;

/** What of the table is wider than its place: figures that are typed in, and texts. */
function cutIn(root: HTMLElement): string[] {
  const text = document.createRange();
  return [...root.querySelectorAll<HTMLElement>('input, th')].flatMap((one) => {
    const name = one instanceof HTMLInputElement ? one.value : (one.textContent ?? '');
    if (one instanceof HTMLInputElement) return one.scrollWidth > one.clientWidth ? [name] : [];
    text.selectNodeContents(one);
    const [{ left, right }, room] = [text.getBoundingClientRect(), one.getBoundingClientRect()];
    return left < room.left + PADDING_PX || right > room.right - PADDING_PX ? [name] : [];
  });
}

const pesos = monthRows(bgt2026).map((row) => ({ ...row, venta: { ...row.venta, precio: 16_330.39 } }));

/** As in the window of a phone on its side, beside the list, with the months of the year before. */
const inLittleRoom = (width: number): Story => ({
  args: { rows: pesos, matched: 'CUR-2026, año −1' },
  decorators: inRoom(width),
  globals: { viewport: { value: 'middle' } },
  play: async ({ canvasElement }) => expect(cutIn(canvasElement)).toEqual([]),
});

export const PricesInPesosInLittleRoom = inLittleRoom(522);
export const PricesInPesosInMoreRoom = inLittleRoom(662);

/** Figures that somebody else has just changed stand out for a moment; a screen reader does not announce them. */
export const ChangedByOthers: Story = {
  args: {
    rows: monthRows(bgt2026).map((row, at) =>
      at % 4 === 1 ? { ...row, heard: { volumenTon: true, precio: at === 5 } } : row,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const changed = canvas.getByRole('textbox', { name: 'Febrero 2026, volumen' }).closest('td');
    await expect(changed).toHaveAttribute('data-state', 'heard');
    await expect(canvasElement.querySelectorAll('td[data-state="heard"]')).toHaveLength(4);
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
  },
};
