import { useEffect, useRef } from 'react';
import type { Management } from './use-management.ts';

/**
 * The row of a removed record takes the focused button with it: the keyboard goes on at the table, not at the page's start, once
 * no dialog is open any more.
 */
export function useFocusAfterRemoval<Item extends object>({
  actor,
  state,
}: Pick<Management<Item>, 'actor' | 'state'>) {
  const table = useRef<HTMLDivElement>(null);
  const changed = useRef(false);
  const waits = state.hasTag('loading') || state.hasTag('formOpen') || state.hasTag('removalOpen');

  useEffect(() => {
    const { unsubscribe } = actor.on('records.changed', () => {
      changed.current = true;
    });
    return unsubscribe;
  }, [actor]);

  useEffect(() => {
    if (waits || !changed.current) return;
    changed.current = false;
    if (document.activeElement === document.body) table.current?.focus({ preventScroll: true });
  }, [waits]);

  return table;
}
