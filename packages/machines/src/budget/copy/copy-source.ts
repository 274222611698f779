import type { SheetRef } from '../page/children.ts';
import { visibleRows } from '../rows/visible-rows.ts';
import { sheetMonths } from '../sheet/months.ts';
import type { ShownSheet } from '../sheet/shown.ts';
import type { CopyAccepted, CopyContext, CopyScope } from './copy.types.ts';
import { type CopyPair, copyPairs, copyPlan, isOfAnotherYear } from './copy-plan.ts';

type SheetSnapshot = Pick<ReturnType<SheetRef['getSnapshot']>, 'context' | 'hasTag'>;

/** Whether what is copied, and where to, is there, on its way, or could not be had. */
export type CopySource = 'ready' | 'loading' | 'failed';

/** That of the pair in sight, or of all pairs of the list. */
export function copySource(
  copy: { readonly hasTag: (tag: 'gathered' | 'failed') => boolean },
  sheet: SheetSnapshot,
  scope: CopyScope,
): CopySource {
  if (scope === 'par') return pairSource(sheet);
  if (copy.hasTag('gathered')) return 'ready';
  return copy.hasTag('failed') ? 'failed' : 'loading';
}

/** A reference that is read once more counts as it stood. */
export function pairSource(sheet: SheetSnapshot): CopySource {
  if (sheet.hasTag('failed')) return 'failed';
  if (!sheet.hasTag('loaded')) return 'loading';
  if (sheet.context.referencia.length > 0) return 'ready';
  if (sheet.hasTag('reference loading')) return 'loading';
  return sheet.hasTag('reference failed') ? 'failed' : 'ready';
}

/** The pairs that are meant, with what is copied into them. */
export function wantedPairs(
  { rows, budget, reference }: Pick<CopyContext, 'rows' | 'budget' | 'reference'>,
  shown: ShownSheet,
  scope: CopyScope,
): readonly CopyPair[] {
  const { pair, referencia, anio } = shown;
  if (!pair) return [];
  if (scope === 'par') return [{ fila: pair.fila, months: sheetMonths(shown), referencia }];
  return copyPairs(pair.periodo, visibleRows(rows.getSnapshot().context), budget, reference, anio);
}

/** What was asked for, as it is to be written now; null where nothing is. */
export function acceptedCopy(context: CopyContext): CopyAccepted | null {
  if (!context.asked) return null;
  const { scope, yearBefore, ...chosen } = context.asked;
  const pairs = wantedPairs(context, context.sheet.getSnapshot().context, scope);
  const options = { ...chosen, yearBefore: yearBefore ?? isOfAnotherYear(pairs) };
  const { step } = copyPlan(context.periodoID, pairs, options);
  return step.length > 0 ? { type: 'copy.accepted', scope, options, step } : null;
}
