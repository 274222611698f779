import { Spinner } from '../Spinner/Spinner.ts';
import { Knob, Root, Track, Word } from './Toggle.parts.ts';

export interface ToggleProps {
  readonly label: string;
  /** The label is only read aloud, as in a table's column. */
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Its change is under way: takes no input, keeps the focus. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** What stands beside it while on and off; colour never speaks alone. */
  readonly words?: { readonly on: string; readonly off: string };
}

const YES_NO = { on: 'Sí', off: 'No' };

/** A switch that takes effect at once. */
export function Toggle(props: ToggleProps) {
  const { label, hideLabel = false, checked, busy = false, words = YES_NO } = props;
  return (
    <Root
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      // Not `disabled` while busy: that would throw the keyboard's focus away.
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      disabled={props.disabled ?? false}
      onClick={() => {
        if (!busy) props.onChange(!checked);
      }}
    >
      <Track aria-hidden="true">
        <Knob>{busy && <Spinner />}</Knob>
      </Track>
      {!hideLabel && <span>{label}</span>}
      <Word aria-hidden="true">
        <span data-shown={checked}>{words.on}</span>
        <span data-shown={!checked}>{words.off}</span>
      </Word>
    </Root>
  );
}
