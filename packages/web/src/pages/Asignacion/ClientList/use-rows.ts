import type { Cliente } from '@presupuesto/api-sdk/contract';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { rowAfterKey } from '../../../ui/TransferList/row-after-key.ts';

const ROW_PX = 41;

interface RowsOptions {
  readonly clients: readonly Cliente[];
  /** The clienteID of the chosen one. */
  readonly selected: number | null;
  readonly onSelect: (cliente: Cliente) => void;
}

/**
 * A virtual list box of which one row is chosen. The focus stays on the list, which names the row that the keyboard stands
 * on; that row stays rendered when it is scrolled out of sight.
 */
export function useRows({ clients, selected, onSelect }: RowsOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const indexOf = (id: number | null) => clients.findIndex(({ clienteID }) => clienteID === id);
  const walkedAt = indexOf(walked);
  const at = Math.max(0, walkedAt >= 0 ? walkedAt : indexOf(selected));

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by what the virtualizer returns
  const virtual = useVirtualizer({
    count: clients.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => clients[index]?.clienteID ?? index,
    overscan: 6,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return at >= clients.length || inSight.includes(at) ? inSight : [...inSight, at].sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    if (document.activeElement === scroller.current && at < clients.length) virtual.scrollToIndex(at);
  }, [at, clients, virtual]);

  function handleKeyDown(event: KeyboardEvent): void {
    const active = clients[at];
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = rowAfterKey(event.key, at, clients.length);
    if (to !== undefined) setWalked(clients[to]?.clienteID ?? null);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(active);
    else return;
    event.preventDefault();
  }

  function handleClick({ target }: MouseEvent): void {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const cliente = row ? clients[Number(row.dataset['index'])] : undefined;
    if (!cliente) return;
    setWalked(cliente.clienteID);
    onSelect(cliente);
  }

  return { scroller, virtual, at, events: { onKeyDown: handleKeyDown, onClick: handleClick } };
}
