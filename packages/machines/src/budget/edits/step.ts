import { type Field, type ValueChange, valueKey } from '../../outbox/change.ts';

/** A cell of the month table. */
export interface Cell {
  readonly ventaID: number;
  readonly field: Field;
}

/** A cell and a value for it: tonnes, or local currency per kg. */
export interface CellValue extends Cell {
  readonly valor: number;
}

/** What one cell held before an edit and holds after it. */
export interface CellEdit extends CellValue {
  readonly before: number;
}

/** The cells that one edit really changed: taken back and repeated as a whole. */
export type Step = readonly CellEdit[];

/** The step that these changes make; a value that was there already is none. */
export function stepOf(changes: readonly ValueChange[], valueOf: (cell: Cell) => number | undefined): Step {
  return changes.flatMap(({ kind: field, ventaID, valor }) => {
    const before = valueOf({ ventaID, field });
    return before === undefined || before === valor ? [] : [{ ventaID, field, valor, before }];
  });
}

/** What has to be written to take a step back. */
export function reversed(step: Step): readonly CellValue[] {
  return step.map(({ ventaID, field, before }) => ({ ventaID, field, valor: before }));
}

export function isOfCell({ ventaID, field }: Cell, key: string): boolean {
  return valueKey(field, ventaID) === key;
}
