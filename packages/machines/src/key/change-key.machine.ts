import { CambioClave, cambiarClave, firstProblem, type Problem } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { calling } from '../calling.ts';
import { failureText, isUnauthorized } from '../failure.ts';
import { isUnanswered } from '../unanswered.ts';

interface ChangeKeyContext {
  readonly claveActual: string;
  readonly claveNueva: string;
  readonly confirmacion: string;
  /** `field` is empty where the problem is none of a field's. */
  readonly problem: KeyProblem | null;
  /** No answer came to a change: the server may have made it. */
  readonly mayHaveChanged: boolean;
}

interface KeyProblem extends Problem {
  /** Said by the server, or by its silence. */
  readonly isServers: boolean;
}

export type ChangeKeyField = 'claveActual' | 'claveNueva' | 'confirmacion';

type ChangeKeyEvent =
  | { type: 'field.typed'; field: ChangeKeyField; value: string }
  | { type: 'form.submitted' };

const empty: ChangeKeyContext = {
  claveActual: '',
  claveNueva: '',
  confirmacion: '',
  problem: null,
  mayHaveChanged: false,
};

/** The form of /cambiar-clave. Ends in `done`; the keys are forgotten then. */
export const changeKeyMachine = setup({
  types: {
    context: {} as ChangeKeyContext,
    events: {} as ChangeKeyEvent,
    emitted: {} as { type: 'key.changed' },
    tags: {} as 'busy' | 'done',
  },
  actors: { cambiarClave: calling(cambiarClave, 'session') },
  actions: {
    showProblem: assign((_, problem: Problem | undefined) => ({
      problem: problem ? { ...problem, isServers: false } : null,
    })),
    // What may have changed once stays so: the next answer may only say that the former key is wrong.
    showServerProblem: assign(({ context }, { error }: { readonly error: unknown }) => ({
      problem: {
        field: isUnauthorized(error) ? 'claveActual' : '',
        message: failureText(error),
        isServers: true,
      },
      mayHaveChanged: context.mayHaveChanged || isUnanswered(error),
    })),
  },
}).createMachine({
  id: 'changeKey',
  context: empty,
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.typed': { actions: assign(({ event }) => ({ [event.field]: event.value, problem: null })) },
        'form.submitted': [
          {
            guard: ({ context }) => firstProblem(CambioClave, context) !== undefined,
            actions: { type: 'showProblem', params: ({ context }) => firstProblem(CambioClave, context) },
          },
          { target: 'saving', actions: assign({ problem: null }) },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'cambiarClave',
        input: ({ context: { claveActual, claveNueva } }) => ({ body: { claveActual, claveNueva } }),
        onDone: 'done',
        onError: {
          target: 'editing',
          actions: { type: 'showServerProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { type: 'final', tags: 'done', entry: [assign(empty), emit({ type: 'key.changed' })] },
  },
});
