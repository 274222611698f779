import { type Column, HeaderSearch, type Places } from '../find-header.ts';
import type { Limits } from '../limits.ts';
import type { WorkbookProblem } from '../problem.ts';
import { utf8 } from '../xml/bytes.ts';
import type { ByteText } from './byte-text.ts';
import type { CellSink } from './sheet.ts';

/** No header is longer; what is longer is not looked at to its end. */
const LONGEST = 255;

/** Takes the first rows of a sheet until one of them is the header. */
export class HeaderSink implements CellSink {
  private readonly search: HeaderSearch;
  private readonly texts = new Map<number, string>();

  constructor(
    columns: readonly Column[],
    private readonly sheet: string,
    private readonly limits: Limits,
    private readonly current: ByteText,
    private readonly onFound: (row: number, places: Places) => void,
  ) {
    this.search = new HeaderSearch(columns);
  }

  slotOf(): number {
    return 0;
  }

  startRow(number: number): void {
    if (number > this.limits.headerRows) throw this.missing();
  }

  put(column: number): void {
    const { bytes, start, length } = this.current;
    this.texts.set(column, utf8(bytes, start, Math.min(length, start + LONGEST)));
    this.current.drop();
  }

  endRow(number: number): void {
    const places = this.search.look(this.texts);
    this.texts.clear();
    if (places !== undefined) this.onFound(number, places);
  }

  /** The problem of a sheet that has ended without a header. @param others sheets that have one */
  missing(others: readonly string[] = []): WorkbookProblem {
    return this.search.missing(this.sheet, this.limits.headerRows, others);
  }
}
