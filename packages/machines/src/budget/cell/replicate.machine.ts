import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import { required } from '../../required.ts';

/** What a replicate asks the outbox for: the save of this change. */
export interface ReplicateReport {
  readonly type: 'change.due';
  /** As `changeKey` has it. */
  readonly key: string;
}

interface ReplicateInput {
  /** What is to be saved, by `changeKey`, in order. */
  readonly keys: readonly string[];
  readonly owner: ActorRef<Snapshot<unknown>, ReplicateReport>;
}

/** Settled, waiting for a repeat, or typed anew and saved by itself: nobody waits for it any more. */
interface Passed {
  readonly type: 'change.passed';
  readonly key: string;
}

/**
 * A value for a month and every later one, or any other edit of several cells: each is saved once the one before has passed.
 * The last confirmation finds nothing else on its way, so that the summary is read once.
 */
export const replicateMachine = setup({
  types: { context: {} as ReplicateInput, events: {} as Passed, input: {} as ReplicateInput },
  guards: {
    isDone: ({ context }) => context.keys.length === 0,
    isUnderWay: ({ context }, key: string) => key === context.keys[0],
  },
  actions: {
    leaveOut: assign(({ context }, gone: string) => ({ keys: context.keys.filter((key) => key !== gone) })),
    askForFirst: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'change.due', key: required(context.keys[0]) }),
    ),
  },
}).createMachine({
  id: 'replicate',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isDone', target: 'done' }, 'saving'] },
    saving: {
      entry: 'askForFirst',
      on: {
        'change.passed': [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event.key },
            target: 'choosing',
            actions: { type: 'leaveOut', params: ({ event }) => event.key },
          },
          { actions: { type: 'leaveOut', params: ({ event }) => event.key } },
        ],
      },
    },
    done: { type: 'final' },
  },
});
