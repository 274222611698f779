import { useId, useState } from 'react';
import { Field } from '../Field/Field.tsx';
import { Box, Input } from '../TextBox/TextBox.parts.ts';

interface DateBoxProps {
  readonly label: string;
  /** A day as `2026-11-03`; '' for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
}

/** While a year is being typed it is one of long ago. */
const FIRST_DAY = '1900-01-01';
/** Without a last day a browser takes six digits for a year. */
const LAST_DAY = '9999-12-31';

/** A labelled box for a day, as the browser lets it be typed or chosen. */
export function DateBox({ label, value, onChange, min, max = LAST_DAY, error }: DateBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState({ value, text: value });
  const text = typed.value === value ? typed.text : value;
  return (
    <Field id={id} label={label} required={false} hideLabel={false} message={error} reserve={false}>
      <Box data-state={error ? 'error' : 'idle'}>
        <Input
          id={id}
          type="date"
          data-empty={text === ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-message` : undefined}
          min={min}
          max={max}
          value={text}
          onChange={({ target }) => {
            const isWhole = target.value === '' ? !target.validity.badInput : target.value >= FIRST_DAY;
            setTyped({ value: isWhole ? target.value : value, text: target.value });
            if (isWhole && target.value !== value) onChange(target.value);
          }}
        />
      </Box>
    </Field>
  );
}
