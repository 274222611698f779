import type { Origen } from '@presupuesto/api-sdk/contract';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { cellSaveMachine } from '../budget/cell/cell-save.machine.ts';
import type { CellSaveReport } from '../budget/cell/cell-save.setup.ts';
import { type ReplicateReport, replicateMachine } from '../budget/cell/replicate.machine.ts';
import { type StoreAnswer, unprovidedStore } from '../ports.ts';
import { batchMachine } from './batch.machine.ts';
import type { BatchReport } from './batch.setup.ts';
import { type Change, changeKey } from './change.ts';
import { following, havingSeen, inConflict, isOtherFigure } from './conflict.ts';
import {
  type Entries,
  entryOf,
  goesOn,
  hasWaited,
  isBusy,
  isLatest,
  laterThanKnown,
  updatedAll,
  withKept,
  withoutChanges,
} from './entries.ts';
import { afterSent } from './gestures.ts';
import { type Conflict, gesturesFor, type Kept, stamped, type Unsent } from './kept.ts';
import type {
  ChangesSaved,
  ConflictEnded,
  GesturesDue,
  OutboxContext,
  OutboxEvent,
  OutboxFact,
} from './outbox.types.ts';

type Read = Extract<StoreAnswer, { type: 'changes.read' }>;

interface Outcome {
  readonly kept: readonly Kept[];
  readonly outcome: 'confirmed' | 'refused' | 'gone';
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
    events: {} as OutboxEvent | Reports | StoreAnswer | ConflictEnded | ChangesSaved | GesturesDue,
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
    /** Its author has gone on to something else, and would not see it go. */
    hasWaited: ({ context }, kept: Kept) =>
      isLatest(context.entries, kept) && hasWaited(entryOf(context.entries, kept.change), Date.now()),
    isNews: ({ context }, kept: readonly Kept[]) => laterThanKnown(context.entries, kept).length > 0,
  },
  actions: {
    queue: enqueueActions(({ context, enqueue }, { changes, origen }: Queued) => {
      const left = changes.filter((change) => isOtherFigure(change, entryOf(context.entries, change)));
      for (const change of left) enqueue.raise({ type: 'conflict.left', key: changeKey(change) });
      const seen = changes
        .filter((change) => !left.includes(change))
        .map((change) => following(change, entryOf(context.entries, change), origen !== undefined));
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
      for (const one of kept) {
        const known = entryOf(context.entries, one.change);
        if (known?.save && !goesOn(known, one)) enqueue.stopChild(known.save);
        else if (known?.save && !one.gesto) {
          enqueue.sendTo(known.save, { type: 'change.replaced', kept: one });
        }
        if (known?.replicate && (one.gesto || !known.save)) enqueue.sendTo(known.replicate, passed(one));
      }
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
      for (const one of later) {
        const known = entryOf(context.entries, one.change);
        if (known?.save && !goesOn(known, one)) enqueue.stopChild(known.save);
        else if (known?.save && !one.gesto) {
          enqueue.sendTo(known.save, { type: 'change.replaced', kept: one });
        }
        if (known?.replicate && (one.conflicto || one.gesto || !known.save)) {
          enqueue.sendTo(known.replicate, passed(one));
        }
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
        if (entry.replicate) enqueue.sendTo(entry.replicate, passed(entry));
        enqueue.emit({ type: 'change.gone', change: entry.change });
      }
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
    settle: enqueueActions(({ context, enqueue }, { kept, outcome }: Outcome) => {
      if (kept.length === 0) return;
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
      for (const entry of known) if (entry.replicate) enqueue.sendTo(entry.replicate, passed(entry));
      // A gesture may have waited for what this cell sent by itself.
      if (known.some(({ save }) => save)) enqueue.raise({ type: 'gestures.due' });
    }),
    deleteStored: sendTo(
      'store',
      (_, { kept, outcome }: { kept: readonly Kept[]; outcome: 'confirmed' | 'refused' }) => ({
        type: 'changes.dropped',
        kept,
        outcome,
      }),
    ),
    setAside: enqueueActions(({ context, enqueue }, { kept, text }: Unsent) => {
      const unsent = { kept, text };
      enqueue.sendTo('store', { type: 'change.setAside', unsent });
      enqueue.assign({ unsent: [...context.unsent, unsent] });
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

export function passed({ change }: Kept) {
  return { type: 'change.passed' as const, key: changeKey(change) };
}
