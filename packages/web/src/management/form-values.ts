import { editableDecimal } from '../format/editable.ts';
import { parseDecimal } from '../format/parse-decimal.ts';
import type { FieldValues, FormField } from './fields.ts';

type RecordData = Readonly<Record<string, unknown>>;

/** The form of a record that does not exist yet. */
export function blankValues(fields: readonly FormField<never>[]): FieldValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.kind === 'switch' ? field.initial : '']),
  );
}

/** The form of a record: every field by its name, numbers as they are typed in es-ES. */
export function valuesOf(fields: readonly FormField<never>[], record: object): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, fieldOf(record, field.name))]));
}

/** What a record has in a field of its form. */
export function fieldOf(record: object, name: string): unknown {
  return Reflect.get(record, name);
}

function valueOf(field: FormField<never>, value: unknown): string | boolean {
  if (field.kind === 'switch') return value === true;
  if (typeof value === 'number') return field.kind === 'decimal' ? editableDecimal(value) : `${value}`;
  return typeof value === 'string' ? value : '';
}

/**
 * What a form says, as the contract takes it: texts trimmed, numbers read in es-ES, what is left empty null. A number that
 * cannot be read stays as it was typed, for the contract's own message.
 */
export function bodyOf<Item>(
  fields: readonly FormField<Item>[],
  values: FieldValues,
  record: Item | null = null,
): RecordData {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      isShown(field, values, record) ? read(field, values[field.name] ?? '') : null,
    ]),
  );
}

/** Whether a form asks for a field at all. */
export function isShown<Item>(field: FormField<Item>, values: FieldValues, record: Item | null): boolean {
  return field.isShown?.(values, record) !== false;
}

function read(field: FormField<never>, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value;
  const text = value.trim();
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return text === '' ? null : (parseDecimal(text) ?? text);
    case 'choice':
      return field.isNumeric === true && text !== '' ? Number(text) : text;
    default:
      return text;
  }
}
