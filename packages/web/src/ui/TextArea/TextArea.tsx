import { type KeyboardEvent, useId } from 'react';
import { Asterisk, Heading } from '../Field/Field.parts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Area, Foot, Root } from './TextArea.parts.ts';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Most characters, blanks around the text aside; more can be typed, and is counted as too much. */
  readonly max: number;
  readonly hideLabel?: boolean;
  readonly required?: boolean;
  readonly error?: string | null;
  /** Ctrl+Enter. */
  readonly onSubmit?: () => void;
}

/** A labelled box for a few lines, which counts its characters. */
export function TextArea(props: TextAreaProps) {
  const { label, value, max, hideLabel = false, required = false, error } = props;
  const id = useId();
  const length = value.trim().length;

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !props.onSubmit) return;
    event.preventDefault();
    props.onSubmit();
  }

  return (
    <Root>
      <Heading data-hidden={hideLabel}>
        <label htmlFor={id}>{label}</label>
        {required && <Asterisk aria-hidden="true">*</Asterisk>}
      </Heading>
      <Area
        id={id}
        value={value}
        rows={3}
        required={required}
        aria-invalid={length > max || undefined}
        aria-describedby={`${id}-count`}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <Foot>
        {error && <span role="alert">{error}</span>}
        <span id={`${id}-count`} data-over={length > max}>
          {length} / {max}
          <VisuallyHidden> caracteres</VisuallyHidden>
        </span>
      </Foot>
    </Root>
  );
}
