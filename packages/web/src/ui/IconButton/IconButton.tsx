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
  readonly loading?: boolean;
}

/** A square button with an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { busy, click } = useClick(props.onClick, props.loading ?? false);
  return (
    <Root
      type="button"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-tone={props.tone ?? 'neutral'}
      data-state={busy ? 'busy' : 'idle'}
      disabled={props.disabled ?? false}
      onClick={click}
    >
      {busy ? <Spinner /> : props.children}
    </Root>
  );
}
