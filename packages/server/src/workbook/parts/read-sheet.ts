import type { Column, Places } from '../find-header.ts';
import type { Limits } from '../limits.ts';
import type { WorkbookProblem } from '../problem.ts';
import type { BatchData } from '../row-batch.ts';
import { XmlScanner } from '../xml/scanner.ts';
import { BatchWriter } from './batch-writer.ts';
import { CellValue } from './cell-value.ts';
import { HeaderSink } from './header-sink.ts';
import { RowSink } from './row-sink.ts';
import type { SharedTexts } from './shared-texts.ts';
import { type CellSink, SheetHandler } from './sheet.ts';

/** What is known of a sheet once its header is found. */
export interface SheetHeader {
  readonly sheet: string;
  /** The header's row. */
  readonly row: number;
  /** One a column that was asked for. */
  readonly places: Places;
}

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly name: string;
  readonly shared: SharedTexts;
  readonly dateStyles: Uint8Array;
  readonly is1904: boolean;
}

/** Reads the chunks of a sheet, cut anywhere. Header and batches appear between two chunks. */
export class SheetReader {
  header: SheetHeader | undefined;
  /** Full batches that nobody has taken yet. */
  readonly batches: BatchData[] = [];
  /** How much of the sheet is read, sent with each batch. */
  progress = 0;
  private readonly batch: BatchWriter;
  private readonly search: HeaderSink;
  private readonly scanner: XmlScanner;
  private sink: CellSink;

  constructor(columns: readonly Column[], context: SheetContext, limits: Limits) {
    this.batch = new BatchWriter(columns.length, limits.textBytes);
    const { text } = this.batch;
    this.search = new HeaderSink(columns, context.name, limits, text, (row, places) => {
      this.header = { sheet: context.name, row, places };
      this.sink = new RowSink(places, this.batch, () => this.flush());
    });
    this.sink = this.search;
    const value = new CellValue(text, context.shared, context.dateStyles, context.is1904);
    this.scanner = new XmlScanner(new SheetHandler(() => this.sink, text, value));
  }

  push(chunk: Uint8Array): void {
    this.scanner.push(chunk);
  }

  /** Nothing comes any more. */
  finish(): void {
    this.scanner.finish();
    if (this.header === undefined) throw this.search.missing();
    this.progress = 1;
    this.flush();
  }

  /** The refusal of a sheet without a header. @param others sheets that have one */
  missing(others: readonly string[]): WorkbookProblem {
    return this.search.missing(others);
  }

  private flush(): void {
    const batch = this.batch.take(this.progress);
    if (batch !== undefined) this.batches.push(batch);
  }
}
