import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Field } from '../Field/Field.tsx';
import { useFailure } from '../Field/use-failure.ts';
import { Box, Native } from './Select.parts.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  readonly label: string;
  /** An option's value, or '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** The text of the empty choice, as 'Todos los años'. Without it there is none. */
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Explicit validation: shows what is wrong before the select was left. */
  readonly validated?: boolean;
  readonly error?: string | undefined;
  readonly hideLabel?: boolean;
  readonly reserve?: boolean;
  readonly name?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A labelled native select. */
export function Select({ ref, ...props }: SelectProps) {
  const { label, value, onChange, options, placeholder, required = false } = props;
  const id = useId();
  const { failure, leave } = useFailure(label, { required }, value, props.validated ?? false);
  const message = props.error || failure;
  return (
    <Field
      id={id}
      label={label}
      required={required}
      hideLabel={props.hideLabel ?? false}
      message={message}
      reserve={props.reserve ?? required}
    >
      <Box>
        <Native
          id={id}
          ref={ref}
          name={props.name}
          data-state={message ? 'error' : 'idle'}
          data-empty={value === '' && required}
          disabled={props.disabled}
          aria-required={required || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={leave}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDown size={16} aria-hidden />
      </Box>
    </Field>
  );
}
