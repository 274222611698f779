import { Credenciales, firstProblem, login, refusalText } from '@presupuesto/api-sdk/contract';
import { failureText, isAccepted } from '../failure.ts';
import { isDead, offlineText, sesionOf } from './doubt.ts';
import { sessionSetup } from './session.setup.ts';
import { workingState } from './working.state.ts';

const signInTexts = login.errors;

/**
 * The signed-in user (specification §2, §4; decisions §2). A token counts as dead only when the server says so: without an
 * answer the session waits in `offline` (at start) or goes on (while working).
 */
export const sessionMachine = sessionSetup.createMachine({
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
    signedIn: workingState,
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
