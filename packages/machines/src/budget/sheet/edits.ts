import type { ValueChange } from '../../outbox/change.ts';
import { type CopyOptions, copiedValues } from '../edits/copy-reference.ts';
import { distributedValues, distributionOf } from '../edits/distribute-total.ts';
import { type History, recorded, redone, undone } from '../edits/history.ts';
import type { EditOutcome } from '../edits/outcome.ts';
import type { Pasting } from '../edits/paste/pasted.ts';
import { pastedOutcome } from '../edits/paste/pasted-outcome.ts';
import { type CellValue, reversed, stepOf } from '../edits/step.ts';
import { replicatedChanges, sheetMonths, sheetValue, valueChange } from './months.ts';
import type { SheetContext } from './sheet.types.ts';

/** What an edit does: the changes for the outbox, the history after it, and what is said about it. */
export interface Edit {
  readonly changes: readonly ValueChange[];
  /** The values come from elsewhere than the cells, which get them; the server gets them one after the other. */
  readonly fromElsewhere: boolean;
  readonly history: History;
  readonly outcome: EditOutcome | null;
}

/** A cell was left with a good value in it. */
export function leftEdit(context: SheetContext, value: CellValue): Edit {
  return { ...newEdit(context, changesOf(context, [value]), null), fromElsewhere: false };
}

export function replicatedEdit(context: SheetContext, source: CellValue): Edit {
  return newEdit(context, replicatedChanges(context, source), null);
}

export function pastedEdit(context: SheetContext, pasting: Pasting): Edit {
  const values = 'refusal' in pasting ? [] : pasting.values;
  return newEdit(context, changesOf(context, values), pastedOutcome(sheetMonths(context), pasting));
}

export function copiedEdit(context: SheetContext, options: CopyOptions): Edit {
  const { values, skipped } = copiedValues(sheetMonths(context), context, options);
  return newEdit(context, changesOf(context, values), { kind: 'copied', count: values.length, skipped });
}

export function distributedEdit(
  context: SheetContext,
  { anio, total }: { readonly anio: number; readonly total: number },
): Edit {
  const values = distributedValues(distributionOf(context, anio), total);
  const outcome: EditOutcome = { kind: 'distributed', total, count: values.length };
  return newEdit(context, changesOf(context, values), outcome);
}

export function undoneEdit(context: SheetContext): Edit {
  const { step = [], history } = undone(context.history);
  return {
    changes: changesOf(context, reversed(step)),
    fromElsewhere: true,
    history,
    outcome: { kind: 'undone', count: step.length },
  };
}

export function redoneEdit(context: SheetContext): Edit {
  const { step = [], history } = redone(context.history);
  return {
    changes: changesOf(context, step),
    fromElsewhere: true,
    history,
    outcome: { kind: 'redone', count: step.length },
  };
}

function newEdit(context: SheetContext, changes: readonly ValueChange[], outcome: EditOutcome | null): Edit {
  const step = stepOf(changes, (field, ventaID) => sheetValue(context, field, ventaID));
  return { changes, fromElsewhere: true, history: recorded(context.history, step), outcome };
}

function changesOf({ pair, ventas }: SheetContext, values: readonly CellValue[]): readonly ValueChange[] {
  return pair ? values.map((value) => valueChange(pair, ventas, value)) : [];
}
