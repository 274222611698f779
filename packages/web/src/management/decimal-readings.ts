import type { Reading } from '@presupuesto/machines';
import { decimalAsRead, isReadOtherwise } from './decimal-as-read.ts';
import type { FieldValues, FormField } from './fields.ts';
import { isShown } from './form-values.ts';

/** The decimals of a form that were typed with a point and are read without. */
export function readingsOf<Item>(
  fields: readonly FormField<Item>[],
  values: FieldValues,
  record: Item | null,
): Reading[] {
  return fields.flatMap((field) => {
    const text = `${values[field.name] ?? ''}`;
    if (field.kind !== 'decimal' || !isShown(field, values, record) || !isReadOtherwise(text)) return [];
    const value = decimalAsRead(text);
    return [{ field: field.name, value, message: `Leído como ${value}; guarde de nuevo si es así` }];
  });
}
