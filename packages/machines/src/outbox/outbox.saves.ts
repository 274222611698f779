import { assign, enqueueActions } from 'xstate';
import { required } from '../required.ts';
import { changeKey, isValueChange } from './change.ts';
import { havingSeen } from './conflict.ts';
import { batchesOf, entryOf, keptOf, updated, withReplicate, withStarted } from './entries.ts';
import type { Kept } from './kept.ts';
import { outboxSetup } from './outbox.setup.ts';
import { sendPassed } from './passed.ts';

/** What the outbox does with the saves of single changes: starts, stops and repeats them. */
export const outboxSaves = outboxSetup.extend({
  actions: {
    startReplicate: assign({
      entries: ({ context, spawn, self }) =>
        withReplicate(context.entries, (keys) => spawn('replicate', { input: { keys, owner: self } })),
    }),
    startDue: assign({
      entries: ({ context, spawn, self }, due: readonly string[]) =>
        withStarted(context.entries, due, (kept) =>
          spawn('cellSave', { input: { usuario: required(context.usuario), kept, owner: self } }),
        ),
    }),
    passOn: enqueueActions(({ context, enqueue }, type: 'network.returned' | 'session.confirmed') => {
      for (const { save } of Object.values(context.entries)) if (save) enqueue.sendTo(save, { type });
      for (const batch of batchesOf(context.entries)) enqueue.sendTo(batch, { type });
    }),
    stopSaves: enqueueActions(({ context, enqueue }) => {
      for (const { save, replicate } of Object.values(context.entries)) {
        if (save) enqueue.stopChild(save);
        if (replicate) enqueue.stopChild(replicate);
      }
      for (const batch of batchesOf(context.entries)) enqueue.stopChild(batch);
    }),
    /** Its cell has a later figure, whose author has seen it where it was saved. */
    saveAgain: enqueueActions(({ context, enqueue }, { change, isSaved }: Kept & { isSaved?: boolean }) => {
      const entry = entryOf(context.entries, change);
      if (!entry || entry.batch) return;
      const later = isSaved && isValueChange(change) ? havingSeen(entry.change, change.valor) : entry.change;
      enqueue.assign({ entries: updated(context.entries, change, { save: null, change: later }) });
      // What a gesture carries is the same on each repeat, also after a reload.
      if (isSaved)
        enqueue.sendTo('store', { type: 'changes.kept', kept: [keptOf({ ...entry, change: later })] });
      enqueue.raise({ type: 'changes.due', keys: [changeKey(change)] });
      enqueue.raise({ type: 'gestures.due' });
    }),
    /** A replicate goes on without it; where a gesture has its cell since, that one is sent instead. */
    markDelayed: enqueueActions(({ context, enqueue }, kept: Kept) => {
      const entry = entryOf(context.entries, kept.change);
      const isOver = entry?.gesto !== undefined && entry.id !== kept.id;
      const save = isOver ? null : (entry?.save ?? null);
      const entries = updated(context.entries, kept.change, { delayed: !isOver, replicate: null, save });
      enqueue.assign({ entries });
      if (isOver && entry.save) enqueue.stopChild(entry.save);
      sendPassed(entry ? [entry] : [], enqueue.sendTo);
      if (isOver) enqueue.raise({ type: 'gestures.due' });
    }),
  },
});
