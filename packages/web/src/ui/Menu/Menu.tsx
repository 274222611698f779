import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Root, Sheet, Trigger } from './Menu.parts.ts';

interface MenuProps {
  readonly label: ReactNode;
  /** Links and buttons (`menuItem`, `MenuButton`); choosing one closes the menu. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A disclosure of links and actions (the WAI-ARIA pattern for navigation, without `role="menu"`): Esc closes it and
 * returns the focus, arrows walk it, and so does Tab; leaving it or clicking elsewhere closes it.
 */
export function Menu({ label, children, align = 'start' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function handleKeyDown(event: KeyboardEvent): void {
    const step = STEP[event.key];
    if (event.key === 'Escape' && open) {
      setOpen(false);
      trigger.current?.focus();
    } else if (step !== undefined && open) {
      event.preventDefault();
      const stops = [...(root.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      stops[(at + step + stops.length) % stops.length]?.focus();
    }
  }

  /** The chosen item goes: a dialog that it opens gives the focus back to the button. */
  function handleChoice(): void {
    setOpen(false);
    trigger.current?.focus();
  }

  function handleBlur(event: FocusEvent): void {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) setOpen(false);
  }

  return (
    <Root ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      {open && (
        // Keyboard users close it through the chosen item's own click.
        <Sheet id={id} data-align={align} onClick={handleChoice}>
          {children}
        </Sheet>
      )}
    </Root>
  );
}
