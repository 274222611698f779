import { useEffect, useEffectEvent } from 'react';
import type { BudgetActor } from './budget.ts';
import { pairKeyOf } from './pair-key.ts';

const ACTIVE_PAIR = '[data-pairs] [role="option"][tabindex="0"]';

/** To another pair, or to the list, by key from anywhere on the screen. */
export function usePairKeys(budget: BudgetActor): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = pairKeyOf(event);
    if (!key || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (key === 'list') document.querySelector<HTMLElement>(ACTIVE_PAIR)?.focus();
    else budget.getSnapshot().context.rows.send({ type: 'row.walked', ...key });
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
