import { plainDecimal } from '../../../workbook/plain-decimal.ts';
import type { CellKind, RowBatch } from '../../../workbook/row-batch.ts';
import { COLUMNS } from './columns.ts';

/** Longest part of a cell that is told again. */
const TOLD = 60;
const KEPT = 200;

/** One row of a batch, whose texts are made when they are asked for. */
export class FileRow {
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

  /** A cell as it is told in a message. */
  quoted(column: number): string {
    return `"${shortened(this.code(column).trim(), TOLD)}"`;
  }

  /** What the row holds, by its columns' names, as far as it is worth keeping, and as people write it. */
  values(): Record<string, string> {
    const cells = COLUMNS.map(({ name }, column) => [name, shortened(this.written(column), KEPT)] as const);
    return Object.fromEntries(cells);
  }

  /** A number with a decimal comma, so that its point is not taken for a thousands separator when it is read again. */
  private written(column: number): string {
    const text = this.text(column);
    if (this.kind(column) !== 'number') return text;
    return (plainDecimal(text) ?? text).replace('.', ',');
  }
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
