import {
  abrirPeriodo,
  COMPLETE_CORRECTLY,
  listarReferentes,
  openedText,
  type Periodo,
} from '@presupuesto/api-sdk/contract';
import { assign, emit, raise, setup } from 'xstate';
import { calling } from '../calling.ts';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText } from '../failure.ts';
import { port } from '../ports.ts';
import { request } from '../request.ts';
import type { OpeningContext, OpeningEvent } from './opening.types.ts';
import { afterTyping, blankValues, openingOrder, openingProblems } from './opening-form.ts';

const blank = {
  values: blankValues,
  withAssigned: false,
  isOwnDestination: false,
  problems: {},
  problem: null,
};

/**
 * The form of /abrir-periodo and the list of origins beside it. What was typed stays until the server
 * has opened the period; while it does, nothing can be sent or changed.
 */
export const openingMachine = setup({
  types: {
    context: {} as OpeningContext,
    events: {} as OpeningEvent,
    emitted: {} as { type: 'period.opened'; periodoID: string },
    tags: {} as 'busy' | 'loadingOrigins' | 'originsFailed',
  },
  actors: {
    request: port('request'),
    listarReferentes: calling(listarReferentes),
    networkReturns: unwatchedNetwork,
  },
  guards: { isWrong: ({ context }) => openingProblems(context.values) !== undefined },
  actions: {
    showProblems: assign(({ context }) => ({
      problems: openingProblems(context.values) ?? {},
      problem: COMPLETE_CORRECTLY,
      refusals: context.refusals + 1,
      opened: null,
    })),
    emptyForm: assign(({ context }) => ({ ...blank, round: context.round + 1 })),
    showProblem: assign((_, problem: string) => ({ problem })),
    showOpened: assign(({ context }) => ({ opened: openedText(openingOrder(context)) })),
    announce: emit(({ context }) => ({
      type: 'period.opened' as const,
      periodoID: context.values.periodoDestino.trim(),
    })),
    showOrigins: assign((_, origins: readonly Periodo[]) => ({
      origins: origins.filter(({ visible }) => visible),
    })),
    showOriginsProblem: assign((_, originsProblem: string) => ({ originsProblem })),
  },
}).createMachine({
  id: 'opening',
  context: { ...blank, refusals: 0, round: 0, opened: null, origins: [], originsProblem: null },
  invoke: { src: 'networkReturns' },
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'field.typed': {
              actions: assign(({ context, event }) => afterTyping(context, event.field, event.value)),
            },
            'assigned.switched': { actions: assign(({ event: { withAssigned } }) => ({ withAssigned })) },
            'form.submitted': [
              { guard: 'isWrong', actions: 'showProblems' },
              { target: 'saving', actions: assign({ problems: {}, problem: null, opened: null }) },
            ],
            'draft.found': { actions: assign(({ event: { draft } }) => draft) },
            'form.cleared': { actions: ['emptyForm', assign({ opened: null })] },
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'request',
            input: ({ context }) => request(abrirPeriodo, { body: openingOrder(context) }),
            onDone: {
              target: 'editing',
              actions: ['showOpened', 'announce', 'emptyForm', raise({ type: 'retry.requested' })],
            },
            // The period may be open after all, or its origin gone.
            onError: {
              target: 'editing',
              actions: [
                { type: 'showProblem', params: ({ event }) => failureText(event.error) },
                raise({ type: 'retry.requested' }),
              ],
            },
          },
        },
      },
    },
    origins: {
      initial: 'loading',
      on: { 'retry.requested': '.loading' },
      states: {
        loading: {
          tags: 'loadingOrigins',
          entry: assign({ originsProblem: null }),
          invoke: {
            src: 'listarReferentes',
            input: {},
            onDone: {
              target: 'loaded',
              actions: { type: 'showOrigins', params: ({ event }) => event.output.data ?? [] },
            },
            onError: {
              target: 'failed',
              actions: { type: 'showOriginsProblem', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        loaded: {},
        failed: { tags: 'originsFailed', on: { 'network.returned': 'loading' } },
      },
    },
  },
});
