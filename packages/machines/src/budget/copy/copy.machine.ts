import { assign, setup } from 'xstate';
import type { OutboxRef } from '../../outbox/outbox.machine.ts';
import { port } from '../../ports.ts';
import { required } from '../../required.ts';
import type { WholeBudgetOutput } from '../whole/whole.types.ts';
import { wholeBudgetMachine } from '../whole/whole-budget.machine.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import { type CopyMemory, readCopyMemory, USUAL_COPY } from './copy-memory.ts';

interface CopyInput {
  readonly outbox: OutboxRef;
  readonly periodoID: string;
  /** Null while none is chosen: then there is nothing to gather. */
  readonly referenteID: string | null;
}

interface CopyContext extends CopyInput {
  readonly memory: CopyMemory;
  /** All pairs of the period and of the reference, once they are asked for. */
  readonly budget: readonly WholePair[];
  readonly reference: readonly WholePair[];
  readonly problem: string | null;
}

type CopyEvent =
  /** Not this pair alone. */
  { type: 'pairs.wanted' } | { type: 'retry.requested' } | { type: 'options.chosen'; memory: CopyMemory };

const isThere = ({ event }: { event: { output: WholeBudgetOutput } }): boolean => event.output.pairs !== null;

/** Copiar referente: what it was asked for last time, and, for all pairs of the list, the two whole budgets. */
export const copyMachine = setup({
  types: {
    context: {} as CopyContext,
    events: {} as CopyEvent,
    input: {} as CopyInput,
    tags: {} as 'recalled' | 'loading' | 'gathered' | 'failed',
  },
  actors: {
    whole: wholeBudgetMachine,
    readPreference: port('readPreference'),
    keepPreference: port('keepPreference'),
  },
  guards: { hasReference: ({ context }) => context.referenteID !== null },
  actions: {
    showProblem: assign((_, { text }: WholeBudgetOutput) => ({ problem: text })),
  },
}).createMachine({
  id: 'copy',
  context: ({ input }) => ({ ...input, memory: USUAL_COPY, budget: [], reference: [], problem: null }),
  type: 'parallel',
  states: {
    memory: {
      initial: 'recalling',
      on: {
        'options.chosen': { target: '.keeping', actions: assign(({ event }) => ({ memory: event.memory })) },
      },
      states: {
        recalling: {
          invoke: {
            src: 'readPreference',
            input: { name: 'copia' },
            onDone: {
              target: 'resting',
              actions: assign(({ event }) => ({ memory: readCopyMemory(event.output) })),
            },
            onError: 'resting',
          },
        },
        resting: { tags: 'recalled' },
        keeping: {
          tags: 'recalled',
          invoke: {
            src: 'keepPreference',
            input: ({ context }) => ({ name: 'copia', value: context.memory }),
            onDone: 'resting',
            onError: 'resting',
          },
        },
      },
    },
    pairs: {
      initial: 'idle',
      states: {
        idle: { on: { 'pairs.wanted': { guard: 'hasReference', target: 'budget' } } },
        budget: {
          tags: 'loading',
          entry: assign({ problem: null }),
          invoke: {
            src: 'whole',
            input: ({ context: { outbox, periodoID } }) => ({ outbox, periodoID }),
            onDone: [
              {
                guard: isThere,
                target: 'reference',
                actions: assign(({ event }) => ({ budget: event.output.pairs ?? [] })),
              },
              { target: 'failed', actions: { type: 'showProblem', params: ({ event }) => event.output } },
            ],
          },
        },
        reference: {
          tags: 'loading',
          invoke: {
            src: 'whole',
            input: ({ context: { outbox, referenteID } }) => ({ outbox, periodoID: required(referenteID) }),
            onDone: [
              {
                guard: isThere,
                target: 'gathered',
                actions: assign(({ event }) => ({ reference: event.output.pairs ?? [] })),
              },
              { target: 'failed', actions: { type: 'showProblem', params: ({ event }) => event.output } },
            ],
          },
        },
        gathered: { tags: 'gathered' },
        failed: { tags: 'failed', on: { 'retry.requested': 'budget', 'pairs.wanted': 'budget' } },
      },
    },
  },
});
