import { assign } from 'xstate';
import { failureText } from '../../failure.ts';
import type { Kept } from '../../outbox/kept.ts';
import { NO_ANSWER } from '../../outbox/limits.ts';
import { required } from '../../required.ts';
import { answerOutcome, cellSaveSetup, errorOutcome } from './cell-save.setup.ts';

/**
 * Carries one change to the server until it says yes or no: one request of a cell at a time in all tabs, given
 * up after 30 s without an answer, repeated with back-off, at once when the network returns, after a 401 when the session is
 * alive. Whoever has the turn sends what was typed last, in whichever tab.
 */
export const cellSaveMachine = cellSaveSetup.createMachine({
  id: 'cellSave',
  context: ({ input }) => ({
    ...input,
    sent: null,
    failures: 0,
    outcome: 'later',
    conflicto: null,
    text: '',
    force: false,
  }),
  initial: 'inTurn',
  on: { 'change.replaced': { actions: { type: 'replace', params: ({ event }) => event.kept } } },
  states: {
    /** Leaving it gives the turn back. */
    inTurn: {
      initial: 'asking',
      invoke: {
        src: 'turn',
        input: ({ context: { usuario, kept, force } }) => ({ usuario, changes: [kept.change], force }),
        // A device that gives no turns lets everybody send.
        onError: '.sending',
      },
      exit: assign({ force: false }),
      states: {
        asking: {
          after: { turnLimit: '#cellSave.taking' },
          on: {
            'turn.free': 'sending',
            'turn.given': [
              {
                guard: { type: 'isSettledElsewhere', params: ({ event }) => latestOf(event) },
                target: '#cellSave.gone',
              },
              {
                guard: { type: 'isToBeDecided', params: ({ event }) => latestOf(event) },
                target: '#cellSave.overtaken',
                actions: {
                  type: 'replace',
                  params: ({ context, event }) => latestOf(event) ?? context.kept,
                },
              },
              {
                guard: { type: 'isOvertaken', params: ({ event }) => latestOf(event) },
                target: 'sending',
                actions: [
                  {
                    type: 'replace',
                    params: ({ context, event }) => latestOf(event) ?? context.kept,
                  },
                  'reportOvertaken',
                ],
              },
              { target: 'sending' },
            ],
          },
        },
        sending: {
          entry: 'take',
          invoke: {
            src: 'sendChange',
            input: ({ context }) => ({ usuario: context.usuario, change: context.kept.change }),
            onDone: {
              target: '#cellSave.judging',
              actions: {
                type: 'keepOutcome',
                params: ({ context, event }) => ({
                  outcome: answerOutcome(required(context.sent).change, event.output),
                  text: event.output.message,
                }),
              },
            },
            onError: {
              target: '#cellSave.judging',
              actions: {
                type: 'keepOutcome',
                params: ({ context, event }) => ({
                  ...errorOutcome(required(context.sent).change, event.error),
                  text: failureText(event.error),
                }),
              },
            },
          },
          after: {
            answerLimit: {
              target: '#cellSave.waiting',
              actions: { type: 'keepOutcome', params: { outcome: 'later', text: NO_ANSWER } },
            },
          },
        },
      },
    },
    taking: { entry: assign({ force: true }), always: 'inTurn' },
    judging: {
      always: [
        { guard: 'isUnauthorized', target: 'parked' },
        { guard: 'isToComeAgain', target: 'waiting' },
        { guard: 'isInOwnWay', target: 'inTurn', actions: 'seeOwn' },
        { guard: 'isConfirmed', target: 'confirmed' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isInConflict', target: 'conflicted' },
      ],
    },
    waiting: {
      entry: ['countFailure', 'reportDelayed'],
      after: { backOff: 'inTurn' },
      on: {
        'network.returned': 'inTurn',
        'change.replaced': {
          target: 'inTurn',
          actions: { type: 'replace', params: ({ event }) => event.kept },
        },
      },
    },
    parked: {
      entry: 'reportUnauthorized',
      after: { sessionLimit: 'inTurn' },
      on: { 'session.confirmed': 'inTurn' },
    },
    confirmed: { type: 'final', entry: 'reportConfirmed' },
    refused: { type: 'final', entry: 'reportRefused' },
    conflicted: { type: 'final', entry: 'reportConflicted' },
    overtaken: { type: 'final', entry: 'reportOvertaken' },
    gone: { type: 'final', entry: 'reportGone' },
  },
});

/** What the device keeps of the one cell. */
function latestOf({ latest }: { readonly latest: readonly (Kept | null)[] }): Kept | null {
  return latest[0] ?? null;
}
