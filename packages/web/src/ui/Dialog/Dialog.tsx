import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Body, Foot, Header, Root } from './Dialog.parts.ts';
import { isOnEmptyGround } from './empty-ground.ts';
import { firstToFill } from './first-to-fill.ts';
import { closeDialog, noteOpener } from './focus-return.ts';
import { ignoreLateClicks, ignoreLatePresses, isPress } from './late-presses.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Asked to close: Esc or the cross. The caller decides, by `open`. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** What came of the last try: stands above the buttons, in sight whenever they are. */
  readonly message?: ReactNode;
  /** When given, body and buttons are one form: Enter in a box sends it. */
  readonly onSubmit?: () => void;
  /** The box to begin in, its text selected; otherwise the first field to fill. */
  readonly begin?: RefObject<HTMLInputElement | null>;
  /** For what is read in columns. */
  readonly wide?: boolean;
}

/** A native modal dialog: focus stays inside and returns to where it was, Esc asks to close. */
export function Dialog({
  open,
  title,
  onClose,
  children,
  actions,
  message,
  onSubmit,
  begin,
  wide,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const lastKey = useRef('');
  const titleId = useId();

  // Closed before it leaves the page, too: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const root = dialog.current;
    if (!open || !root) return undefined;
    noteOpener(root);
    root.showModal();
    // The browser would take the cross: the first field to fill is meant, or else the first button, which undoes nothing.
    const field = begin?.current ?? firstToFill(root);
    if (field) field.focus();
    // What is asked is read from its beginning.
    else root.querySelector<HTMLElement>('footer button')?.focus({ preventScroll: true });
    begin?.current?.select();
    return () => {
      closeDialog(root);
      ignoreLateClicks();
      if (isPress(lastKey.current)) ignoreLatePresses();
    };
  }, [open, begin]);

  function handleCancel(event: SyntheticEvent): void {
    event.preventDefault();
    onClose();
  }

  // The browser closes a dialog by a second Esc whatever its page says to the first one: the key never gets that far.
  function handleKeyDown(event: KeyboardEvent): void {
    lastKey.current = event.key;
    // A key that is held presses once, also where it has opened the dialog.
    if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  // The second press of a double click on what opens the dialog takes no focus from its field.
  function handleMouseDown(event: MouseEvent): void {
    if (isOnEmptyGround(event)) event.preventDefault();
  }

  const content = (
    <>
      {children}
      {actions !== undefined && (
        <Foot>
          {message}
          <Actions>{actions}</Actions>
        </Foot>
      )}
    </>
  );

  return (
    <Root
      ref={dialog}
      data-wide={wide}
      aria-labelledby={titleId}
      onCancel={handleCancel}
      onKeyDown={handleKeyDown}
      onMouseDown={handleMouseDown}
    >
      {open && (
        <>
          <Header>
            <h2 id={titleId}>{title}</h2>
            <IconButton label="Cerrar" onClick={onClose}>
              <X size={16} aria-hidden />
            </IconButton>
          </Header>
          {onSubmit === undefined ? (
            <Body>{content}</Body>
          ) : (
            <Body
              as="form"
              noValidate
              onSubmit={(event: SyntheticEvent) => {
                event.preventDefault();
                onSubmit();
              }}
            >
              {content}
            </Body>
          )}
        </>
      )}
    </Root>
  );
}
