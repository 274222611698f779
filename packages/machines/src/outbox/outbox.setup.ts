import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { type StoreAnswer, unprovidedStore } from '../ports.ts';
import type { Change } from './change.ts';
import { deliveryMachine } from './delivery.machine.ts';
import type { DeliveryReport } from './delivery.types.ts';
import {
  entryOf,
  isBusy,
  isLatest,
  laterThanKnown,
  updated,
  withKept,
  withoutChange,
  withStarted,
} from './entries.ts';
import { isLater, type Kept, stamped, type Unsent } from './kept.ts';
import { mayOlderArrive } from './older-arrival.ts';
import type { OutboxContext, OutboxEvent, OutboxFact } from './outbox.types.ts';

type Settled = Extract<StoreAnswer, { type: 'change.settled' }>;
type Read = Extract<StoreAnswer, { type: 'changes.read' }>;

/** What the outbox's states are made of: its actors, guards and actions. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent | DeliveryReport | StoreAnswer,
    emitted: {} as OutboxFact,
    tags: {} as 'open',
  },
  actors: { changeStore: unprovidedStore, delivery: deliveryMachine },
  guards: {
    isSameUser: ({ context }, usuario: string) => usuario === context.usuario,
    /** A value typed while the answer came in is still to be sent. */
    isLatest: ({ context }, kept: Kept) => isLatest(context.entries, kept),
    isEarlier: ({ context }, kept: Kept) =>
      isLatest(context.entries, kept) && entryOf(context.entries, kept.change)?.isEarlier === true,
    isNews: ({ context }, kept: Kept) => laterThanKnown(context.entries, [kept]).length > 0,
    /** An older figure of this tab would arrive after it. */
    isToSendAgain: ({ context }, { kept, outcome }: Settled) => {
      const entry = entryOf(context.entries, kept.change);
      if (entry?.id !== kept.id || outcome !== 'confirmed') return false;
      return entry.isToArriveLast || mayOlderArrive(entry);
    },
    /** Of a confirmed one that this tab never heard of, a screen may still show what was before. */
    isNewsOfSettled: ({ context }, { kept, outcome }: Settled) => {
      const known = entryOf(context.entries, kept.change);
      return known ? !isLater(known, kept) : outcome === 'confirmed';
    },
  },
  actions: {
    queue: enqueueActions(
      ({ context, enqueue }, { changes, inTurn }: { changes: readonly Change[]; inTurn: boolean }) => {
        const { kept, stamps } = stamped(context.stamps, changes, Date.now());
        enqueue.assign({
          stamps,
          series: context.series + 1,
          entries: withKept(context.entries, kept, inTurn ? context.series : null),
        });
        for (const one of kept) {
          const delivery = entryOf(context.entries, one.change)?.delivery;
          if (delivery) enqueue.sendTo(delivery, { type: 'change.replaced', kept: one });
          enqueue.sendTo('store', { type: 'change.kept', kept: one });
        }
      },
    ),
    /** What other tabs and earlier pages typed, where it is the latest. */
    adopt: enqueueActions(({ context, enqueue }, kept: readonly Kept[]) => {
      const later = laterThanKnown(context.entries, kept);
      const moment = Math.max(context.stamps.moment, ...kept.map((one) => one.moment));
      enqueue.assign({
        stamps: { ...context.stamps, moment },
        series: context.series + 1,
        entries: withKept(context.entries, later, context.series),
      });
      for (const one of later) {
        const delivery = entryOf(context.entries, one.change)?.delivery;
        if (delivery) enqueue.sendTo(delivery, { type: 'change.replaced', kept: one });
        enqueue.emit({ type: 'change.adopted', change: one.change });
      }
    }),
    /** What the device keeps no more was settled by another tab. */
    removeMissing: enqueueActions(({ context, enqueue }, { kept }: Read) => {
      const ids = new Set(kept.map(({ id }) => id));
      const missing = Object.values(context.entries).filter((entry) => !ids.has(entry.id));
      let { entries } = context;
      for (const { change, delivery } of missing) {
        if (delivery) enqueue.stopChild(delivery);
        entries = withoutChange(entries, change);
        enqueue.emit({ type: 'change.gone', change });
      }
      enqueue.assign({ entries });
    }),
    keepUnsent: assign((_, { unsent, unreadable }: Read) => ({ unsent, unreadable })),
    markEarlier: assign(({ context }, { kept }: Read) => ({
      entries: kept.reduce(
        (entries, one) =>
          isLatest(entries, one) ? updated(entries, one.change, { isEarlier: true }) : entries,
        context.entries,
      ),
    })),
    markToArriveLast: assign(({ context }, { change }: Kept) => ({
      entries: updated(context.entries, change, { isToArriveLast: true }),
    })),
    markUnkept: assign(({ context }, kept: Kept) => ({
      keeping: context.keeping === 'dismissed' ? context.keeping : ('failed' as const),
      entries: isLatest(context.entries, kept)
        ? updated(context.entries, kept.change, { isOnDevice: false })
        : context.entries,
    })),
    startDue: assign({
      entries: ({ context, spawn, self }) =>
        withStarted(context.entries, (kept) =>
          spawn('delivery', { input: { usuario: context.usuario ?? '', kept, owner: self } }),
        ),
    }),
    passOn: enqueueActions(({ context, enqueue }, type: 'network.returned' | 'session.confirmed') => {
      for (const { delivery } of Object.values(context.entries)) {
        if (delivery) enqueue.sendTo(delivery, { type });
      }
    }),
    stopDeliveries: enqueueActions(({ context, enqueue }) => {
      for (const { delivery } of Object.values(context.entries)) if (delivery) enqueue.stopChild(delivery);
    }),
    stopDelivery: enqueueActions(({ context, enqueue }, { change }: Kept) => {
      const delivery = entryOf(context.entries, change)?.delivery;
      if (delivery) enqueue.stopChild(delivery);
    }),
    removeEntry: assign(({ context }, { change }: Kept) => ({
      entries: withoutChange(context.entries, change),
    })),
    keepAgain: sendTo('store', (_, kept: Kept) => ({ type: 'change.keptAgain', kept })),
    deleteStored: sendTo('store', (_, settled: { kept: Kept; outcome: 'confirmed' | 'refused' }) => ({
      type: 'change.dropped',
      ...settled,
    })),
    setAside: enqueueActions(({ context, enqueue }, { kept, text }: Unsent) => {
      const unsent = { kept, text };
      enqueue.sendTo('store', { type: 'change.setAside', unsent });
      enqueue.assign({ unsent: [...context.unsent, unsent] });
    }),
    dismissUnsent: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('store', { type: 'unsent.dismissed' });
      enqueue.assign({ unsent: [], unreadable: 0 });
    }),
    detachDelivery: assign(({ context }, { change }: Kept) => ({
      entries: updated(context.entries, change, { delivery: null }),
    })),
    markDelayed: assign(({ context }, { change }: Kept) => ({
      entries: updated(context.entries, change, { delayed: true }),
    })),
    announce: emit(({ context }, { kept: { change }, outcome }: Omit<Settled, 'type'>) => ({
      type: outcome === 'confirmed' ? ('change.confirmed' as const) : ('change.refused' as const),
      change,
      busy: isBusy(context.entries, change.periodoID),
    })),
    announceGone: emit((_, { change }: Kept) => ({ type: 'change.gone' as const, change })),
    rejectSession: emit({ type: 'session.rejected' }),
    log: emit((_, text: string) => ({ type: 'failure.logged' as const, text })),
  },
});
