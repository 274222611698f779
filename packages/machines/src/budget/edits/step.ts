import {
  type Field,
  type RemovalChange,
  type RestorationChange,
  type ValueChange,
} from '../../outbox/change.ts';

/** A cell of the month table. */
export interface Cell {
  readonly ventaID: number;
  readonly field: Field;
}

export function isSameCell(one: Cell, other: Cell): boolean {
  return one.ventaID === other.ventaID && one.field === other.field;
}

/** A cell and a value for it: tonnes, or local currency per kg. */
export interface CellValue extends Cell {
  readonly valor: number;
}

/** A figure that is put back, over the one that was shown as the present. */
export interface RestoredValue extends CellValue {
  readonly visto: number;
}

/** What one cell held before an edit and holds after it, in whichever pair of the period. */
export interface CellEdit extends Omit<ValueChange, 'visto' | 'tried'> {
  readonly before: number;
}

/** The cells that one edit really changed: taken back and repeated as a whole. */
export type Step = readonly CellEdit[];

/** A pair that left the list, with what brings it back. */
export interface RemovalStep {
  readonly removed: Omit<RestorationChange, 'kind'>;
}

/** What is taken back and repeated as a whole. */
export type HistoryStep = Step | RemovalStep;

export function isRemoval(step: HistoryStep): step is RemovalStep {
  return 'removed' in step;
}

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

/** What takes the pair off the list. */
export function removalOf({ removed }: RemovalStep): RemovalChange {
  const { clienteID: _clienteID, productoID: _productoID, ...change } = removed;
  return { kind: 'removal', ...change };
}

/** What brings it back. */
export function restorationOf({ removed }: RemovalStep): RestorationChange {
  return { kind: 'restoration', ...removed };
}

/** A figure of a month, whatever stands in it. */
export type EditedCell = Pick<ValueChange, 'kind' | 'ventaID'>;

/** Asked of every edit for each of thousands of figures that were refused at once: making a key for each would take seconds. */
export function isOfCell({ kind, ventaID }: CellEdit, cell: EditedCell): boolean {
  return ventaID === cell.ventaID && kind === cell.kind;
}

/** How many pairs the cells are of. */
export function pairCount(cells: readonly Pick<ValueChange, 'clienteProductoPeriodoID'>[]): number {
  return new Set(cells.map(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID)).size;
}
