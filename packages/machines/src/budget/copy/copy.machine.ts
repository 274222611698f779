import { and, assign, type EventObject, enqueueActions, fromCallback, not, setup, stateIn } from 'xstate';
import { port } from '../../ports.ts';
import { required } from '../../required.ts';
import type { SheetRef } from '../page/children.ts';
import type { WholeBudgetOutput } from '../whole/whole.types.ts';
import { wholeBudgetMachine } from '../whole/whole-budget.machine.ts';
import type { CopyAccepted, CopyContext, CopyEvent, CopyInput } from './copy.types.ts';
import { readCopyMemory, USUAL_COPY } from './copy-memory.ts';
import { acceptedCopy, pairSource } from './copy-source.ts';

const isThere = ({ event }: { event: { output: WholeBudgetOutput } }): boolean => event.output.pairs !== null;

const sheetNews = fromCallback<EventObject, { sheet: SheetRef }>(({ input: { sheet }, sendBack }) => {
  const subscription = sheet.subscribe(() => sendBack({ type: 'sheet.changed' }));
  return () => subscription.unsubscribe();
});

/**
 * Copiar referente: what it was asked for last time, for all pairs of the list the two whole budgets, and what is asked for
 * now, which waits until it is there.
 */
export const copyMachine = setup({
  types: {
    context: {} as CopyContext,
    events: {} as CopyEvent,
    input: {} as CopyInput,
    emitted: {} as CopyAccepted,
    tags: {} as 'recalled' | 'loading' | 'gathered' | 'failed' | 'waiting',
  },
  actors: {
    whole: wholeBudgetMachine,
    sheetNews,
    readPreference: port('readPreference'),
    keepPreference: port('keepPreference'),
  },
  guards: {
    hasReference: ({ context }) => context.referenteID !== null,
    isForPair: ({ context }) => context.asked?.scope === 'par',
    isPairReady: ({ context }) => pairSource(context.sheet.getSnapshot()) === 'ready',
    isPairFailed: ({ context }) => pairSource(context.sheet.getSnapshot()) === 'failed',
  },
  actions: {
    /** Where nothing of it is to be written, the dialog says so. */
    accept: enqueueActions(({ context, enqueue }) => {
      const accepted = acceptedCopy(context);
      if (!accepted) return;
      const { fields, porcentajes, onlyEmpty } = accepted.options;
      enqueue.raise({ type: 'options.chosen', memory: { fields, porcentajes, onlyEmpty } });
      enqueue.emit(accepted);
    }),
    showProblem: assign((_, { text }: WholeBudgetOutput) => ({ problem: text })),
  },
}).createMachine({
  id: 'copy',
  context: ({ input }) => ({
    ...input,
    memory: USUAL_COPY,
    budget: [],
    reference: [],
    problem: null,
    asked: null,
  }),
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
    request: {
      initial: 'none',
      states: {
        none: {
          on: {
            'copy.asked': {
              guard: 'hasReference',
              target: 'waiting',
              actions: assign(({ event }) => ({ asked: event.asked })),
            },
          },
        },
        waiting: {
          tags: 'waiting',
          invoke: { src: 'sheetNews', input: ({ context: { sheet } }) => ({ sheet }) },
          always: [
            { guard: and(['isForPair', 'isPairReady']), target: 'none', actions: 'accept' },
            { guard: and(['isForPair', 'isPairFailed']), target: 'none' },
            {
              guard: and([not('isForPair'), stateIn({ pairs: 'gathered' })]),
              target: 'none',
              actions: 'accept',
            },
            { guard: and([not('isForPair'), stateIn({ pairs: 'failed' })]), target: 'none' },
          ],
          on: { 'copy.withdrawn': 'none', 'sheet.changed': {} },
        },
      },
    },
  },
});
