import type { Origen, Venta } from '@presupuesto/api-sdk/contract';
import { type ValueChange, valueKey } from '../../outbox/change.ts';
import { copiedValues } from '../edits/copy-reference.ts';
import { distributedValues, distributionOf } from '../edits/distribute-total.ts';
import { type Operation, operationResult } from '../edits/operation.ts';
import type { EditOutcome } from '../edits/outcome.ts';
import type { Pasting } from '../edits/paste/pasted.ts';
import { pastedOutcome } from '../edits/paste/pasted-outcome.ts';
import { type Cell, type CellValue, type RestoredValue, type Step, stepOf } from '../edits/step.ts';
import { blockCells, cellsToFill } from './block.ts';
import type { Values } from './money.ts';
import {
  cellValues,
  keyedValues,
  replicatedChanges,
  sheetMonths,
  sheetValue,
  valueChange,
  withoutValue,
} from './months.ts';
import type { CopyOptions, SheetContext } from './sheet.types.ts';

/** What an edit does: the changes for the outbox, the step for the history, and what is said about it. */
export interface Edit {
  readonly changes: readonly ValueChange[];
  /** How what is saved together came about; null for single figures. */
  readonly origen: Origen | null;
  /** What is still being typed after it; absent where it leaves no cell. */
  readonly drafts?: Values;
  /** What was seen where somebody is still typing after it. */
  readonly seen?: Values;
  readonly step: Step;
  readonly outcome: EditOutcome | null;
}

/** These cells were left: what is typed there counts, also where it was there already, which makes the pair budgeted. */
export function leftEdit(context: SheetContext, isLeft: (cell: Cell) => boolean = () => true): Edit {
  const { ventas, drafts, seen, outcome } = context;
  const left = cellValues(ventas, drafts).filter(isLeft);
  const stays = (values: Values) => keyedValues(cellValues(ventas, values).filter((value) => !isLeft(value)));
  const edit = newEdit(context, null, changesOf(context, left), left.length > 0 ? null : outcome);
  return { ...edit, origen: null, drafts: stays(drafts), seen: stays(seen) };
}

/** Months are gone from the server: what is typed in them is handed over, for its seller to hear of it. */
export function goneEdit(context: SheetContext, loaded: readonly Venta[]): Edit {
  const there = new Set(loaded.map(({ ventaID }) => ventaID));
  return leftEdit(context, ({ ventaID }) => !there.has(ventaID));
}

/** What is typed in the cell, else what it holds, for its month and every later one. */
export function replicatedEdit(context: SheetContext, cell: Cell): Edit {
  const key = valueKey(cell.field, cell.ventaID);
  const valor = context.drafts[key] ?? sheetValue(context, cell);
  const changes = valor === undefined ? [] : replicatedChanges(context, { ...cell, valor });
  const count = changes.length - 1;
  return {
    ...newEdit(context, 'replicado', changes, count > 0 ? { kind: 'replicated', count } : null),
    drafts: withoutValue(context.drafts, key),
    seen: withoutValue(context.seen, key),
  };
}

/** What is typed or stands in the first month, in all of the others. */
export function filledEdit(context: SheetContext, cell: Cell): Edit {
  const cells = cellsToFill(context, cell);
  const values = cells.flatMap((one): CellValue[] => {
    const first = cells.find(({ field }) => field === one.field) ?? one;
    const valor = context.drafts[valueKey(first.field, first.ventaID)] ?? sheetValue(context, first);
    return first === one || valor === undefined ? [] : [{ ...one, valor }];
  });
  return newEdit(context, 'replicado', changesOf(context, values), { kind: 'filled', count: values.length });
}

/** What is typed in a cell, in all that are selected with it; each cell by itself, also where it was there already. */
export function typedEdit(context: SheetContext, cell: Cell, operation: Operation): Edit {
  const months = new Map(sheetMonths(context).map((month) => [month.venta.ventaID, month]));
  const cells = blockCells(context);
  const values = cells.flatMap((one): CellValue[] => {
    const month = months.get(one.ventaID);
    if (!month) return [];
    const { venta, referencia } = month;
    const operands = { valor: venta[one.field], referencia: referencia?.[one.field] ?? null };
    const valor = operationResult(operation, one.field, operands);
    return valor === null ? [] : [{ ...one, valor }];
  });
  const key = valueKey(cell.field, cell.ventaID);
  const skipped = cells.length - values.length;
  return {
    ...newEdit(context, 'tecleado', changesOf(context, values), {
      kind: 'written',
      count: values.length,
      skipped,
    }),
    drafts: withoutValue(context.drafts, key),
    seen: withoutValue(context.seen, key),
  };
}

export function clearedEdit(context: SheetContext): Edit {
  const values = blockCells(context).map((cell) => ({ ...cell, valor: 0 }));
  return newEdit(context, 'tecleado', changesOf(context, values), { kind: 'cleared', count: values.length });
}

export function pastedEdit(context: SheetContext, pasting: Pasting): Edit {
  const values = 'refusal' in pasting ? [] : pasting.values;
  return newEdit(context, 'pegado', changesOf(context, values), pastedOutcome(sheetMonths(context), pasting));
}

export function copiedEdit(context: SheetContext, options: CopyOptions): Edit {
  const { values, skipped } = copiedValues(sheetMonths(context), context, options);
  return newEdit(context, 'referente', changesOf(context, values), {
    kind: 'copied',
    count: values.length,
    skipped,
  });
}

export function distributedEdit(
  context: SheetContext,
  { anio, total }: { readonly anio: number; readonly total: number },
): Edit {
  const distribution = distributionOf(context, anio);
  const values = distributedValues(distribution, total);
  const outcome: EditOutcome = { kind: 'distributed', total, count: values.length };
  const isAwaited = distribution.proportion === 'awaited';
  return newEdit(context, 'reparto', changesOf(context, values), isAwaited ? null : outcome);
}

/** Figures as they were: a step as any other, so that it can be undone. Their author saw what was shown beside them. */
export function restoredEdit(context: SheetContext, values: readonly RestoredValue[]): Edit {
  const own = values.filter((cell) => sheetValue(context, cell) !== undefined);
  const seen = keyedValues(own.map(({ visto, ...cell }) => ({ ...cell, valor: visto })));
  const changes = changesOf({ ...context, seen }, own);
  return newEdit(context, 'restaurado', changes, { kind: 'restored', count: own.length });
}

function newEdit(
  context: SheetContext,
  origen: Origen | null,
  changes: readonly ValueChange[],
  outcome: EditOutcome | null,
): Edit {
  const step = stepOf(changes, ({ ventaID, kind: field }) => sheetValue(context, { ventaID, field }));
  return { changes, origen, step, outcome };
}

function changesOf(
  { pair, ventas, seen }: SheetContext,
  values: readonly CellValue[],
): readonly ValueChange[] {
  return pair ? values.map((value) => valueChange({ pair, ventas, seen }, value)) : [];
}
