import { assign, enqueueActions } from 'xstate';
import { required } from '../required.ts';
import type { BatchReport } from './batch.setup.ts';
import { changeKey } from './change.ts';
import { type Entry, entryOf, keptOf, updatedAll } from './entries.ts';
import { gathered, released, separated, waitingTogether, withBatches } from './gestures.ts';
import { type Answered, judged } from './judged.ts';
import type { Kept, Sent } from './kept.ts';
import { outboxConflicts } from './outbox.conflicts.ts';
import { sendPassed } from './passed.ts';

type Unjudged = Extract<BatchReport, { type: 'batch.unjudged' }>;

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
      for (const { save, change } of waiting) {
        if (save) enqueue.stopChild(save);
        const entry = entryOf(entries, change);
        if (entry) written.push(keptOf(entry));
      }
      sendPassed(waiting, enqueue.sendTo);
      if (written.length > 0) enqueue.sendTo('store', { type: 'changes.kept', kept: written });
    }),
    /** Each change as if it had been asked for alone, and all at once. */
    judge: enqueueActions(({ context, enqueue }, answered: Answered) => {
      const { entries, goingOn, judgements } = judged(context.entries, answered, required(context.usuario));
      enqueue.assign({ entries });
      if (goingOn.length > 0) {
        // A gesture carries the same on each repeat, also after a reload.
        enqueue.sendTo('store', { type: 'changes.kept', kept: goingOn });
        enqueue.raise({ type: 'changes.due', keys: goingOn.map(({ change }) => changeKey(change)) });
      }
      for (const judgement of judgements) enqueue.raise(judgement);
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
