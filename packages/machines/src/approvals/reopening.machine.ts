import { MAX_MOTIVO, reabrirPresupuesto } from '@presupuesto/api-sdk/contract';
import { assign, emit, setup } from 'xstate';
import { pairsOf } from '../budget/whole/pairs.ts';
import type { WholePair } from '../budget/whole/whole-budget.ts';
import { calling } from '../calling.ts';
import { failureText } from '../failure.ts';
import { isLost } from '../lost.ts';
import { port } from '../ports.ts';
import { required } from '../required.ts';

/** Whose budget of which period is reopened. */
interface Reopened {
  readonly periodoID: string;
  readonly vendedorID: number;
  readonly nombreVendedor: string;
}

interface ReopeningContext {
  readonly of: Reopened | null;
  readonly motivo: string;
  /** Whether pairs are chosen; else all are reopened. */
  readonly chooses: boolean;
  /** The seller's pairs that count as budgeted. */
  readonly pairs: readonly WholePair[];
  /** clienteProductoIDs. */
  readonly chosen: ReadonlySet<number>;
  readonly pairsProblem: string | null;
  readonly problem: string | null;
  /** How many pairs were reopened. */
  readonly count: number;
  /** What the server says of it, the mail above all. */
  readonly message: string;
}

type ReopeningEvent =
  | ({ type: 'reopening.asked' } & Reopened)
  | { type: 'motivo.typed'; motivo: string }
  | { type: 'extent.chosen'; chooses: boolean }
  | { type: 'pair.toggled'; clienteProductoID: number }
  | { type: 'retry.requested' }
  | { type: 'reopening.confirmed' }
  | { type: 'reopening.closed' }
  | { type: 'reopening.kept' }
  | { type: 'reopening.discarded' };

/** What is known of the period is old: pairs were reopened, or perhaps, where no answer came. */
interface ReopeningFact {
  readonly type: 'approvals.outdated';
  readonly periodoID: string;
}

const NOTHING = {
  motivo: '',
  chooses: false,
  pairs: [],
  pairsProblem: null,
  problem: null,
  count: 0,
  message: '',
} as const;

/** Back in the form, with the refusal that it shows. */
const backToForm = [{ guard: 'isRefused', target: 'asking.failed' }, { target: 'asking' }] as const;

