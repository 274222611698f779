import { useMemo, useReducer, useState } from 'react';
import { chosen, NOTHING, type SelectionEvent, select } from './selection.ts';
import { matching, type TransferItem } from './transfer.ts';

/** One list of the two: its search, the items that it shows, and what is selected of them. */
export interface Side {
  readonly items: readonly TransferItem[];
  readonly search: string;
  readonly setSearch: (text: string) => void;
  readonly shown: readonly TransferItem[];
  /** Ids of all items shown: what 'all' moves. */
  readonly all: readonly number[];
  /** Ids of the items shown that are selected. */
  readonly chosen: readonly number[];
  readonly isSelected: (id: number) => boolean;
  readonly active: number | null;
  readonly send: (event: SelectionEvent) => void;
}

export function useSide(items: readonly TransferItem[]): Side {
  const [search, setSearch] = useState('');
  const shown = useMemo(() => matching(items, search), [items, search]);
  const [selection, send] = useReducer(select, NOTHING);
  const [known, setKnown] = useState<readonly TransferItem[] | null>(null);
  // While rendering, so that no frame shows rows of before as selected.
  if (known !== shown) {
    setKnown(shown);
    send({ type: 'rows.listed', listed: items.map(({ id }) => id), shown: shown.map(({ id }) => id) });
  }
  return {
    items,
    search,
    setSearch,
    shown,
    all: selection.shown,
    chosen: useMemo(() => chosen(selection), [selection]),
    isSelected: (id) => selection.selected.has(id),
    active: selection.active,
    send,
  };
}
