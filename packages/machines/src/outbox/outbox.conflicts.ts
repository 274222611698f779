import type { Venta } from '@presupuesto/api-sdk/contract';
import { enqueueActions } from 'xstate';
import type { CellSaveReport } from '../budget/cell/cell-save.setup.ts';
import { afterReading, inConflict } from './conflict.ts';
import { entryOf, keptOf, updated, withKept } from './entries.ts';
import { outboxSaves } from './outbox.saves.ts';
import { conflicted, passed } from './outbox.setup.ts';

type ReportedConflict = Omit<Extract<CellSaveReport, { type: 'save.conflicted' }>, 'type'>;

/** What the outbox does with figures that somebody else has changed since they were seen. */
export const outboxConflicts = outboxSaves.extend({
  actions: {
    /** It goes no further until a person has decided, in all tabs, and after a reload. */
    wait: enqueueActions(({ context, enqueue }, { kept, conflicto }: ReportedConflict) => {
      const waiting = inConflict(kept, conflicto);
      const replicate = entryOf(context.entries, kept.change)?.replicate;
      enqueue.assign({ entries: withKept(context.entries, [waiting]) });
      enqueue.sendTo('store', { type: 'changes.kept', kept: [waiting] });
      enqueue.emit(conflicted(kept.change, conflicto));
      if (replicate) enqueue.sendTo(replicate, passed(kept));
    }),
    leave: enqueueActions(({ context, enqueue }, key: string) => {
      const entry = context.entries[key];
      if (entry?.conflicto)
        enqueue.raise({ type: 'conflict.ended', kept: keptOf(entry), outcome: 'refused' });
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
          enqueue.raise({ type: 'conflict.ended', kept: keptOf(entry), outcome: 'confirmed' });
        } else if (conflicto) entries = updated(entries, entry.change, { conflicto });
      }
      enqueue.assign({ entries });
    }),
  },
});
