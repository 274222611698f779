import type { Entries } from '../outbox/entries.ts';

/** What becomes of the changes that the server has put off. */
export type SavingEvent =
  /** Some wait for their next try. `text`: what the server, or else the contract, says of it. */
  | { readonly type: 'save.failed'; readonly text: string }
  /** None are left. */
  | { readonly type: 'saves.settled' };

/** What the outbox's entries say of that; undefined while those that failed before are on their way. */
export function savingEvent(entries: Entries): SavingEvent | undefined {
  const delayed = Object.values(entries).filter((entry) => entry.delayed);
  if (delayed.length === 0) return { type: 'saves.settled' };
  for (const { save, batch } of delayed) {
    const snapshot = (batch ?? save)?.getSnapshot();
    if (snapshot?.value === 'waiting') return { type: 'save.failed', text: snapshot.context.text };
  }
  return undefined;
}
