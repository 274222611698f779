/** What a cell holds. */
export type CellKind = 'empty' | 'number' | 'text' | 'boolean' | 'date' | 'error';

/** By their number in a batch. */
export const KINDS: readonly CellKind[] = ['empty', 'number', 'text', 'boolean', 'date', 'error'];
export const [EMPTY, NUMBER, TEXT, BOOLEAN, DATE, ERROR] = [0, 1, 2, 3, 4, 5] as const;
/** Added to the kind of a text that is more than ASCII. */
export const WIDE = 0x80;

/** The name of the error of a formula whose result the file does not hold: no spreadsheet has reckoned it. */
export const NO_RESULT = 'fórmula sin resultado';

export interface Cell {
  readonly kind: CellKind;
  /** A number as the file writes it; a date as ISO; `VERDADERO` or `FALSO`; an error's name; '' when empty. */
  readonly text: string;
}

export interface Row {
  /** Its number in the sheet, as people see it. */
  readonly number: number;
  /** One a column that was asked for, in that order. */
  readonly cells: readonly Cell[];
}

/** Rows as they travel between threads: a few arrays whatever the number of cells. */
export interface BatchData {
  readonly columns: number;
  readonly rowNumbers: Uint32Array<ArrayBuffer>;
  /** One a cell, row by row: its kind, and its text's place in `bytes`. */
  readonly kinds: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How much of the sheet has been read with these rows, 0 to 1. */
  readonly progress: number;
}

/** Some consecutive rows of the columns that were asked for, without empty rows. Texts are made when they are asked for. */
export class RowBatch {
  readonly length: number;
  readonly progress: number;
  private readonly bytes: Buffer;
  private readonly ascii: string;

  constructor(private readonly data: BatchData) {
    this.length = data.rowNumbers.length;
    this.progress = data.progress;
    this.bytes = Buffer.from(data.bytes.buffer, data.bytes.byteOffset, data.bytes.byteLength);
    this.ascii = this.bytes.toString('latin1');
  }

  /** A row's number in the sheet. */
  rowNumber(row: number): number {
    return this.data.rowNumbers[row] ?? 0;
  }

  kind(row: number, column: number): CellKind {
    const kind = this.data.kinds[row * this.data.columns + column] ?? EMPTY;
    return KINDS[kind & ~WIDE] ?? 'empty';
  }

  /** A cell's text, as `Cell` says. */
  text(row: number, column: number): string {
    const { columns, kinds, starts, ends } = this.data;
    const at = row * columns + column;
    const start = starts[at] ?? 0;
    const end = ends[at] ?? 0;
    const isWide = ((kinds[at] ?? EMPTY) & WIDE) !== 0;
    return isWide ? this.bytes.toString('utf8', start, end) : this.ascii.slice(start, end);
  }

  /** Row by row, for who does not mind an object a cell. */
  *[Symbol.iterator](): Generator<Row> {
    const columns = Array.from({ length: this.data.columns }, (_, column) => column);
    for (let row = 0; row < this.length; row += 1) {
      const cells = columns.map((column) => ({ kind: this.kind(row, column), text: this.text(row, column) }));
      yield { number: this.rowNumber(row), cells };
    }
  }
}
