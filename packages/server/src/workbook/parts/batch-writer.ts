import { type BatchData, EMPTY, WIDE } from '../row-batch.ts';
import { ByteText } from './byte-text.ts';

const ROWS = 2000;
const BYTES = 256 * 1024;

/** Collects rows until there are enough for a batch. */
export class BatchWriter {
  readonly text: ByteText;
  private rows = 0;
  private isRowEmpty = true;
  /** Where the current row's texts begin. */
  private rowStart = 0;
  private readonly rowNumbers = new Uint32Array(ROWS);
  private readonly kinds: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;

  constructor(
    private readonly columns: number,
    longestText: number,
  ) {
    this.text = new ByteText(2 * BYTES, longestText);
    this.kinds = new Uint8Array(ROWS * columns);
    this.starts = new Uint32Array(ROWS * columns);
    this.ends = new Uint32Array(ROWS * columns);
  }

  get isFull(): boolean {
    return this.rows === ROWS || this.text.length >= BYTES;
  }

  /** Whether the current row has a value in a column already. */
  has(column: number): boolean {
    return this.kinds[this.rows * this.columns + column] !== EMPTY;
  }

  /** Gives a cell of the current row the current text. */
  put(column: number, kind: number, isWide: boolean): void {
    const at = this.rows * this.columns + column;
    this.kinds[at] = isWide ? kind | WIDE : kind;
    this.starts[at] = this.text.start;
    this.ends[at] = this.text.length;
    this.isRowEmpty = false;
  }

  /** Ends the current row; without values it leaves no trace. */
  endRow(number: number): void {
    if (this.isRowEmpty) {
      this.text.length = this.rowStart;
      return;
    }
    this.rowNumbers[this.rows] = number;
    this.rows += 1;
    this.rowStart = this.text.length;
    this.isRowEmpty = true;
  }

  /** The rows so far; undefined without any. The next one begins anew. */
  take(progress: number): BatchData | undefined {
    const { rows, columns } = this;
    if (rows === 0) return undefined;
    const cells = rows * columns;
    const batch: BatchData = {
      columns,
      rowNumbers: this.rowNumbers.slice(0, rows),
      kinds: this.kinds.slice(0, cells),
      starts: this.starts.slice(0, cells),
      ends: this.ends.slice(0, cells),
      bytes: this.text.bytes.slice(0, this.text.length),
      progress,
    };
    this.kinds.fill(EMPTY, 0, cells);
    this.rows = 0;
    this.rowStart = 0;
    this.text.length = 0;
    return batch;
  }
}
