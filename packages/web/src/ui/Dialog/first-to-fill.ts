type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The first empty field, or the first one of those that are all filled in. */
export function firstToFill(root: HTMLElement): Field | undefined {
  const fields = [...root.querySelectorAll<Field>('input:not([readonly]), select, textarea')];
  const open = fields.filter((field) => !field.disabled);
  return open.find(({ value }) => value === '') ?? open[0];
}
