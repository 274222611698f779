import type { Limits } from '../limits.ts';
import { damaged } from '../problem.ts';
import { type BatchData, TEXT } from '../row-batch.ts';
import { utf8 } from '../xml/bytes.ts';
import { XmlScanner } from '../xml/scanner.ts';
import { BatchWriter } from './batch-writer.ts';
import { CellValue } from './cell-value.ts';
import type { SheetContext } from './read-sheet.ts';
import { type CellSink, SheetHandler } from './sheet.ts';

/** Columns that are read. */
export const RAW_COLUMNS = 200;

/** Ends the reading of a sheet that nobody asked for. */
export class UnwantedSheet extends Error {}

interface Wanted {
  /** A text that makes a sheet one that is wanted, in one of its first rows. */
  readonly header: string;
  /** Whatever it holds. */
  readonly isWanted: boolean;
}

/** Reads the chunks of a sheet, cut anywhere, with all cells of its first columns. Batches appear between two chunks. */
export class RawSheetReader implements CellSink {
  /** Full batches that nobody has taken yet. */
  readonly batches: BatchData[] = [];
  private readonly batch: BatchWriter;
  private readonly scanner: XmlScanner;
  private readonly header: string;
  private isWanted: boolean;

  constructor(
    context: Omit<SheetContext, 'name'>,
    { header, isWanted }: Wanted,
    private readonly limits: Limits,
  ) {
    this.batch = new BatchWriter(RAW_COLUMNS, limits.textBytes);
    this.header = header;
    this.isWanted = isWanted;
    const { text } = this.batch;
    const value = new CellValue(text, context.shared, context.dateStyles, context.is1904);
    this.scanner = new XmlScanner(new SheetHandler(() => this, text, value));
  }

  push(chunk: Uint8Array): void {
    this.scanner.push(chunk);
  }

  /** Nothing comes any more. @throws UnwantedSheet */
  finish(): void {
    this.scanner.finish();
    if (!this.isWanted) throw new UnwantedSheet();
    this.flush();
  }

  slotOf(column: number): number {
    return column <= RAW_COLUMNS ? column - 1 : -1;
  }

  startRow(): void {}

  put(_column: number, slot: number, kind: number, isWide: boolean): void {
    if (this.batch.has(slot)) throw damaged();
    this.batch.put(slot, kind, isWide);
    if (!this.isWanted && kind === TEXT) this.isWanted = this.isHeader();
  }

  endRow(number: number): void {
    this.batch.endRow(number);
    if (!this.isWanted && number >= this.limits.headerRows) throw new UnwantedSheet();
    if (this.batch.isFull) this.flush();
  }

  private isHeader(): boolean {
    const { bytes, start, length } = this.batch.text;
    return length - start < 100 && utf8(bytes, start, length).trim() === this.header;
  }

  private flush(): void {
    const batch = this.batch.take(0);
    if (batch !== undefined) this.batches.push(batch);
  }
}
