import type { Origen } from '@presupuesto/api-sdk/contract';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { cellSaveMachine } from '../budget/cell/cell-save.machine.ts';
import type { CellSaveReport } from '../budget/cell/cell-save.setup.ts';
import { type ReplicateReport, replicateMachine } from '../budget/cell/replicate.machine.ts';
import { type StoreAnswer, unprovidedStore } from '../ports.ts';
import { batchMachine } from './batch.machine.ts';
import type { BatchReport } from './batch.setup.ts';
import type { Change } from './change.ts';
import { following, havingSeen, inConflict, isOtherFigure } from './conflict.ts';
import {
  type Entries,
  entryOf,
  hasWaited,
  isBusy,
  isLatest,
  keptOf,
  laterThanKnown,
  updatedAll,
  withKept,
  withoutChanges,
} from './entries.ts';
import { afterSent } from './gestures.ts';
import { type Conflict, gesturesFor, type Kept, stamped, type Unsent } from './kept.ts';
import type { GesturesDue, Judgement, OutboxContext, OutboxEvent, OutboxFact } from './outbox.types.ts';
import { sendPassed, sendReplaced } from './passed.ts';

type Read = Extract<StoreAnswer, { type: 'changes.read' }>;

interface Outcome {
  readonly kept: readonly Kept[];
  readonly outcome: 'confirmed' | 'refused' | 'gone';
  /** From another tab, which has deleted them from the device. */
  readonly isHeard?: boolean;
}

type Reports = CellSaveReport | BatchReport | ReplicateReport;

interface Queued {
  readonly changes: readonly Change[];
  readonly origen?: Origen;
}

