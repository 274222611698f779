import { Credenciales, firstProblem, login, refusalText } from '@presupuesto/api-sdk/contract';
import { failureText } from '../failure.ts';
import { required } from '../required.ts';
import { isDead, mayGoOn, offlineText } from './doubt.ts';
import { sessionSetup } from './session.setup.ts';
import { closedElsewhere, workingState } from './working.state.ts';

/**
 * The signed-in user. A token counts as dead only when the server says so: without an
 * answer the session waits in `offline` (at start) or goes on (while working).
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { sesion: null, problem: null, ended: null, place: null },
  initial: 'reading',
  states: {
    reading: {
      tags: 'starting',
      invoke: {
        src: 'readSession',
        onDone: {
          target: 'recalling',
          actions: { type: 'keepSession', params: ({ event }) => event.output },
        },
        onError: 'recalling',
      },
    },
    /** The page was loaded again after a session had ended. */
    recalling: {
      tags: 'starting',
      invoke: {
        src: 'readEnd',
        onDone: { target: 'checking', actions: { type: 'showEnd', params: ({ event }) => event.output } },
        onError: 'checking',
      },
    },
    checking: { always: [{ guard: 'hasSession', target: 'validating' }, 'signedOut'] },
    validating: {
      tags: 'starting',
      invoke: {
        src: 'validarToken',
        input: ({ context }) => ({ body: { token: required(context.sesion).token } }),
        onDone: 'entering',
        onError: [
          { guard: ({ event }) => isDead(event.error), target: 'ending' },
          {
            guard: ({ context, event }) => mayGoOn(context, event.error),
            target: 'lookingForKept',
            actions: { type: 'showProblem', params: ({ event }) => offlineText(event.error) },
          },
          {
            target: 'offline',
            actions: { type: 'showProblem', params: ({ event }) => offlineText(event.error) },
          },
        ],
      },
      after: {
        answerLimit: [
          {
            guard: ({ context }) => mayGoOn(context, undefined),
            target: 'lookingForKept',
            actions: { type: 'showProblem', params: offlineText(undefined) },
          },
          { target: 'offline', actions: { type: 'showProblem', params: offlineText(undefined) } },
        ],
      },
      on: { 'session.closed': 'closing', 'session.closedElsewhere': closedElsewhere },
    },
    /** No answer at all: with work on this device the user goes on, and the token is validated as soon as can be. */
    lookingForKept: {
      tags: 'starting',
      invoke: {
        src: 'hasKeptWork',
        input: ({ context }) => ({ nombreUsuario: required(context.sesion).nombreUsuario }),
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: '#session.signedIn.unanswered',
            actions: 'clearProblem',
          },
          { target: 'offline' },
        ],
        onError: 'offline',
      },
      on: { 'session.closed': 'closing', 'session.closedElsewhere': closedElsewhere },
    },
    offline: {
      tags: 'offline',
      after: { retry: 'validating' },
      on: {
        'network.returned': 'validating',
        'retry.requested': 'validating',
        'session.closed': 'closing',
        'session.closedElsewhere': closedElsewhere,
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
        src: 'login',
        input: ({ event }) => {
          if (event.type !== 'credentials.submitted') throw new Error('signing in takes credentials');
          return { body: { nombreUsuario: event.nombreUsuario.trim(), clave: event.clave } };
        },
        onDone: [
          {
            guard: ({ event }) => Boolean(event.output.data),
            target: 'storing',
            actions: { type: 'keepSession', params: ({ event }) => event.output.data },
          },
          {
            target: 'signedOut',
            actions: { type: 'showProblem', params: ({ event }) => refusalText(login.errors, event.output) },
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
        input: ({ context }) => required(context.sesion),
        onDone: 'entering',
        onError: 'entering',
      },
    },
    entering: {
      entry: ['clearProblem', 'findPlace'],
      always: [{ guard: 'mustChangeKey', target: 'mustChangeKey' }, 'signedIn'],
    },
    mustChangeKey: {
      tags: 'mustChangeKey',
      on: {
        'key.changed': { target: 'storing', actions: 'keyChanged' },
        'session.rejected': 'validating',
        'session.closed': 'closing',
        'session.closedElsewhere': closedElsewhere,
      },
    },
    signedIn: workingState,
    /** Nobody closed it here: what is being typed is kept, and the place noted. */
    ending: {
      tags: 'busy',
      entry: 'announceEnding',
      invoke: {
        src: 'noteEnd',
        input: ({ context }) => ({ nombreUsuario: required(context.sesion).nombreUsuario }),
        onDone: { target: 'clearing', actions: { type: 'showEnd', params: ({ event }) => event.output } },
        onError: 'clearing',
      },
    },
    clearing: {
      tags: 'busy',
      entry: ['announceEnd', 'clearProblem'],
      exit: 'dropSession',
      invoke: {
        src: 'clearSession',
        input: ({ context }) => ({ token: required(context.sesion).token }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    /** The user signed out. Revoking the token waits for nobody (see the machine `revocation`). */
    closing: {
      tags: 'busy',
      entry: ['announceEnding', 'leaveToken', 'announceClosed', 'announceEnd'],
      exit: 'dropSession',
      invoke: {
        src: 'clearSession',
        input: { token: null },
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
  },
});
