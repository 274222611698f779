import { plain } from '../../../workbook/plain.ts';
import { plainDecimal } from '../../../workbook/plain-decimal.ts';
import type { CellKind, RowBatch } from '../../../workbook/row-batch.ts';
import { CLIENT, MONTH, PRODUCT, SELLER, YEAR } from './columns.ts';

/** The longest part of a cell in a message. */
const MAX_QUOTED = 60;

/** One row of a batch, whose texts are made when they are asked for. */
export class SheetRow {
  at = 0;

  constructor(private readonly batch: RowBatch) {}

  /** In the sheet. */
  get number(): number {
    return this.batch.rowNumber(this.at);
  }

  kind(column: number): CellKind {
    return this.batch.kind(this.at, column);
  }

  text(column: number): string {
    return this.batch.text(this.at, column);
  }

  /** A code, which a spreadsheet may hold as a number. */
  code(column: number): string {
    const text = this.text(column);
    return this.kind(column) === 'number' ? String(Number(text)) : text;
  }

  /** A cell as a message quotes it, and as people write it. */
  quoted(column: number): string {
    return `«${shortened(this.written(column).trim(), MAX_QUOTED)}»`;
  }

  /** The first letters of a cell, as people write it. */
  shown(column: number, length: number): string {
    return shortened(this.written(column), length);
  }

  /** With a decimal comma: a point would be taken for a thousands separator when it is read again. */
  private written(column: number): string {
    const text = this.text(column);
    if (this.kind(column) !== 'number') return text;
    return (plainDecimal(text) ?? text).replace('.', ',');
  }
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

const TOTAL = /^(sub)?total(es)?( general(es)?)?:?$|^suma( total)?:?$/;
const CODES = [SELLER, CLIENT, PRODUCT];

/**
 * `named`: calls itself a total; `nameless`: has neither codes nor month, a total if nothing comes after it.
 */
type TotalKind = 'named' | 'nameless' | undefined;

/** Whether a row may be one of totals: it has no code. */
export function totalKind(row: SheetRow): TotalKind {
  if (!CODES.every((column) => isEmpty(row, column) || isTotal(row, column))) return undefined;
  if ([...CODES, YEAR, MONTH].some((column) => isTotal(row, column))) return 'named';
  return isEmpty(row, MONTH) ? 'nameless' : undefined;
}

const isEmpty = (row: SheetRow, column: number): boolean => row.kind(column) === 'empty';

function isTotal(row: SheetRow, column: number): boolean {
  return row.kind(column) === 'text' && TOTAL.test(plain(row.text(column)));
}
