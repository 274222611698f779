import type { Venta } from '@presupuesto/api-sdk/contract';
import { enqueueActions } from 'xstate';
import { afterReading, inConflict } from './conflict.ts';
import { entryOf, keptOf, updated, withKept } from './entries.ts';
import { outboxSaves } from './outbox.saves.ts';
import { conflicted as conflictedFact } from './outbox.setup.ts';
import type { Conflicted } from './outbox.types.ts';
import { sendPassed } from './passed.ts';

/** What the outbox does with figures that somebody else has changed since they were seen. */
export const outboxConflicts = outboxSaves.extend({
  actions: {
    /** They go no further until a person has decided, in all tabs, and after a reload. */
    wait: enqueueActions(({ context, enqueue }, conflicted: readonly Conflicted[]) => {
      const waiting = conflicted.map(({ kept, conflicto }) => inConflict(kept, conflicto));
      enqueue.assign({ entries: withKept(context.entries, waiting) });
      enqueue.sendTo('store', { type: 'changes.kept', kept: waiting });
      for (const { kept, conflicto } of conflicted) enqueue.emit(conflictedFact(kept.change, conflicto));
      const known = conflicted.flatMap(({ kept }) => entryOf(context.entries, kept.change) ?? []);
      sendPassed(known, enqueue.sendTo);
    }),
    leave: enqueueActions(({ context, enqueue }, key: string) => {
      const entry = context.entries[key];
      if (entry?.conflicto)
        enqueue.raise({ type: 'changes.ended', kept: [keptOf(entry)], outcome: 'refused' });
    }),
    put: enqueueActions(({ context, enqueue }, key: string) => {
      const entry = context.entries[key];
      if (entry?.conflicto) enqueue.raise({ type: 'changes.queued', changes: [entry.change] });
    }),
    compareConflicts: enqueueActions(({ context, enqueue }, ventas: readonly Venta[]) => {
      let { entries } = context;
      for (const entry of Object.values(entries)) {
        const conflicto = afterReading(entry, ventas);
        if (conflicto === 'ended') {
          enqueue.raise({ type: 'changes.ended', kept: [keptOf(entry)], outcome: 'confirmed' });
        } else if (conflicto) entries = updated(entries, entry.change, { conflicto });
      }
      enqueue.assign({ entries });
    }),
  },
});
