import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { rowAfterKey } from './list-keys.ts';

export const ROW_PX = 52;

export type TextField = 'nombreCliente' | 'nombreProducto';

interface ListOptions {
  readonly rows: readonly ClienteProductoPeriodo[];
  readonly selected: number | null;
  readonly onSelect: (row: ClienteProductoPeriodo) => void;
  readonly onToggleText: (field: TextField, text: string) => void;
}

/** C and P do what a double click on customer and product does. */
const TEXT_KEYS: Partial<Record<string, TextField>> = { c: 'nombreCliente', p: 'nombreProducto' };

/**
 * A virtual list with one row in the Tab order. That row stays rendered when it is scrolled out of sight, so that the
 * keyboard's focus is never lost.
 */
export function useList({ rows, selected, onSelect, onToggleText }: ListOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const wantsFocus = useRef(false);
  const indexOf = (id: number | null) =>
    id === null ? -1 : rows.findIndex((row) => row.clienteProductoPeriodoID === id);
  const walkedAt = indexOf(walked);
  const active = Math.max(0, walkedAt >= 0 ? walkedAt : indexOf(selected));

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by what the virtualizer returns
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => rows[at]?.clienteProductoPeriodoID ?? at,
    overscan: 4,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return active >= rows.length || shown.includes(active)
        ? shown
        : [...shown, active].sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [walked]);

  function rowOf(event: { target: EventTarget }): ClienteProductoPeriodo | undefined {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null;
    return element ? rows[Number(element.dataset['at'])] : undefined;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[active];
    if (!row) return;
    const to = rowAfterKey(event.key, active, rows.length);
    const field = TEXT_KEYS[event.key.toLowerCase()];
    if (to !== undefined) {
      wantsFocus.current = true;
      setWalked(rows[to]?.clienteProductoPeriodoID ?? null);
      virtual.scrollToIndex(to);
    } else if (event.key === 'Enter' || event.key === ' ') onSelect(row);
    else if (field) onToggleText(field, row[field]);
    else return;
    event.preventDefault();
  }

  return {
    scroller,
    virtual,
    active,
    events: {
      onKeyDown: handleKeyDown,
      onFocus: (event: FocusEvent) => setWalked(rowOf(event)?.clienteProductoPeriodoID ?? null),
      onClick: (event: MouseEvent) => {
        const row = rowOf(event);
        // The second click of a double click has chosen already.
        if (row && event.detail < 2) onSelect(row);
      },
      onDoubleClick: (event: MouseEvent) => {
        const row = rowOf(event);
        const part =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-text]') : null;
        const field = part?.dataset['text'] as TextField | undefined;
        if (row && field) onToggleText(field, row[field]);
      },
    },
  };
}
