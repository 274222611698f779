import { Conflicto } from '@presupuesto/api-sdk/contract';
import { failureData, failureStatus } from '../failure.ts';
import type { Conflict, FormRules, FormValues, ManagementContext } from './management.types.ts';

/** The record that a save met instead of the one that was read; undefined when the save failed for another reason. */
export function conflictOf(
  error: unknown,
  form: FormRules<unknown> | undefined,
  edited: unknown,
): Conflict<unknown> | undefined {
  if (failureStatus(error) !== 409 || form === undefined || edited === null) return undefined;
  const parsed = Conflicto.safeParse(failureData(error));
  if (!parsed.success) return undefined;
  const { actual, usuario, fecha } = parsed.data;
  // The list knows things of the record that a change does not answer.
  const item = { ...(edited as object), ...actual };
  const before = form.valuesOf(edited);
  const after = form.valuesOf(item);
  return { actual: item, usuario: usuario ?? null, fecha: fecha ?? null, fields: changed(before, after) };
}

/** What is saved when both changes are to count: mine where I changed something, theirs everywhere else. */
export function merged(opened: FormValues, mine: FormValues, theirs: FormValues): FormValues {
  return {
    ...theirs,
    ...Object.fromEntries(changed(opened, mine).map((field) => [field, mine[field] ?? ''])),
  };
}

/** Whether the form differs from what it was opened with. */
export function hasChanges({
  opened,
  values,
}: Pick<ManagementContext<unknown>, 'opened' | 'values'>): boolean {
  return changed(opened, values).length > 0;
}

/** The fields whose values differ. */
export function changed(before: FormValues, after: FormValues): readonly string[] {
  return Object.keys(after).filter((field) => after[field] !== before[field]);
}
