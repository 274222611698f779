import { type KeyboardEvent, useState } from 'react';
import type { ListBoxOptions } from './use-list-box.ts';

interface ChoiceOptions<Item> extends Pick<ListBoxOptions<Item>, 'items' | 'idOf'> {
  /** The id of the chosen row. */
  readonly selected: number | null;
  readonly onSelect: (item: Item) => void;
}

/** A list of which a click, Enter or the space bar chooses one row; the keyboard walks without choosing. */
export function useChoice<Item>({ items, idOf, selected, onSelect }: ChoiceOptions<Item>) {
  // Another choice, from wherever, is where the keyboard goes on.
  const [walk, setWalk] = useState<{ to: number; from: number | null }>();
  if (walk && walk.from !== selected) setWalk(undefined);
  const walked = walk?.from === selected ? walk.to : null;
  return {
    items,
    idOf,
    active: walked !== null && items.some((item) => idOf(item) === walked) ? walked : selected,
    isSelected: (id: number) => id === selected,
    onWalk: (id: number) => setWalk({ to: id, from: selected }),
    onKey: (item: Item, { key }: KeyboardEvent): boolean => {
      const chooses = key === 'Enter' || key === ' ';
      if (chooses) onSelect(item);
      return chooses;
    },
    onClick: (item: Item) => {
      onSelect(item);
    },
  };
}
