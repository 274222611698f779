import { assign, setup } from 'xstate';
import { unwatchedNetwork } from '../../connection/network-returns.ts';
import { type Change, isValueChange } from '../../outbox/change.ts';
import { type OutboxRef, outboxFacts } from '../../outbox/outbox.machine.ts';
import { port } from '../../ports.ts';
import type { ChangesContext, ChangesEvent, ChangesSubject } from './changes.types.ts';
import { type Listed, renewed } from './listing.ts';

/** What the states of the changes are made of: their actors, guards and actions. */
export const changesSetup = setup({
  types: {
    context: {} as ChangesContext,
    events: {} as ChangesEvent,
    input: {} as { outbox: OutboxRef },
    tags: {} as 'open' | 'loading' | 'loaded' | 'busy' | 'failed' | 'absent',
  },
  actors: { request: port('request'), outboxFacts, networkReturns: unwatchedNetwork },
  guards: {
    isListed: ({ context: { subject } }, change: Change) =>
      subject?.kind === 'mes'
        ? isValueChange(change) && subject.ventaID === change.ventaID
        : subject?.periodoID === change.periodoID,
    isOfMonth: ({ context }) => context.subject?.kind === 'mes',
    hasMore: ({ context }) => context.cambios.length < context.total,
  },
  actions: {
    begin: assign((_, subject: ChangesSubject) => ({ subject, cambios: [], total: 0, problem: null })),
    show: assign(({ context }, listed: Listed) => ({ ...renewed(context.cambios, listed), problem: null })),
    /** Pages shift when something was saved between two: what is there already does not come twice. */
    add: assign(({ context }, { cambios, total }: Listed) => {
      const known = new Set(context.cambios.map(({ cambioID }) => cambioID));
      const news = cambios.filter(({ cambioID }) => !known.has(cambioID));
      return { total, cambios: [...context.cambios, ...news], problem: null };
    }),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
  delays: { calm: 400 },
});
