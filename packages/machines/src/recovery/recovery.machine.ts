import {
  firstProblem,
  RECOVERY_SENT,
  Recuperacion,
  reestablecerClave,
  refusalText,
} from '@presupuesto/api-sdk/contract';
import { assign, setup } from 'xstate';
import { calling } from '../calling.ts';
import { failureText } from '../failure.ts';

interface RecoveryContext {
  readonly nombreUsuario: string;
  readonly problem: string | null;
  /** What the server, or its stand-in text, says once the instructions are on their way. */
  readonly message: string | null;
}

type RecoveryEvent =
  | { type: 'recovery.opened' }
  | { type: 'name.typed'; nombreUsuario: string }
  | { type: 'recovery.submitted' }
  /** Cancelar or Escape. */
  | { type: 'recovery.closed' };

const empty: RecoveryContext = { nombreUsuario: '', problem: null, message: null };

/** The modal 'Recuperar Contraseña': closes 3000 ms after the instructions were sent. */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    tags: {} as 'open' | 'busy' | 'sent',
  },
  actors: { reestablecerClave: calling(reestablecerClave, 'session') },
  actions: {
    reset: assign(empty),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
  delays: { shown: 3_000 },
}).createMachine({
  id: 'recovery',
  context: empty,
  initial: 'closed',
  states: {
    closed: { on: { 'recovery.opened': 'open' } },
    open: {
      tags: 'open',
      entry: 'reset',
      initial: 'editing',
      on: { 'recovery.closed': 'closed' },
      states: {
        editing: {
          on: {
            'name.typed': {
              actions: assign(({ event }) => ({ nombreUsuario: event.nombreUsuario, problem: null })),
            },
            'recovery.submitted': [
              {
                guard: ({ context }) => firstProblem(Recuperacion, context) !== undefined,
                actions: {
                  type: 'showProblem',
                  params: ({ context }) => firstProblem(Recuperacion, context)?.message ?? '',
                },
              },
              { target: 'sending', actions: assign({ problem: null }) },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'reestablecerClave',
            input: ({ context }) => ({ body: { nombreUsuario: context.nombreUsuario.trim() } }),
            onDone: [
              {
                guard: ({ event }) => (event.output.data ?? null) !== null,
                target: 'sent',
                actions: assign(({ event }) => ({ message: event.output.message || RECOVERY_SENT })),
              },
              {
                target: 'editing',
                actions: {
                  type: 'showProblem',
                  params: ({ event }) => refusalText(reestablecerClave.errors, event.output),
                },
              },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
            },
          },
        },
        sent: { tags: 'sent', after: { shown: '#recovery.closed' } },
      },
    },
  },
});
