import { type Field, type PasteMonth, pastedOutcome, pastedValues } from '@presupuesto/machines';
import { readFigures } from '../../../../format/read-figures.ts';
import { outcomeText } from '../../SheetTools/outcome-text.ts';
import { copiedRows } from '../copied-rows.ts';

/** Months from the one with that number since year 0, the first of them history. */
export const months = (from: number, count: number, history = 0): PasteMonth[] =>
  Array.from({ length: count }, (_, at) => ({
    venta: { ventaID: at + 1, anio: Math.floor((from + at) / 12), mes: ((from + at) % 12) + 1 },
    isOpen: at >= history,
  }));

/** January to December of 2027. */
export const BUDGET = months(2027 * 12, 12);
/** Of 2026 and 2027, open from October on. */
export const FORECAST = months(2026 * 12, 24, 9);

export const NAMES =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(' ');
export const SHORT = NAMES.map((name) => name.slice(0, 3).toLowerCase());
/** A line a month. */
export const rows = (line: (name: string, at: number) => string, end = '\r\n') =>
  NAMES.map(line).join(end) + end;

/** `1v33 2p4500`: the months' numbers, v a volume and p a price. */
export function pasted({ text, field = 'volumenTon', shown = BUDGET, at = 1 }: Clipboard) {
  const rows = copiedRows(text);
  if (!rows) return { wrote: 'a single cell', said: '' };
  const pasting = pastedValues(shown, { ventaID: at, field }, readFigures(rows), {
    monedaID: 'COP',
  });
  const values = 'refusal' in pasting ? [] : pasting.values;
  return {
    wrote: values
      .toSorted((one, other) => one.ventaID - other.ventaID || (one.field === 'precio' ? 1 : -1))
      .map(({ ventaID, field, valor }) => `${ventaID}${field === 'precio' ? 'p' : 'v'}${valor}`)
      .join(' '),
    said: outcomeText(pastedOutcome(shown, pasting)),
  };
}

/** The same for all of a year, `v` or `p`. */
export const all = (letter: string, value: (at: number) => number) =>
  NAMES.map((_, at) => `${at + 1}${letter}${value(at)}`).join(' ');
export const both = (volume: (at: number) => number, price: (at: number) => number) =>
  NAMES.map((_, at) => `${at + 1}v${volume(at)} ${at + 1}p${price(at)}`).join(' ');
export const YEAR = 'de enero a diciembre de 2027';

export interface Clipboard {
  readonly text: string;
  readonly field?: Field;
  readonly shown?: readonly PasteMonth[];
  /** The month that has the focus, from 1 on. */
  readonly at?: number;
}

/** A clipboard and what comes of it. */
export interface Case extends Clipboard {
  readonly wrote: string;
  readonly said: string;
}
