import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';

interface RemovalContext {
  /** The pair that 'Confirmar eliminación' asks about. */
  readonly fila: ClienteProductoPeriodo | null;
}

type RemovalEvent =
  | { type: 'removal.asked'; fila: ClienteProductoPeriodo }
  | { type: 'removal.confirmed' }
  | { type: 'removal.closed' };

export interface RemovalFact {
  type: 'removal.decided';
  fila: ClienteProductoPeriodo | null;
}

/** The modal 'Confirmar eliminación'. It only decides: the outbox sends the removal until the server has confirmed it. */
export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    emitted: {} as RemovalFact,
    tags: {} as 'open',
  },
  actions: {
    announce: emit(({ context: { fila } }) => ({ type: 'removal.decided', fila })),
  },
}).createMachine({
  id: 'removal',
  context: { fila: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'removal.asked': { target: 'open', actions: assign(({ event }) => ({ fila: event.fila })) } },
    },
    open: {
      tags: 'open',
      on: {
        'removal.closed': 'closed',
        'removal.confirmed': { target: 'closed', actions: 'announce' },
      },
    },
  },
});
