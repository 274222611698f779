import { assign } from 'xstate';
import { batchAnswer, batchFailure, batchSetup } from './batch.setup.ts';
import { NO_ANSWER } from './limits.ts';

const SENT_IN_PART = 'Otra pestaña ha enviado una parte';

/**
 * Carries what was changed in one gesture to the server until it judges each change: in the turn of all its cells,
 * given up after 30 s without an answer, repeated whole and unchanged under the same number, with back-off, at once when the
 * network returns, after a 401 when the session is alive.
 */
export const batchMachine = batchSetup.createMachine({
  id: 'batch',
  context: ({ input }) => ({
    ...input,
    sent: [],
    failures: 0,
    outcome: 'later',
    results: [],
    text: '',
    force: false,
    hasLookedAgain: false,
  }),
  initial: 'inTurn',
  states: {
    /** Leaving it gives the turn back. */
    inTurn: {
      initial: 'asking',
      invoke: {
        src: 'turn',
        input: ({ context: { usuario, members, force } }) => ({
          usuario,
          changes: members.map(({ change }) => change),
          force,
        }),
        // A device that gives no turns lets everybody send.
        onError: { target: '.sending', actions: { type: 'take', params: null } },
      },
      exit: assign({ force: false }),
      states: {
        asking: {
          after: { turnLimit: '#batch.taking' },
          on: {
            'turn.free': { target: 'sending', actions: { type: 'take', params: null } },
            'turn.given': [
              {
                guard: { type: 'isNothingLeft', params: ({ event }) => event.latest },
                target: '#batch.gone',
              },
              {
                guard: { type: 'isWhole', params: ({ event }) => event.latest },
                target: 'sending',
                actions: { type: 'take', params: ({ event }) => event.latest },
              },
              {
                guard: 'hasLookedAgain',
                target: '#batch.unjudged',
                actions: {
                  type: 'keepOutcome',
                  params: { outcome: 'unjudged', results: [], text: SENT_IN_PART },
                },
              },
              { target: '#batch.lookingAgain' },
            ],
          },
        },
        sending: {
          invoke: {
            src: 'sendBatch',
            input: ({ context: { usuario, gesto, sent } }) => ({
              usuario,
              gesto,
              changes: sent.map(({ change }) => change),
            }),
            onDone: {
              target: '#batch.judging',
              actions: {
                type: 'keepOutcome',
                params: ({ context, event }) => batchAnswer(event.output, context.sent),
              },
            },
            onError: {
              target: '#batch.judging',
              actions: { type: 'keepOutcome', params: ({ event }) => batchFailure(event.error) },
            },
          },
          after: {
            answerLimit: {
              target: '#batch.waiting',
              actions: {
                type: 'keepOutcome',
                params: { outcome: 'later', results: [], text: NO_ANSWER },
              },
            },
          },
        },
      },
    },
    /** Another tab has been answered, and the device does not show all of that yet; or that tab has ended in between. */
    lookingAgain: { entry: assign({ hasLookedAgain: true }), after: { settling: 'inTurn' } },
    taking: { entry: assign({ force: true }), always: 'inTurn' },
    judging: {
      always: [
        { guard: 'isUnauthorized', target: 'parked' },
        { guard: 'isToComeAgain', target: 'waiting' },
        { guard: 'isAnswered', target: 'answered' },
        'unjudged',
      ],
    },
    waiting: {
      entry: ['countFailure', 'reportDelayed'],
      after: { backOff: 'inTurn' },
      on: { 'network.returned': 'inTurn' },
    },
    parked: {
      entry: 'reportUnauthorized',
      after: { sessionLimit: 'inTurn' },
      on: { 'session.confirmed': 'inTurn' },
    },
    answered: { type: 'final', entry: 'reportAnswered' },
    unjudged: { type: 'final', entry: 'reportUnjudged' },
    gone: { type: 'final', entry: 'reportGone' },
  },
});
