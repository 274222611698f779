// oxlint-disable jsx-a11y/prefer-tag-over-role -- native radio buttons cannot be drawn as one line of buttons with a focus of its own
import { type KeyboardEvent, useRef } from 'react';
import { Root } from './Segments.parts.ts';

interface SegmentsProps<Id extends string> {
  /** Names the choice for who cannot see it. */
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/** One of a few, all of them in sight: arrows choose, as in any group of radio buttons. */
export function Segments<Id extends string>({ label, items, selected, onSelect }: SegmentsProps<Id>) {
  const group = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const at = items.findIndex(({ id }) => id === selected);
    const next = (at + by + items.length) % items.length;
    const item = items[next];
    if (!item) return;
    event.preventDefault();
    onSelect(item.id);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  }

  return (
    <Root ref={group} role="radiogroup" aria-label={label} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="radio"
          aria-checked={item.id === selected}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
        </button>
      ))}
    </Root>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
