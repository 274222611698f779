import { Conflicto } from '@presupuesto/api-sdk/contract';
import { failureData, failureStatus } from '../failure.ts';
import type { Conflict, FormRules, FormValues } from './management.types.ts';

/** The record that a save met instead of the one that was read; undefined when the save failed for another reason. */
export function conflictOf<Item extends object>(
  error: unknown,
  form: FormRules<Item> | undefined,
  edited: Item | null,
): Conflict<Item> | undefined {
  if (failureStatus(error) !== 409 || form === undefined || edited === null) return undefined;
  const parsed = Conflicto.safeParse(failureData(error));
  if (!parsed.success) return undefined;
  const { usuario, fecha } = parsed.data;
  // The list knows things of the record that a change does not answer.
  const actual = { ...edited, ...parsed.data.actual };
  const fields = changed(form.valuesOf(edited), form.valuesOf(actual));
  return { actual, usuario: usuario ?? null, fecha: fecha ?? null, fields };
}

/** What is saved when both changes are to count: mine where I changed something, theirs everywhere else. */
export function merged(opened: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  const mineAlone = Object.entries(mine).filter(([field, value]) => value !== opened[field]);
  return { ...theirs, ...Object.fromEntries(mineAlone) };
}

/** Whether the form differs from what it was opened with. */
export function hasChanges({ opened, values }: Record<'opened' | 'values', FormValues>): boolean {
  return changed(opened, values).length > 0;
}

/** The fields whose values differ. */
function changed(before: FormValues, after: FormValues): readonly string[] {
  return Object.keys(after).filter((field) => after[field] !== before[field]);
}
