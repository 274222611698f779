import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import { required } from '../../required.ts';

/** What a replicate asks the outbox for: the saves of these changes. */
export interface ReplicateReport {
  readonly type: 'changes.due';
  /** As `changeKey` has them. */
  readonly keys: readonly string[];
}

interface ReplicateInput {
  /** What is to be saved, by `changeKey`, in order. */
  readonly keys: readonly string[];
  readonly owner: ActorRef<Snapshot<unknown>, ReplicateReport>;
}

/** Settled, waiting for a repeat, or typed anew and saved by itself: nobody waits for them any more. */
export interface Passed {
  readonly type: 'changes.passed';
  readonly keys: readonly string[];
}

/**
 * A value for a month and every later one, or any other edit of several cells: each is saved once the one before has passed.
 * The last confirmation finds nothing else on its way, so that the summary is read once.
 */
export const replicateMachine = setup({
  types: { context: {} as ReplicateInput, events: {} as Passed, input: {} as ReplicateInput },
  guards: {
    isDone: ({ context }) => context.keys.length === 0,
    isUnderWay: ({ context: { keys } }, passed: readonly string[]) => passed.includes(required(keys[0])),
  },
  actions: {
    leaveOut: assign(({ context }, passed: readonly string[]) => {
      const gone = new Set(passed);
      return { keys: context.keys.filter((key) => !gone.has(key)) };
    }),
    askForFirst: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'changes.due', keys: [required(context.keys[0])] }),
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
        'changes.passed': [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event.keys },
            target: 'choosing',
            actions: { type: 'leaveOut', params: ({ event }) => event.keys },
          },
          { actions: { type: 'leaveOut', params: ({ event }) => event.keys } },
        ],
      },
    },
    done: { type: 'final' },
  },
});
