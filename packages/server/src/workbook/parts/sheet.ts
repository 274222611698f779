import { LAST_COLUMN, LAST_ROW } from '../limits.ts';
import { damaged, WorkbookProblem } from '../problem.ts';
import { EMPTY } from '../row-batch.ts';
import { equals } from '../xml/bytes.ts';
import type { XmlHandler } from '../xml/handler.ts';
import type { Tag } from '../xml/tag.ts';
import type { ByteText } from './byte-text.ts';
import { type CellType, type CellValue, cellType } from './cell-value.ts';
import { wholeNumber } from './decimal.ts';
import { Reference, rowNumber } from './reference.ts';

/** What is done with the cells of a sheet: first the header's search, then the rows. */
export interface CellSink {
  /** Where a column's values go; -1 where nobody wants them. */
  slotOf(column: number): number;
  /** A value: the current text, of a kind that is not empty. */
  put(column: number, slot: number, kind: number, isWide: boolean): void;
  startRow(number: number): void;
  endRow(number: number): void;
}

/** Reads the rows of `worksheet`. Depths: 1 `sheetData`, 2 `row`, 3 `c`, 4 `v` or `is`, 5 `t` or `r`, 6 `t` of a run. */
export class SheetHandler implements XmlHandler {
  wantsText = false;
  private isInData = false;
  private isInRow = false;
  private isInCell = false;
  private isInline = false;
  private isInRun = false;
  private hasValue = false;
  private hasFormula = false;
  private row = 0;
  /** The row has no number of its own: its first cell may give it. */
  private isRowImplied = false;
  private column = 0;
  private slot = -1;
  private type: CellType = 'n';
  private style = 0;
  private readonly reference = new Reference();

  constructor(
    private readonly sinkNow: () => CellSink,
    private readonly current: ByteText,
    private readonly value: CellValue,
  ) {}

  open(tag: Tag, depth: number): void {
    const { bytes, nameStart, nameEnd } = tag;
    const length = nameEnd - nameStart;
    if (depth === 3) {
      if (this.isInRow && length === 1 && bytes[nameStart] === 0x63) this.openCell(tag);
    } else if (depth === 4) {
      if (!this.isInCell) return;
      if (length === 1 && bytes[nameStart] === 0x76) this.openValue();
      else if (length === 1 && bytes[nameStart] === 0x66) this.hasFormula = true;
      else this.isInline = this.type === 'inlineStr' && equals(bytes, nameStart, nameEnd, 'is');
    } else if (depth === 2) {
      if (this.isInData && equals(bytes, nameStart, nameEnd, 'row')) this.openRow(tag);
    } else if (depth > 4) {
      this.openInline(depth, length === 1 ? (bytes[nameStart] as number) : 0);
    } else if (depth === 1) {
      this.isInData = equals(bytes, nameStart, nameEnd, 'sheetData');
    } else if (!equals(bytes, nameStart, nameEnd, 'worksheet')) {
      throw damaged();
    }
  }

  text(bytes: Uint8Array, start: number, end: number): void {
    this.current.append(bytes, start, end);
  }

  close(depth: number): void {
    if (depth > 3) {
      this.wantsText = false;
      if (depth === 4) this.isInline = false;
      if (depth === 5) this.isInRun = false;
    } else if (depth === 3) {
      if (this.isInCell) this.closeCell();
    } else if (depth === 2) {
      if (this.isInRow) this.sinkNow().endRow(this.row);
      this.isInRow = false;
    } else {
      this.isInData = false;
    }
  }

  private openRow({ bytes, attributes, attributeCount }: Tag): void {
    let row = this.row + 1;
    this.isRowImplied = true;
    for (let i = 0; i < 4 * attributeCount; i += 4) {
      const at = attributes[i] as number;
      if ((attributes[i + 1] as number) - at !== 1 || bytes[at] !== 0x72) continue;
      row = rowNumber(bytes, attributes[i + 2] as number, attributes[i + 3] as number);
      if (row <= this.row) throw damaged();
      this.isRowImplied = false;
    }
    if (row > LAST_ROW) throw new WorkbookProblem('beyond-sheet');
    this.row = row;
    this.column = 0;
    this.isInRow = true;
    this.sinkNow().startRow(row);
  }

  private openCell({ bytes, attributes, attributeCount }: Tag): void {
    let column = this.column + 1;
    this.type = 'n';
    this.style = 0;
    for (let i = 0; i < 4 * attributeCount; i += 4) {
      const at = attributes[i] as number;
      if ((attributes[i + 1] as number) - at !== 1) continue;
      const name = bytes[at];
      const start = attributes[i + 2] as number;
      const end = attributes[i + 3] as number;
      if (name === 0x72) {
        this.reference.read(bytes, start, end);
        this.checkRow(this.reference.row);
        column = this.reference.column;
      } else if (name === 0x73) {
        this.style = wholeNumber(bytes, start, end);
      } else if (name === 0x74) {
        this.type = cellType(bytes, start, end);
      }
    }
    if (column > LAST_COLUMN) throw new WorkbookProblem('beyond-sheet');
    this.column = column;
    this.slot = this.sinkNow().slotOf(column);
    this.isInCell = true;
    this.hasValue = false;
    this.hasFormula = false;
    this.current.begin();
  }

  private checkRow(row: number): void {
    if (row === this.row) {
      this.isRowImplied = false;
      return;
    }
    if (!this.isRowImplied || row < this.row) throw damaged();
    this.row = row;
    this.isRowImplied = false;
    this.sinkNow().startRow(row);
  }

  private openValue(): void {
    if (this.type === 'inlineStr') return;
    if (this.hasValue) throw damaged();
    this.hasValue = true;
    this.wantsText = this.slot >= 0;
  }

  /** Within `is`: `t`, or `r` with a `t` in it. What helps to pronounce (`rPh`) has a `t` too, which does not count. */
  private openInline(depth: number, name: number): void {
    if (!this.isInline) return;
    if (depth === 5) this.isInRun = name === 0x72;
    if (name !== 0x74 || (depth !== 5 && !(depth === 6 && this.isInRun))) return;
    this.hasValue = true;
    this.wantsText = this.slot >= 0;
  }

  private closeCell(): void {
    this.isInCell = false;
    if (this.slot < 0 || !(this.hasValue || this.hasFormula)) return;
    let kind = this.hasValue ? this.value.finish(this.type, this.style) : EMPTY;
    // The result of a formula that gives a text may be an empty one.
    if (kind === EMPTY && this.hasFormula && this.type !== 'str') kind = this.value.noResult();
    if (kind === EMPTY) this.current.drop();
    else this.sinkNow().put(this.column, this.slot, kind, this.value.isWide);
  }
}
