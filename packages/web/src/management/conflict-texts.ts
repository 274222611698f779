import { editableDecimal } from '../format/editable.ts';
import type { FormField } from './fields.ts';
import { fieldOf } from './form-values.ts';

interface Change<Item> {
  /** The record as it was opened, and as it stands now. */
  readonly before: Item;
  readonly actual: Item;
  readonly fields: readonly string[];
  readonly context: {
    readonly opened: Readonly<Record<string, string | boolean>>;
    readonly values: Readonly<Record<string, string | boolean>>;
  };
}

interface ConflictLine {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Both changed it. */
  readonly isMine: boolean;
}

/** @param theOne the record in a sentence: `la división` */
export function conflictTitle(theOne: string): string {
  return `Otra persona ${theOne.startsWith('la ') ? 'la' : 'lo'} cambió antes`;
}

/** What somebody else changed, field by field, as people read it. */
export function conflictLines<Item extends object>(
  fields: readonly FormField<Item>[],
  { before, actual, fields: changed, context: { opened, values } }: Change<Item>,
): readonly ConflictLine[] {
  return fields
    .filter(({ name }) => changed.includes(name))
    .map((field) => ({
      label: field.label,
      before: shownOf(field, before),
      after: shownOf(field, actual),
      isMine: values[field.name] !== opened[field.name],
    }));
}

function shownOf<Item extends object>(field: FormField<Item>, record: Item): string {
  if (field.shown) return field.shown(record) || '—';
  const value = fieldOf(record, field.name);
  if (field.kind === 'switch') return value === true ? 'sí' : 'no';
  if (typeof value === 'number') return editableDecimal(value);
  return typeof value === 'string' && value !== '' ? value : '—';
}
