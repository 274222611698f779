import type { FormValues, ManagementContext } from './management.types.ts';

/** What was being typed into a form when its screen went away: for which record, and what. */
export interface FormDraft {
  /** As it was when the form was opened; null for a new record. */
  readonly edited: unknown;
  readonly values: FormValues;
}

type Form = Pick<ManagementContext<unknown>, 'rules' | 'edited' | 'values'>;

/** The draft of an open form; null while nothing in it differs from how it was opened. */
export function formDraft({ rules, edited, values }: Form): FormDraft | null {
  const opened = openedValues({ rules, edited });
  const isTyped = Object.entries(values).some(([field, value]) => value !== opened[field]);
  return isTyped ? { edited, values } : null;
}

/** The values of a form that is opened with a draft; fields that it does not have any more are left out. */
export function draftValues({ rules }: Pick<Form, 'rules'>, { edited, values }: FormDraft): FormValues {
  const opened = Object.entries(openedValues({ rules, edited }));
  return Object.fromEntries(
    opened.map(([field, value]) => [
      field,
      typeof values[field] === typeof value ? (values[field] ?? value) : value,
    ]),
  );
}

function openedValues({ rules, edited }: Pick<Form, 'rules' | 'edited'>): FormValues {
  return { ...rules.form?.blank, ...(edited !== null && rules.form?.valuesOf(edited)) };
}

/** Guards against what an older version has kept. */
export function isFormDraft(value: unknown): value is FormDraft {
  if (typeof value !== 'object' || value === null || !('edited' in value) || !('values' in value))
    return false;
  const isRecord = value.edited === null || typeof value.edited === 'object';
  return isRecord && typeof value.values === 'object' && value.values !== null;
}
