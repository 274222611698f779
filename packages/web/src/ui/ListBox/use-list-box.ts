import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { usePrinting } from '../printing/use-printing.ts';
import { rowAfterKey } from './row-after-key.ts';

export interface ListBoxOptions<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => number;
  /** The id of the row that the keyboard stands on; while it is not shown, the first row is. */
  readonly active: number | null;
  /** Height of a row in CSS pixels; of one that wraps, the least. */
  readonly rowPx: number;
  /** Several rows can be selected: Ctrl and Shift go with the keys. */
  readonly multiple?: boolean;
  /** The focus stands on the active row; otherwise on the list, and rows that leave take no focus with them. */
  readonly roving?: boolean;
  /** Paper has something else in its place: its rows are not drawn for the printer. */
  readonly isUnprinted?: boolean;
  /** Another text scrolls to the top. */
  readonly search?: string;
  readonly onWalk: (id: number, shift: boolean) => void;
  /** A key that does not walk, on the active row. @returns whether it did something */
  readonly onKey: (item: Item, event: KeyboardEvent) => boolean;
  readonly onClick: (item: Item, event: MouseEvent) => void;
  readonly onDoubleClick?: (item: Item, event: MouseEvent) => void;
}

/**
 * The rows in sight and the active one, which stays rendered so that the keyboard never loses it; all of them for the
 * printer. Keys and clicks.
 */
export function useListBox<Item>(options: ListBoxOptions<Item>) {
  const { items, idOf, active, multiple = false, roving = false, search, onWalk } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const printing = usePrinting(options.isUnprinted !== true);
  const found = active === null ? -1 : items.findIndex((item) => idOf(item) === active);
  const at = Math.max(0, found);

  // Another function would have every row measured anew.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : idOf(item);
    },
    [items, idOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by what the virtualizer returns
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => options.rowPx,
    getItemKey,
    overscan: 4,
    rangeExtractor: (range) => {
      if (printing) return items.map((_, index) => index);
      const inSight = defaultRangeExtractor(range);
      return at >= items.length || inSight.includes(at) ? inSight : [...inSight, at].sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    if (search !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [search]);

  useEffect(() => {
    if (document.activeElement === scroller.current && at < items.length) virtual.scrollToIndex(at);
  }, [at, items, virtual]);

  // A list that is hidden gives the focus up, and no event says so until something else gets it.
  useEffect(() => {
    const hear = ({ target }: FocusEvent): void => {
      if (!(target instanceof Node && scroller.current?.contains(target))) hasFocus.current = false;
    };
    document.addEventListener('focusin', hear);
    return () => document.removeEventListener('focusin', hear);
  }, []);

  // Another row is active, or stands in that place: the one that had the focus may have left, which no event says while it is drawn.
  useEffect(() => {
    if (!roving || !hasFocus.current) return;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`)?.focus({ preventScroll: true });
  }, [roving, items, at]);

  // A row that was chosen elsewhere, by a key or by the address.
  const showActive = useEffectEvent(() => {
    if (roving && found >= 0) virtual.scrollToIndex(found);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another active row, not another place of it
  useEffect(() => showActive(), [active]);

  function walk(to: number, shift: boolean): void {
    const item = items[to];
    if (item === undefined) return;
    if (roving) virtual.scrollToIndex(to);
    onWalk(idOf(item), shift);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const item = items[at];
    if (item === undefined || event.altKey || (!multiple && (event.ctrlKey || event.metaKey))) return;
    const to = rowAfterKey(event.key, at, items.length);
    if (to !== undefined) walk(to, event.shiftKey);
    else if (!options.onKey(item, event)) return;
    event.preventDefault();
  }

  function onRow<Event extends SyntheticEvent>(handle?: (item: Item, event: Event) => void) {
    return (event: Event): void => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
      const item = row ? items[Number(row.dataset['index'])] : undefined;
      if (item !== undefined) handle?.(item, event);
    };
  }

  return {
    scroller,
    virtual,
    printing,
    at,
    events: {
      onKeyDown: handleKeyDown,
      onFocus: onRow((item) => {
        hasFocus.current = true;
        onWalk(idOf(item), false);
      }),
      onBlur: () => {
        hasFocus.current = false;
      },
      onClick: onRow(options.onClick),
      onDoubleClick: onRow(options.onDoubleClick),
    },
  };
}
