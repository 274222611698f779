import type { FormDraft, FormValues, ManagementContext } from './management.types.ts';

type Form<Item> = Pick<ManagementContext<Item>, 'rules' | 'edited' | 'values'>;

/** The draft of an open form; null while nothing in it differs from how it was opened. */
export function formDraft<Item>({ rules, edited, values }: Form<Item>): FormDraft<Item> | null {
  const opened = openedValues({ rules, edited });
  const isTyped = Object.entries(values).some(([field, value]) => value !== opened[field]);
  return isTyped ? { edited, values } : null;
}

/** The values of a form that is opened with a draft; fields that it does not have any more are left out. */
export function draftValues<Item>(
  { rules }: Pick<Form<Item>, 'rules'>,
  { edited, values }: FormDraft<Item>,
): FormValues {
  const opened = Object.entries(openedValues({ rules, edited }));
  return Object.fromEntries(
    opened.map(([field, value]) => [
      field,
      typeof values[field] === typeof value ? (values[field] ?? value) : value,
    ]),
  );
}

function openedValues<Item>({ rules, edited }: Pick<Form<Item>, 'rules' | 'edited'>): FormValues {
  return { ...rules.form?.blank, ...(edited !== null && rules.form?.valuesOf(edited)) };
}

/** Guards against what an older version has kept. */
export function isFormDraft<Item extends object>(value: unknown): value is FormDraft<Item> {
  if (typeof value !== 'object' || value === null || !('edited' in value) || !('values' in value))
    return false;
  const isRecord = value.edited === null || typeof value.edited === 'object';
  return isRecord && typeof value.values === 'object' && value.values !== null;
}
