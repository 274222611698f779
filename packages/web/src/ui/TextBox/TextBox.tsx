import { Eye, EyeOff } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Field } from '../Field/Field.tsx';
import { type Rules, useFailure } from '../Field/use-failure.ts';
import { typeKeypadComma } from '../keys/keypad-comma.ts';
import { typeDropped } from '../keys/type-dropped.ts';
import { stepText } from './step-text.ts';
import { Box, Input, Toggle } from './TextBox.parts.ts';
import { keepWhenLeft, keepWhileTyping, NUMBER_MODE, type TextBoxType } from './typed-text.ts';
import { useEnteringClick } from './use-entering-click.ts';
import { useWrongNumber } from './use-wrong-number.ts';

export interface TextBoxProps extends Rules {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly type?: TextBoxType;
  /** Falls back to the label. */
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** What the up and down arrows add to a number and take from it. */
  readonly step?: number;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  /** Explicit validation: shows what is wrong before the box was left. */
  readonly validated?: boolean;
  /** A message of the form's or the server's; it goes before the box's own. */
  readonly error?: string | undefined;
  /** Id of what says elsewhere that this box is wrong, and why. */
  readonly wrongBy?: string | undefined;
  readonly hideLabel?: boolean;
  /** Room for a message; by default where one can come. */
  readonly reserve?: boolean;
  readonly onEnter?: (text: string) => void;
  readonly onBlur?: (event: FocusEvent) => void;
  readonly name?: string;
  readonly autoComplete?: string;
  /** The keyboard of a phone for a text of its own kind. */
  readonly inputMode?: 'email';
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled box for text, a key or an es-ES number (specification §2, reusable controls). */
export function TextBox({ ref, ...props }: TextBoxProps) {
  const { label, value, onChange, type = 'text', required = false, readOnly = false } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  const entering = useEnteringClick();
  const wrong = useWrongNumber();
  const { failure, leave } = useFailure(label, props, value, props.validated ?? false);
  const message = props.error || failure;
  const describedBy = [message && `${id}-message`, props.wrongBy].filter(Boolean).join(' ');

  function handleChange(text: string, input: Event): void {
    if (wrong.goesOn(input)) return;
    const kept = keepWhileTyping(type, text, value);
    if (kept !== text && (type === 'decimal' || text.includes(','))) wrong.begin(input);
    if (kept !== value) onChange(kept);
  }

  function handleBlur(event: FocusEvent): void {
    wrong.end();
    const kept = keepWhenLeft(type, value);
    if (kept !== value) onChange(kept);
    leave();
    props.onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Backspace' || event.key === 'Delete') wrong.end();
    if (type === 'decimal' && !readOnly && typeKeypadComma(event)) return;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onEnter?.(value);
    const stepped =
      props.step !== undefined && !readOnly ? stepText(event.key, value, props.step) : undefined;
    if (stepped === undefined) return;
    event.preventDefault();
    onChange(stepped);
  }

  return (
    <Field
      id={id}
      label={label}
      required={required}
      hideLabel={props.hideLabel ?? false}
      message={message}
      reserve={props.reserve ?? (required || props.validate !== undefined)}
    >
      <Box data-state={describedBy ? 'error' : 'idle'}>
        {props.icon}
        <Input
          id={id}
          ref={ref}
          name={props.name}
          type={type === 'password' && !revealed ? 'password' : 'text'}
          inputMode={NUMBER_MODE[type] ?? props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={props.placeholder ?? label}
          maxLength={props.maxLength}
          readOnly={readOnly}
          disabled={props.disabled}
          aria-required={required || undefined}
          aria-invalid={describedBy ? true : undefined}
          aria-describedby={describedBy || undefined}
          value={value}
          onChange={(event) => handleChange(event.target.value, event.nativeEvent)}
          {...entering}
          onFocus={(event) => event.target.select()}
          onBlur={handleBlur}
          onKeyDown={handleKeyDown}
          onDrop={NUMBER_MODE[type] && !readOnly ? typeDropped : undefined}
        />
        {type === 'password' && (
          <Toggle
            type="button"
            aria-label={`${revealed ? 'Ocultar' : 'Mostrar'} «${label}»`}
            aria-controls={id}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          </Toggle>
        )}
      </Box>
    </Field>
  );
}
