import {
  Credenciales,
  contract,
  errorText,
  type Failure,
  firstProblem,
  refusalText,
  type Sesion,
} from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { failureText, isAccepted, isRefusal, isUnauthorized } from '../failure.ts';
import { port } from '../ports.ts';
import type { SessionContext, SessionEvent, SessionFact, SessionTag } from './session.types.ts';

const signInTexts = contract.sesion.login.errors;
const isDead = (error: unknown) => isRefusal(error) || isUnauthorized(error);

/**
 * The signed-in user (specification §2, §4; decisions §2). A token counts as dead only when the server says so: without an
 * answer the session waits in `offline` (at start) or goes on (while working).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    tags: {} as SessionTag,
  },
  actors: {
    readSession: port('readSession'),
    writeSession: port('writeSession'),
    clearSession: port('clearSession'),
    signIn: port('signIn'),
    validateToken: port('validateToken'),
    signOut: port('signOut'),
  },
  guards: {
    hasSession: ({ context }) => context.sesion !== null,
    mustChangeKey: ({ context }) => context.sesion?.debeCambiarClave === true,
  },
  actions: {
    keepSession: assign((_, sesion: Sesion | null | undefined) => ({
      sesion: sesion ?? null,
      problem: null,
    })),
    dropSession: assign({ sesion: null }),
    keyChanged: assign(({ context }) => ({
      sesion: context.sesion && { ...context.sesion, debeCambiarClave: false },
    })),
    showProblem: assign((_, problem: string) => ({ problem })),
    clearProblem: assign({ problem: null }),
    announceStart: emit(({ context }) => ({
      type: 'session.started' as const,
      nombreUsuario: context.sesion?.nombreUsuario ?? '',
    })),
    announceConfirmed: emit({ type: 'session.confirmed' }),
    announceEnd: emit({ type: 'session.ended' }),
  },
  delays: { retry: 5_000, signOutLimit: 3_000 },
}).createMachine({
  id: 'session',
  context: { sesion: null, problem: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'starting',
      invoke: {
        src: 'readSession',
        onDone: { target: 'checking', actions: { type: 'keepSession', params: ({ event }) => event.output } },
        onError: 'signedOut',
      },
    },
    checking: { always: [{ guard: 'hasSession', target: 'validating' }, 'signedOut'] },
    validating: {
      tags: 'starting',
      invoke: {
        src: 'validateToken',
        input: ({ context }) => ({ token: context.sesion?.token ?? '' }),
        onDone: [
          { guard: ({ event }) => isAccepted(event.output), target: 'entering' },
          { target: 'ending' },
        ],
        onError: [
          { guard: ({ event }) => isDead(event.error), target: 'ending' },
          {
            target: 'offline',
            actions: { type: 'showProblem', params: ({ event }) => offlineText(event.error) },
          },
        ],
      },
      on: { 'session.closed': 'closing' },
    },
    offline: {
      tags: 'offline',
      after: { retry: 'validating' },
      on: {
        'network.returned': 'validating',
        'retry.requested': 'validating',
        'session.closed': 'closing',
      },
    },
    signedOut: {
      tags: 'signedOut',
      on: {
        'credentials.submitted': [
          {
            guard: ({ event }) => firstProblem(Credenciales, event) !== undefined,
            actions: {
              type: 'showProblem',
              params: ({ event }) => firstProblem(Credenciales, event)?.message ?? '',
            },
          },
          { target: 'signingIn', actions: 'clearProblem' },
        ],
      },
    },
    signingIn: {
      tags: ['signedOut', 'busy'],
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'credentials.submitted') throw new Error('signing in takes credentials');
          return { nombreUsuario: event.nombreUsuario.trim(), clave: event.clave };
        },
        onDone: [
          {
            guard: ({ event }) => isAccepted(event.output) && Boolean(event.output.data),
            target: 'storing',
            actions: { type: 'keepSession', params: ({ event }) => event.output.data },
          },
          {
            target: 'signedOut',
            actions: { type: 'showProblem', params: ({ event }) => refusalText(signInTexts, event.output) },
          },
        ],
        onError: {
          target: 'signedOut',
          actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    /** A device that keeps nothing still lets the user work until the page is left. */
    storing: {
      tags: 'busy',
      invoke: {
        src: 'writeSession',
        input: ({ context }) => sesionOf(context),
        onDone: 'entering',
        onError: 'entering',
      },
    },
    entering: {
      entry: 'clearProblem',
      always: [{ guard: 'mustChangeKey', target: 'mustChangeKey' }, 'signedIn'],
    },
    mustChangeKey: {
      tags: 'mustChangeKey',
      on: {
        'key.changed': { target: 'storing', actions: 'keyChanged' },
        'session.rejected': 'validating',
        'session.closed': 'closing',
      },
    },
    signedIn: {
      tags: 'signedIn',
      entry: 'announceStart',
      on: { 'session.closed': 'closing' },
      initial: 'working',
      states: {
        working: { on: { 'session.rejected': 'doubted' } },
        doubted: {
          invoke: {
            src: 'validateToken',
            input: ({ context }) => ({ token: context.sesion?.token ?? '' }),
            onDone: [
              {
                guard: ({ event }) => isAccepted(event.output),
                target: 'working',
                actions: 'announceConfirmed',
              },
              { target: '#session.ending' },
            ],
            onError: [
              { guard: ({ event }) => isDead(event.error), target: '#session.ending' },
              { target: 'unanswered' },
            ],
          },
        },
        unanswered: { after: { retry: 'doubted' }, on: { 'network.returned': 'doubted' } },
      },
    },
    /** The token is dead: nothing to revoke. */
    ending: {
      tags: 'busy',
      entry: ['announceEnd', 'dropSession'],
      invoke: { src: 'clearSession', onDone: 'signedOut', onError: 'signedOut' },
    },
    /** The store is cleared at once; revoking the token on the server is best effort. */
    closing: {
      tags: 'busy',
      entry: 'announceEnd',
      exit: 'dropSession',
      invoke: [
        { src: 'clearSession', onError: {} },
        {
          src: 'signOut',
          input: ({ context }) => ({ token: context.sesion?.token ?? '' }),
          onDone: 'signedOut',
          onError: 'signedOut',
        },
      ],
      after: { signOutLimit: 'signedOut' },
    },
  },
});

function sesionOf(context: SessionContext): Sesion {
  if (!context.sesion) throw new Error('there is no session to keep');
  return context.sesion;
}

/** The sign-in's texts for a server that fails and for one that is not reached. */
function offlineText(error: unknown): string {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  const failure: Failure = status ? { kind: 'http', status } : { kind: 'network' };
  return errorText(signInTexts, failure);
}