/** What the outbox's states are made of: its actors, guards and actions. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent | Reports | StoreAnswer | Judgement | GesturesDue,
    emitted: {} as OutboxFact,
    tags: {} as 'open',
  },
  actors: {
    changeStore: unprovidedStore,
    cellSave: cellSaveMachine,
    replicate: replicateMachine,
    batch: batchMachine,
  },
  /** Another tab sends what it has changed together, as a rule, long before. */
  delays: { heardLimit: 1_000 },
  guards: {
    isGesture: (_, origen: Origen | undefined) => origen !== undefined,
    isBatch: ({ context }, origen: Origen | undefined) => origen !== undefined && context.hasBatches,
    isSameUser: ({ context }, usuario: string) => usuario === context.usuario,
    /** A value typed while the answer came in is still to be sent. */
    isLatest: ({ context }, kept: Kept) => isLatest(context.entries, kept),
    isNews: ({ context }, kept: readonly Kept[]) => laterThanKnown(context.entries, kept).length > 0,
  },
  actions: {
    queue: enqueueActions(({ context, enqueue }, { changes, origen }: Queued) => {
      const left: Kept[] = [];
      const seen: Change[] = [];
      for (const change of changes) {
        const known = entryOf(context.entries, change);
        if (known && isOtherFigure(change, known)) left.push(keptOf(known));
        else seen.push(following(change, known, origen !== undefined));
      }
      if (left.length > 0) enqueue.raise({ type: 'changes.ended', kept: left, outcome: 'refused' });
      const gestures = origen && context.hasBatches ? gesturesFor(seen.length, origen) : [];
      const { kept: written, stamps } = stamped(context.stamps, seen, Date.now(), gestures);
      const kept = written.map((one) => {
        const known = entryOf(context.entries, one.change);
        // A gesture chooses neither figure: it goes on waiting with another own one.
        return origen && known?.conflicto ? inConflict(one, known.conflicto) : afterSent(one, known);
      });
      enqueue.assign({ stamps, entries: withKept(context.entries, kept) });
      // Before anything of it is sent.
      if (kept.length > 0) enqueue.sendTo('store', { type: 'changes.kept', kept });
      sendReplaced(context.entries, kept, enqueue);
      const batches = kept.flatMap(({ change }) => entryOf(context.entries, change)?.batch ?? []);
      for (const batch of new Set(batches)) enqueue.sendTo(batch, { type: 'network.returned' });
    }),
    /** What other tabs and earlier pages typed, where it is the latest. */
    adopt: enqueueActions(({ context, enqueue }, kept: readonly Kept[]) => {
      const later = laterThanKnown(context.entries, kept);
      const moment = Math.max(context.stamps.moment, ...kept.map((one) => one.moment));
      enqueue.assign({
        stamps: { ...context.stamps, moment },
        entries: withKept(context.entries, later),
      });
      sendReplaced(context.entries, later, enqueue);
      for (const one of later) {
        enqueue.emit({ type: 'change.adopted', change: one.change });
        if (one.conflicto) enqueue.emit(conflicted(one.change, one.conflicto));
      }
    }),
    /** What the device keeps no more was settled by another tab. */
    removeMissing: enqueueActions(({ context, enqueue }, { kept }: Read) => {
      const ids = new Set(kept.map(({ id }) => id));
      const missing = Object.values(context.entries).filter((entry) => !ids.has(entry.id));
      for (const entry of missing) {
        if (entry.save) enqueue.stopChild(entry.save);
        enqueue.emit({ type: 'change.gone', change: entry.change });
      }
      sendPassed(missing, enqueue.sendTo);
      const gone = missing.map(({ change }) => change);
      enqueue.assign({ entries: withoutChanges(context.entries, gone) });
    }),
    keepUnsent: assign((_, { unsent, unreadable }: Read) => ({ unsent, unreadable })),
    markEarlier: assign(({ context }, { kept }: Read) => ({
      entries: updatedAll(context.entries, latestOf(context.entries, kept), { isEarlier: true }),
    })),
    markUnkept: assign(({ context }, kept: readonly Kept[]) => ({
      keeping: context.keeping === 'dismissed' ? context.keeping : ('failed' as const),
      entries: updatedAll(context.entries, latestOf(context.entries, kept), { isOnDevice: false }),
    })),
    sendAgain: enqueueActions(({ context, enqueue }, kept: readonly Kept[]) => {
      if (kept.length === 0) return;
      enqueue.assign({ entries: updatedAll(context.entries, kept, { isToArriveLast: true }) });
      for (const one of kept) enqueue.sendTo('store', { type: 'change.keptAgain', kept: one });
    }),
    /** Whoever waits for it goes on. */
    settle: enqueueActions(({ context, enqueue }, { kept, outcome, isHeard }: Outcome) => {
      if (kept.length === 0) return;
      if (outcome !== 'gone' && !isHeard) enqueue.sendTo('store', { type: 'changes.dropped', kept, outcome });
      // Whoever left another figure where it was has seen it.
      const changes = kept.map(({ change, conflicto }) =>
        conflicto ? havingSeen(change, conflicto.actual) : change,
      );
      const entries = withoutChanges(context.entries, changes);
      const lastOf = new Map(changes.map((change) => [change.periodoID, change]));
      const known = changes.flatMap((change) => entryOf(context.entries, change) ?? []);
      enqueue.assign({ entries });
      for (const change of changes) {
        const { periodoID } = change;
        const busy = lastOf.get(periodoID) !== change || isBusy(entries, periodoID);
        if (outcome === 'gone') enqueue.emit({ type: 'change.gone', change });
        else enqueue.emit({ type: `change.${outcome}`, change, busy });
      }
      sendPassed(known, enqueue.sendTo);
      const saves = known.flatMap(({ save }) => save ?? []);
      // One that another tab has settled would go on.
      for (const save of saves) enqueue.stopChild(save);
      // A gesture may have waited for what this cell sent by itself.
      if (saves.length > 0) enqueue.raise({ type: 'gestures.due' });
    }),
    /** What has waited is kept to be read: its author has gone on to something else, and would not see it go. */
    refuse: enqueueActions(({ context, enqueue }, refused: readonly Unsent[]) => {
      const unsent = refused
        .filter(({ kept }) => hasWaited(entryOf(context.entries, kept.change), Date.now()))
        .map(({ kept, text }) => ({ kept, text }));
      if (unsent.length > 0) {
        enqueue.sendTo('store', { type: 'changes.setAside', unsent });
        enqueue.assign({ unsent: [...context.unsent, ...unsent] });
      }
      for (const text of new Set(refused.map((one) => one.text)))
        enqueue.emit({ type: 'failure.logged', text });
    }),
    dismissUnsent: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('store', { type: 'unsent.dismissed' });
      enqueue.assign({ unsent: [], unreadable: 0 });
    }),
    rejectSession: emit({ type: 'session.rejected' }),
    log: emit((_, text: string) => ({ type: 'failure.logged' as const, text })),
  },
});

export function conflicted(change: Change, conflicto: Conflict) {
  return { type: 'change.conflicted' as const, change, conflicto };
}

/** Those that their cells wait for. */
function latestOf(entries: Entries, kept: readonly Kept[]): readonly Kept[] {
  return kept.filter((one) => isLatest(entries, one));
}
