import {
  cambiarContrasenaUsuario,
  firstProblem,
  KEY_RESET_DONE,
  type Problem,
} from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { calling } from '../calling.ts';
import { failureText } from '../failure.ts';

interface ResetKeyContext {
  /** The nombreUsuario whose key is reset. */
  readonly usuario: string;
  /** As typed; forgotten as soon as it is sent. */
  readonly clave: string;
  /** `field` is empty when the problem is the server's. */
  readonly problem: Problem | null;
  /** What is said once the key is reset. */
  readonly message: string | null;
}

type ResetKeyEvent =
  | { type: 'reset.asked'; usuario: string }
  | { type: 'key.typed'; value: string }
  | { type: 'reset.submitted' }
  /** Cancelar or Escape. */
  | { type: 'reset.closed' }
  /** The list behind is on its way again: what was said of the last reset has been read. */
  | { type: 'list.reloaded' };

const empty: ResetKeyContext = { usuario: '', clave: '', problem: null, message: null };

/** An administrator gives a user a new key, which the user changes at the next sign-in. */
export const resetKeyMachine = setup({
  types: {
    context: {} as ResetKeyContext,
    events: {} as ResetKeyEvent,
    emitted: {} as { type: 'key.reset'; usuario: string },
    tags: {} as 'open' | 'busy' | 'done',
  },
  actors: { cambiarContrasenaUsuario: calling(cambiarContrasenaUsuario) },
  actions: {
    showProblem: assign((_, problem: Problem | undefined) => ({ problem: problem ?? null })),
    showServerProblem: assign((_, message: string) => ({ problem: { field: '', message } })),
    forgetKey: assign({ clave: '' }),
    ask: assign((_, usuario: string) => ({ ...empty, usuario })),
    announce: emit(({ context }) => ({ type: 'key.reset' as const, usuario: context.usuario })),
  },
}).createMachine({
  id: 'resetKey',
  context: empty,
  initial: 'closed',
  states: {
    closed: {
      entry: assign(empty),
      on: {
        'reset.asked': { target: 'open', actions: { type: 'ask', params: ({ event }) => event.usuario } },
      },
    },
    open: {
      tags: 'open',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'key.typed': { actions: assign(({ event }) => ({ clave: event.value, problem: null })) },
            'reset.submitted': [
              {
                guard: ({ context }) => problemOf(context) !== undefined,
                actions: { type: 'showProblem', params: ({ context }) => problemOf(context) },
              },
              { target: 'saving', actions: assign({ problem: null }) },
            ],
            'reset.closed': '#resetKey.closed',
          },
        },
        /** Cannot be taken back, so it cannot be closed either before the outcome is known. */
        saving: {
          tags: 'busy',
          invoke: {
            src: 'cambiarContrasenaUsuario',
            input: ({ context: { usuario, clave } }) => ({ body: { usuario, clave: clave.trim() } }),
            onDone: {
              target: '#resetKey.done',
              actions: [
                assign(({ event }) => ({ message: event.output.message || KEY_RESET_DONE })),
                'announce',
              ],
            },
            onError: {
              target: 'editing',
              actions: { type: 'showServerProblem', params: ({ event }) => failureText(event.error) },
            },
          },
          initial: 'sent',
          /** Entered once the call has the key. */
          states: { sent: { entry: 'forgetKey' } },
        },
      },
    },
    /** The dialog has closed; that the key is reset is said until another one is asked for, or the list. */
    done: {
      tags: 'done',
      on: {
        'reset.asked': { target: 'open', actions: { type: 'ask', params: ({ event }) => event.usuario } },
        'list.reloaded': 'closed',
      },
    },
  },
});

function problemOf({ usuario, clave }: ResetKeyContext): Problem | undefined {
  return firstProblem(cambiarContrasenaUsuario.body, { usuario, clave });
}
