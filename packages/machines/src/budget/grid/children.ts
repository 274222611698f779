import { type EventObject, fromCallback } from 'xstate';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import type { RowsRef } from '../page/children.ts';
import { visibleRows } from '../rows/visible-rows.ts';

/** What the list shows, at once and whenever it is another. */
export const listing = fromCallback<EventObject, { rows: RowsRef }>(({ input: { rows }, sendBack }) => {
  let known: ReturnType<typeof visibleRows> | undefined;
  const look = (): void => {
    const filas = visibleRows(rows.getSnapshot().context);
    if (filas === known) return;
    known = filas;
    sendBack({ type: 'list.changed', filas });
  };
  look();
  const subscription = rows.subscribe(look);
  return () => subscription.unsubscribe();
});

/** The outbox's facts together: a batch of a thousand figures is one event. */
export const gatheredFacts = fromCallback<EventObject, { outbox: OutboxRef }>(({ input, sendBack }) => {
  let facts: OutboxFact[] = [];
  const subscription = input.outbox.on('*', (fact) => {
    facts.push(fact);
    if (facts.length > 1) return;
    void Promise.resolve().then(() => {
      const gathered = facts;
      facts = [];
      sendBack({ type: 'facts.gathered', facts: gathered });
    });
  });
  return () => subscription.unsubscribe();
});
