import type { FocusEvent } from 'react';
import { Select } from '../ui/Select/Select.tsx';
import { TextBox } from '../ui/TextBox/TextBox.tsx';
import { Toggle } from '../ui/Toggle/Toggle.tsx';
import { decimalAsRead } from './decimal-as-read.ts';
import type { FieldValues, FormField, ListedOptions } from './fields.ts';
import { ListedChoice } from './ListedChoice.tsx';

interface FormControlProps {
  readonly field: FormField<never>;
  readonly values: FieldValues;
  readonly error: string | undefined;
  /** The record exists already. */
  readonly isEdition: boolean;
  /** Why the server refused the form; null where it did not. */
  readonly refusal: string | null;
  readonly onChange: (value: string | boolean) => void;
}

/** The control of one field of a form. */
export function FormControl({ field, values, error, isEdition, refusal, onChange }: FormControlProps) {
  const value = values[field.name] ?? '';
  const readOnly = isEdition && field.isFixed === true;
  const common = {
    label: field.label,
    name: field.name,
    required: !readOnly && field.required === true,
    value: String(value),
    reserve: true,
    error,
    onChange,
  };

  // Whoever goes to Guardar is shown it there, before it is saved.
  function showAsRead({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const read = decimalAsRead(common.value);
    if (read !== common.value) onChange(read);
  }

  switch (field.kind) {
    case 'switch':
      return (
        <Toggle
          label={field.label}
          checked={value === true}
          onChange={onChange}
          {...(field.words && { words: field.words })}
        />
      );
    case 'choice':
      return isListed(field.options) ? (
        <ListedChoice
          {...common}
          placeholder={field.placeholder}
          listed={field.options}
          values={values}
          refusal={refusal}
        />
      ) : (
        <Select {...common} placeholder={field.placeholder} options={field.options} />
      );
    default:
      return (
        <TextBox
          {...common}
          type={field.kind}
          readOnly={readOnly}
          {...(field.kind === 'decimal' && { onBlur: showAsRead })}
          {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
          {...(field.kind === 'text' && { maxLength: field.maxLength })}
          {...(field.kind === 'text' && field.inputMode && { inputMode: field.inputMode })}
          {...(field.kind !== 'text' && field.step !== undefined && { step: field.step })}
        />
      );
  }
}

function isListed(options: readonly unknown[] | ListedOptions): options is ListedOptions {
  return !Array.isArray(options);
}
