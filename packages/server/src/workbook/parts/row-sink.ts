import type { Places } from '../find-header.ts';
import { LAST_COLUMN } from '../limits.ts';
import { damaged } from '../problem.ts';
import type { BatchWriter } from './batch-writer.ts';
import type { CellSink } from './sheet.ts';

/** Takes the rows below the header: of each the columns that were asked for. */
export class RowSink implements CellSink {
  private readonly slots = new Int16Array(LAST_COLUMN + 1).fill(-1);

  constructor(
    places: Places,
    private readonly batch: BatchWriter,
    private readonly onFull: () => void,
  ) {
    places.forEach((place, slot) => {
      if (place !== undefined) this.slots[place.column] = slot;
    });
  }

  slotOf(column: number): number {
    return this.slots[column] as number;
  }

  startRow(): void {}

  put(_column: number, slot: number, kind: number, isWide: boolean): void {
    if (this.batch.has(slot)) throw damaged();
    this.batch.put(slot, kind, isWide);
  }

  endRow(number: number): void {
    this.batch.endRow(number);
    if (this.batch.isFull) this.onFull();
  }
}
