import { LAST_COLUMN, LAST_ROW } from '../limits.ts';
import { damaged, WorkbookProblem } from '../problem.ts';
import { wholeNumber } from './decimal.ts';

/** Reads references of cells (`AB12`) without making an object of each. */
export class Reference {
  column = 0;
  row = 0;

  read(bytes: Uint8Array, start: number, end: number): void {
    let i = start;
    let column = 0;
    for (; i < end; i += 1) {
      const letter = ((bytes[i] as number) | 0x20) - 0x60;
      if (letter < 1 || letter > 26) break;
      column = column * 26 + letter;
      if (column > LAST_COLUMN) throw new WorkbookProblem('beyond-sheet');
    }
    if (i === start) throw damaged();
    this.column = column;
    this.row = rowNumber(bytes, i, end);
  }
}

/** A row's number within the sheet. */
export function rowNumber(bytes: Uint8Array, start: number, end: number): number {
  const row = wholeNumber(bytes, start, end);
  if (row < 1 || row > LAST_ROW) throw new WorkbookProblem('beyond-sheet');
  return row;
}
