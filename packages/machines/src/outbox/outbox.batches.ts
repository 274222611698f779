import type { ResultadoCambio } from '@presupuesto/api-sdk/contract';
import { assign, enqueueActions } from 'xstate';
import type { CellSaveReport } from '../budget/cell/cell-save.setup.ts';
import { required } from '../required.ts';
import type { BatchReport } from './batch.setup.ts';
import { changeKey, valueKey } from './change.ts';
import { conflict, havingSeen, isOwnFigure } from './conflict.ts';
import { type Entry, entryOf, keptOf, updated, updatedAll } from './entries.ts';
import { gathered, released, separated, waitingTogether, withBatches } from './gestures.ts';
import { type Kept, newGesture, type Sent } from './kept.ts';
import { outboxConflicts } from './outbox.conflicts.ts';
import { passed } from './outbox.setup.ts';

type Answered = Extract<BatchReport, { type: 'batch.answered' }>;
type Unjudged = Extract<BatchReport, { type: 'batch.unjudged' }>;

/** In this order, and then what was saved: the last of it finds nothing else on its way, so that the summary is read once. */
const IN_ORDER = ['save.conflicted', 'save.refused', 'save.gone'];

/** What the outbox does with what was changed together. */
export const outboxBatches = outboxConflicts.extend({
  actions: {
    startBatches: assign({
      entries: ({ context, spawn, self }) =>
        withBatches(context.entries, (gesto, members) =>
          spawn('batch', {
            input: { usuario: required(context.usuario), gesto, members, owner: self },
          }),
        ),
    }),
    /** Typed figures that wait go together, under a number that outlives the page. */
    gather: enqueueActions(({ context, enqueue }) => {
      const waiting = context.hasBatches ? waitingTogether(context.entries) : [];
      const entries = gathered(context.entries, waiting);
      enqueue.assign({ entries });
      const written: Kept[] = [];
      for (const { save, replicate, change } of waiting) {
        if (save) enqueue.stopChild(save);
        const entry = entryOf(entries, change);
        if (!entry) continue;
        if (replicate) enqueue.sendTo(replicate, passed(entry));
        written.push(keptOf(entry));
      }
      if (written.length > 0) enqueue.sendTo('store', { type: 'changes.kept', kept: written });
    }),
    /** Each change as if it had been asked for alone; a later figure of its cell goes on, knowing what was saved. */
    judge: enqueueActions(({ context, enqueue }, { members, sent, results }: Answered) => {
      const byCell = new Map(results.map((result) => [valueKey(result.campo, result.ventaID), result]));
      const asked = new Set(sent.map(({ id }) => id));
      const again = newGesture(members[0]?.gesto.origen ?? 'tecleado');
      const reports: CellSaveReport[] = [];
      const saved: Kept[] = [];
      let { entries } = context;
      // A gesture carries the same on each repeat, also after a reload.
      const goOn = (next: Entry) => {
        entries = { ...entries, [changeKey(next.change)]: next };
        enqueue.sendTo('store', { type: 'changes.kept', kept: [keptOf(next)] });
      };
      for (const member of members) {
        const entry = entryOf(entries, member.change);
        if (!entry || entry.conflicto) continue;
        const result = byCell.get(changeKey(member.change));
        if (entry.id !== member.id) {
          const isSaved = asked.has(member.id) && result?.estado === 'guardado';
          const change = isSaved ? havingSeen(entry.change, member.change.valor) : entry.change;
          goOn(released(entry, change));
          enqueue.raise({ type: 'change.due', key: changeKey(change) });
        } else if (!asked.has(member.id)) reports.push({ type: 'save.gone', kept: keptOf(entry) });
        else if (result?.estado === 'guardado') saved.push(keptOf(entry));
        else {
          const report = result && reportOf(entry, result, required(context.usuario));
          if (report) {
            reports.push(report);
            entries = updated(entries, entry.change, { batch: null });
          } else goOn({ ...released(entry, havingSeenOwn(entry, result)), gesto: again });
        }
      }
      enqueue.assign({ entries });
      reports.sort((one, other) => IN_ORDER.indexOf(one.type) - IN_ORDER.indexOf(other.type));
      for (const report of reports) enqueue.raise(report);
      if (saved.length > 0) enqueue.raise({ type: 'changes.saved', kept: saved });
      enqueue.raise({ type: 'gestures.due' });
    }),
    /** Each is asked for by itself. */
    separate: assign(({ context }, { members, isOffered }: Unjudged) => {
      const ids = new Set(members.map(({ id }) => id));
      const concerns = (entry: Entry) =>
        ids.has(entry.over?.id ?? entry.id) || (!isOffered && entry.batch === null);
      const entries = Object.entries(context.entries).map(([key, entry]) => {
        if (!concerns(entry)) return [key, entry] as const;
        // Its own gesture is still to be sent.
        return [key, isOffered && entry.over ? released(entry) : separated(entry)] as const;
      });
      return { entries: Object.fromEntries(entries), hasBatches: context.hasBatches && isOffered };
    }),
    markBatchDelayed: assign({
      entries: ({ context }, members: readonly Sent[]) =>
        updatedAll(context.entries, members, { delayed: true }),
    }),
  },
});

/** What a result means for the change that was sent; undefined for an earlier figure of its own in its way. */
function reportOf(entry: Entry, result: ResultadoCambio, usuario: string): CellSaveReport | undefined {
  const kept = keptOf(entry);
  const { actual, message } = result;
  if (result.estado === 'rechazado' || typeof actual !== 'number')
    return { type: 'save.refused', kept, text: message ?? '' };
  const conflicto = conflict({ ...result, actual });
  if (isOwnFigure(entry.change, conflicto, usuario)) return undefined;
  return { type: 'save.conflicted', kept, conflicto };
}

function havingSeenOwn({ change }: Entry, result: ResultadoCambio | undefined) {
  return typeof result?.actual === 'number' ? havingSeen(change, result.actual) : change;
}
