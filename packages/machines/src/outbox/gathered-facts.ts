import { type EventObject, fromCallback } from 'xstate';
import type { OutboxRef } from './outbox.machine.ts';
import type { OutboxFact } from './outbox.types.ts';

export interface FactsGathered {
  readonly type: 'facts.gathered';
  readonly facts: readonly OutboxFact[];
}

/** The outbox's facts together: a batch of a thousand figures is one event. */
export const gatheredFacts = fromCallback<EventObject, { outbox: OutboxRef }>(({ input, sendBack }) => {
  let facts: OutboxFact[] = [];
  const subscription = input.outbox.on('*', (fact) => {
    facts.push(fact);
    if (facts.length > 1) return;
    void Promise.resolve().then(() => {
      const gathered = facts;
      facts = [];
      sendBack({ type: 'facts.gathered', facts: gathered } satisfies FactsGathered);
    });
  });
  return () => subscription.unsubscribe();
});
