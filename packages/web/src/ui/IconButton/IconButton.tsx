import type { ReactNode } from 'react';
import { type Click, useClick } from '../Button/use-click.ts';
import { Spinner } from '../Spinner/Spinner.ts';
import { Root } from './IconButton.parts.ts';

interface IconButtonProps {
  /** What it does: read aloud, and shown as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick?: Click;
  readonly tone?: 'neutral' | 'danger';
  /** For an on/off button. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Nothing to do right now, for a button that may have the keyboard's focus, which `disabled` would throw away. */
  readonly off?: boolean;
  readonly loading?: boolean;
}

/** A square button with an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { off = false } = props;
  const { busy, click } = useClick(off ? undefined : props.onClick, props.loading ?? false);
  return (
    <Root
      type="button"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      aria-disabled={busy || off || undefined}
      aria-busy={busy || undefined}
      data-tone={props.tone ?? 'neutral'}
      data-state={busy ? 'busy' : off ? 'off' : 'idle'}
      disabled={props.disabled ?? false}
      onClick={click}
    >
      {busy ? <Spinner /> : props.children}
    </Root>
  );
}
