import { changeKey, type Field, type ValueChange } from '../../outbox/change.ts';

/** A cell of the month table. */
export interface Cell {
  readonly ventaID: number;
  readonly field: Field;
}

/** A cell and a value for it: tonnes, or local currency per kg. */
export interface CellValue extends Cell {
  readonly valor: number;
}

/** What one cell held before an edit and holds after it, in whichever pair of the period. */
export interface CellEdit extends Omit<ValueChange, 'visto' | 'tried'> {
  readonly before: number;
}

/** The cells that one edit really changed: taken back and repeated as a whole. */
export type Step = readonly CellEdit[];

/** The step that these changes make; a value that was there already is none. */
export function stepOf(
  changes: readonly ValueChange[],
  valueOf: (change: ValueChange) => number | undefined,
): Step {
  return changes.flatMap((change) => {
    const { visto: _visto, tried: _tried, ...edit } = change;
    const before = valueOf(change);
    return before === undefined || before === edit.valor ? [] : [{ ...edit, before }];
  });
}

/** What has to be written to take a step back, over what the step itself left. */
export function reversed(step: Step): readonly ValueChange[] {
  return step.map(({ before, ...edit }) => ({ ...edit, valor: before, visto: edit.valor }));
}

/** What has to be written to do a step again. */
export function repeated(step: Step): readonly ValueChange[] {
  return step.map(({ before, ...edit }) => ({ ...edit, visto: before }));
}

export function isOfCell(edit: CellEdit, key: string): boolean {
  return changeKey(edit) === key;
}

/** How many pairs the cells are of. */
export function pairCount(cells: readonly Pick<ValueChange, 'clienteProductoPeriodoID'>[]): number {
  return new Set(cells.map(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID)).size;
}
