import type { ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.ts';
import { Busy, Content, Root } from './Button.parts.ts';
import { type Click, useClick } from './use-click.ts';

interface ButtonProps {
  readonly children: ReactNode;
  /** While a promise that it returns is pending, the button is loading. */
  readonly onClick?: Click;
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly type?: 'button' | 'submit';
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Loading for a reason of the caller's, such as a machine's state. */
  readonly loading?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** A switch: on or off. */
  readonly pressed?: boolean;
  /** Its key, as `aria-keyshortcuts` names it; said beside the pointer as well. */
  readonly shortcut?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that ignores clicks while disabled or loading (specification §2, reusable controls). */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', type = 'button', disabled = false, ref } = props;
  const { busy, click } = useClick(props.onClick, props.loading ?? false);
  return (
    <Root
      ref={ref}
      type={type}
      data-variant={variant}
      data-wide={props.wide}
      data-state={busy ? 'busy' : 'idle'}
      disabled={disabled}
      // Not `disabled` while loading: that would throw the keyboard's focus away.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      aria-keyshortcuts={props.shortcut}
      title={props.shortcut}
      onClick={click}
    >
      <Content>
        {props.icon}
        {children}
      </Content>
      {busy && (
        <Busy>
          <Spinner />
        </Busy>
      )}
    </Root>
  );
}
