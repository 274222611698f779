import type { Field } from '../../../outbox/change.ts';
import type { CellValue } from '../step.ts';
import type { MonthLabel } from './month-label.ts';

/** A cell of a copied range. */
export interface PastedCell {
  /** As it is shown, without space around it; empty when nothing is in it. */
  readonly text: string;
  /** Its number; null when it is none, 'unclear' when it could be two: `12,500` where nothing shows what the comma is. */
  readonly figure: number | 'unclear' | null;
  /** It carries the sign of a currency: a price, never tonnes. */
  readonly money: boolean;
  /** What its sign says that it is, `EUR` or `t`; absent without one, and for the `$` of several countries. */
  readonly unit?: string | undefined;
}

/** Rows of cells, as a spreadsheet puts them on the clipboard. */
export type PastedBlock = readonly (readonly PastedCell[])[];

/** What figures are. */
export type FigureUnit = Field | 'ventas' | 'ventasEUR' | 'percent';

/** Why nothing of a block is pasted: what it says could be meant in two ways, or has no place here. */
export type PasteRefusal =
  /** More series than volume and price. */
  | { readonly why: 'too wide'; readonly columns: number }
  /** They are tonnes where prices go. */
  | { readonly why: 'other figures'; readonly units: readonly FigureUnit[]; readonly here: FigureUnit }
  /** Prices in another currency than the pair's. */
  | { readonly why: 'other currency'; readonly monedaID: string; readonly here: string }
  | {
      readonly why:
        | 'unclear figure'
        | 'year or figure'
        | 'unknown names'
        | 'same field twice'
        | 'other unit'
        | 'other row';
      /** What stands in the block. */
      readonly text: string;
    }
  | { readonly why: 'same month twice' | 'month of two years'; readonly mes: number }
  | {
      readonly why:
        | 'month numbers'
        | 'months both ways'
        | 'month on each line'
        | 'dates'
        | 'empty column'
        | 'perhaps a total'
        | 'two from the price'
        | 'money as volume'
        | 'no figures'
        | 'no open month';
    };

/** Figures of one kind, one a line. */
export interface Series {
  /** What stood above or before them. */
  readonly name: string;
  readonly cells: readonly PastedCell[];
}

/** A block as figures by month, whichever way it lay. */
export interface PastedTable {
  /** The month of each line; null where the lines have no names and follow each other. */
  readonly months: readonly MonthLabel[] | null;
  readonly series: readonly Series[];
  /** Cells left out on the way: totals, remarks. */
  readonly left: number;
}

/** A month that a block may lie on. */
export interface PasteMonth {
  readonly venta: { readonly ventaID: number; readonly anio: number; readonly mes: number };
  /** Something can be pasted on it: it is no history. */
  readonly isOpen: boolean;
}

/** What a block is pasted on. */
export interface Shown {
  readonly years: ReadonlySet<number>;
  /** Months from the cell with the focus to the last one. */
  readonly room: number;
}

export interface Pasted {
  readonly values: readonly CellValue[];
  /** Figures, and cells among them, that went nowhere. */
  readonly skipped: number;
}

export type Pasting = Pasted | { readonly refusal: PasteRefusal };

/** Ends the reading of a block. */
class Refusal extends Error {
  constructor(readonly refusal: PasteRefusal) {
    super(refusal.why);
  }
}

export function refuse(refusal: PasteRefusal): never {
  throw new Refusal(refusal);
}

/** What comes of reading a block, or why it is not pasted. */
export function unlessRefused<T>(read: () => T): T | { readonly refusal: PasteRefusal } {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.refusal };
    throw error;
  }
}
