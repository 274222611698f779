import { required } from '../required.ts';
import { isDead } from './doubt.ts';
import { sessionSetup } from './session.setup.ts';

/** Signed out in another tab. */
export const closedElsewhere = {
  target: '#session.ending',
  actions: {
    type: 'leaveOtherToken',
    params: ({ event }: { event: { token: string } }) => event.token,
  },
} as const;

/** Signed in. A 401 makes the token prove itself while the user goes on. */
export const workingState = sessionSetup.createStateConfig({
  tags: 'signedIn',
  entry: 'announceStart',
  on: { 'session.closed': 'closing', 'session.closedElsewhere': closedElsewhere },
  initial: 'working',
  states: {
    working: {
      on: {
        'session.rejected': 'doubted',
        'name.changed': {
          target: 'renaming',
          actions: { type: 'rename', params: ({ event }) => event.nombreUsuario },
        },
      },
    },
    renaming: {
      invoke: {
        src: 'writeSession',
        input: ({ context }) => required(context.sesion),
        onDone: 'working',
        onError: 'working',
      },
      on: { 'session.rejected': 'doubted' },
    },
    doubted: {
      invoke: {
        src: 'validarToken',
        input: ({ context }) => ({ body: { token: required(context.sesion).token } }),
        onDone: { target: 'working', actions: 'announceConfirmed' },
        onError: [
          { guard: ({ event }) => isDead(event.error), target: '#session.ending' },
          { target: 'unanswered' },
        ],
      },
      after: { answerLimit: 'unanswered' },
    },
    unanswered: { after: { retry: 'doubted' }, on: { 'network.returned': 'doubted' } },
  },
});
