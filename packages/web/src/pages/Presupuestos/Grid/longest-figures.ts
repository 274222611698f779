import {
  columnKeyOf,
  figuresOfRow,
  type GridRow,
  type GridView,
  type Plan,
  type Reference,
  referenceMonths,
} from '@presupuesto/machines';
import { percentText } from './cell-content.ts';
import { type CellFigures, figureOf, percentOf } from './cell-figures.ts';
import { figureText } from './figure-text.ts';
import type { Figures, Longest } from './widths.ts';

interface Largest {
  readonly figures: Figures;
  readonly view: GridView;
  readonly month: number;
  readonly total: number;
}

interface Choice {
  readonly figures: Figures;
  readonly view: GridView;
  readonly reference: Reference;
}

/** The longest of a sheet, whatever months of it are shown. */
export function longestIn({ rows }: Plan, choice: Choice): Longest {
  const all = rows.map((row) => largestOf(row, choice));
  return {
    month: longText(Math.max(...all.map(({ month }) => month)), choice),
    total: longText(Math.max(...all.map(({ total }) => total)), choice),
  };
}

/** By what the rows come to, which is another one as soon as a figure of theirs is: a key costs those that it changed. */
const known = new WeakMap<object, Largest>();

function largestOf(row: GridRow, { figures, view, reference }: Choice): Largest {
  const ofRow = figuresOfRow(row, reference);
  const before = known.get(ofRow);
  if (before?.figures === figures && before.view === view) return before;
  const valueOf = (cell: CellFigures) =>
    (figures === 'percent' ? percentOf(cell, view) : figureOf(cell, view)) ?? 0;
  const largest = { figures, view, month: 0, total: 0 };
  for (const [key, compared] of ofRow) {
    const valor = valueOf({ compared, venta: undefined, referencia: undefined });
    const kind = YEAR.test(key) ? 'total' : 'month';
    largest[kind] = Math.max(largest[kind], valor);
  }
  if (row.kind === 'pair') {
    const referenceOf = referenceMonths(row.pair, reference);
    for (const venta of row.pair.ventas) {
      const cell = { compared: undefined, venta, referencia: referenceOf.get(columnKeyOf(venta)) };
      largest.month = Math.max(largest.month, valueOf(cell));
    }
  }
  known.set(ofRow, largest);
  return largest;
}

const YEAR = /^\d+$/;

/** A text as long as that of the longest figure up to this one: a smaller one may have the more decimals. */
function longText(valor: number, { figures, view }: Choice): string {
  if (figures === 'percent') return percentText(valor);
  return figureText(view, Math.floor(valor) + 0.11);
}