/** Reabrir: an administrator gives a seller pairs back to be budgeted again, all or chosen ones, and says why. */
export const reopeningMachine = setup({
  types: {
    context: {} as ReopeningContext,
    events: {} as ReopeningEvent,
    emitted: {} as ReopeningFact,
    tags: {} as 'open' | 'pairsLoading' | 'busy' | 'failed' | 'discarding' | 'reopened',
  },
  actors: { loadWholeBudget: port('loadWholeBudget'), reabrirPresupuesto: calling(reabrirPresupuesto) },
  guards: {
    isReady: ({ context }) => isReopenable(context),
    isDirty: ({ context }) => isReopeningFilled(context),
    isRefused: ({ context }) => context.problem !== null,
    choosesPairs: ({ context }) => context.chooses,
  },
  actions: {
    showProblem: assign((_, problem: string) => ({ problem })),
    showPairsProblem: assign((_, pairsProblem: string) => ({ pairsProblem })),
    showPairs: assign((_, pairs: readonly WholePair[]) => ({
      pairsProblem: null,
      pairs: pairs.filter(({ presupuestado }) => presupuestado),
    })),
    toggle: assign(({ context }, id: number) => {
      const chosen = new Set(context.chosen);
      if (!chosen.delete(id)) chosen.add(id);
      return { chosen };
    }),
    announce: emit(
      ({ context }): ReopeningFact => ({
        type: 'approvals.outdated',
        periodoID: required(context.of).periodoID,
      }),
    ),
  },
}).createMachine({
  id: 'reopening',
  context: () => ({ of: null, chosen: new Set<number>(), ...NOTHING }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'reopening.asked': {
          target: 'open',
          actions: assign(({ event: { periodoID, vendedorID, nombreVendedor } }) => ({
            ...NOTHING,
            chosen: new Set<number>(),
            of: { periodoID, vendedorID, nombreVendedor },
          })),
        },
      },
    },
    open: {
      tags: 'open',
      type: 'parallel',
      states: {
        question: {
          initial: 'asking',
          states: {
            asking: {
              on: {
                'motivo.typed': { actions: assign(({ event }) => ({ motivo: event.motivo })) },
                'pair.toggled': {
                  actions: { type: 'toggle', params: ({ event }) => event.clienteProductoID },
                },
                'reopening.confirmed': { guard: 'isReady', target: 'sending' },
                'reopening.closed': [
                  { guard: 'isDirty', target: 'discarding' },
                  { target: '#reopening.closed' },
                ],
                'reopening.discarded': '#reopening.closed',
              },
              initial: 'fresh',
              states: { fresh: {}, failed: { tags: 'failed' } },
            },
            /** Asks whether what was filled in may be lost. */
            discarding: {
              tags: 'discarding',
              on: {
                'reopening.kept': backToForm,
                'reopening.closed': backToForm,
                'reopening.discarded': '#reopening.closed',
              },
            },
            sending: {
              tags: 'busy',
              entry: assign({ problem: null }),
              invoke: {
                src: 'reabrirPresupuesto',
                input: ({ context: { of, motivo, chooses, chosen } }) => ({
                  params: { periodoID: required(of).periodoID },
                  body: {
                    vendedorID: required(of).vendedorID,
                    motivo: motivo.trim(),
                    ...(chooses && { clienteProductoIDs: [...chosen] }),
                  },
                }),
                onDone: {
                  target: 'reopened',
                  actions: [
                    assign(({ event: { output } }) => ({
                      count: output.data?.pares ?? 0,
                      message: output.message,
                    })),
                    'announce',
                  ],
                },
                onError: [
                  {
                    guard: ({ event }) => isLost(event.error),
                    target: 'asking.failed',
                    actions: [
                      { type: 'showProblem', params: ({ event }) => failureText(event.error) },
                      'announce',
                    ],
                  },
                  {
                    target: 'asking.failed',
                    actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
                  },
                ],
              },
            },
            reopened: { tags: 'reopened', on: { 'reopening.closed': '#reopening.closed' } },
          },
        },
        /** The list to choose from, asked for once it is wanted. */
        pairs: {
          initial: 'unasked',
          on: { 'extent.chosen': { actions: assign(({ event }) => ({ chooses: event.chooses })) } },
          states: {
            unasked: { always: { guard: 'choosesPairs', target: 'loading' } },
            loading: {
              tags: 'pairsLoading',
              entry: assign({ pairsProblem: null }),
              invoke: {
                src: 'loadWholeBudget',
                input: ({ context: { of } }) => ({
                  periodoID: required(of).periodoID,
                  vendedorID: required(of).vendedorID,
                }),
                onDone: {
                  target: 'loaded',
                  actions: {
                    type: 'showPairs',
                    params: ({ context: { of }, event }) => pairsOf(event.output, required(of).periodoID),
                  },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'showPairsProblem', params: ({ event }) => failureText(event.error) },
                },
              },
            },
            loaded: {},
            failed: { on: { 'retry.requested': 'loading' } },
          },
        },
      },
    },
  },
});

/** Whether what is filled in can be sent: a reason, and pairs where they are chosen. */
export function isReopenable({
  motivo,
  chooses,
  chosen,
}: Pick<ReopeningContext, 'motivo' | 'chooses' | 'chosen'>): boolean {
  const length = motivo.trim().length;
  return length > 0 && length <= MAX_MOTIVO && (!chooses || chosen.size > 0);
}

/** Whether something was filled in that would be lost. */
export function isReopeningFilled({
  motivo,
  chooses,
}: Pick<ReopeningContext, 'motivo' | 'chooses'>): boolean {
  return motivo !== '' || chooses;
}
