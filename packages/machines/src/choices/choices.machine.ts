import { assign, setup } from 'xstate';
import { unwatchedNetwork } from '../connection/network-returns.ts';
import { failureText } from '../failure.ts';
import { port } from '../ports.ts';
import { type Answer, dataOf, type Request } from '../request.ts';
import { required } from '../required.ts';

/** One option of a select. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A call that lists records, and how its answer reads as choices. */
export interface ChoiceSource {
  readonly request: Request;
  readonly choicesOf: (answer: Answer) => readonly Choice[];
}

/** The records that a call lists, each as a choice. */
export function choiceSource<Item>(
  request: Request<readonly Item[]>,
  choiceOf: (item: Item) => Choice,
): ChoiceSource {
  return { request, choicesOf: (answer) => (dataOf(request, answer) ?? []).map(choiceOf) };
}

interface ChoicesContext {
  /** What lists the choices; null while they wait for another field. */
  readonly source: ChoiceSource | null;
  readonly choices: readonly Choice[];
  /** Those before a refusal: what was chosen among them is still known by its name. */
  readonly earlier: readonly Choice[];
  readonly problem: string | null;
}

type ChoicesEvent =
  | { type: 'source.changed'; source: ChoiceSource | null }
  | { type: 'retry.requested' }
  /** What was chosen has been refused: some of the choices may be gone. */
  | { type: 'choices.doubted' }
  | { type: 'network.returned' };

/**
 * The choices of a select that a call of the contract lists. Another source drops the answer that is still under way; the same
 * call once more is no other source.
 */
export const choicesMachine = setup({
  types: {
    context: {} as ChoicesContext,
    events: {} as ChoicesEvent,
    input: {} as ChoiceSource | null,
    tags: {} as 'waiting' | 'loading' | 'loaded' | 'failed',
  },
  actors: { request: port('request'), networkReturns: unwatchedNetwork },
  guards: {
    hasSource: ({ context }) => context.source !== null,
    isOther: ({ context }, source: ChoiceSource | null) => keyOf(source) !== keyOf(context.source),
  },
  actions: {
    show: assign(({ context }, answer: Answer) => ({
      choices: required(context.source).choicesOf(answer),
      earlier: context.choices,
    })),
    showProblem: assign((_, problem: string) => ({ problem })),
  },
}).createMachine({
  id: 'choices',
  context: ({ input }) => ({ source: input, choices: [], earlier: [], problem: null }),
  invoke: { src: 'networkReturns' },
  initial: 'deciding',
  on: {
    'source.changed': {
      guard: { type: 'isOther', params: ({ event }) => event.source },
      target: '.deciding',
      actions: assign(({ event }) => ({ source: event.source, choices: [], earlier: [] })),
    },
  },
  states: {
    deciding: { always: [{ guard: 'hasSource', target: 'loading' }, { target: 'waiting' }] },
    waiting: { tags: 'waiting' },
    loading: {
      tags: 'loading',
      entry: assign({ problem: null }),
      invoke: {
        src: 'request',
        input: ({ context }) => required(context.source).request,
        onDone: { target: 'loaded', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'showProblem', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    loaded: { tags: 'loaded', on: { 'choices.doubted': 'readingAgain' } },
    /** In sight meanwhile, and afterwards where the answer fails. */
    readingAgain: {
      tags: 'loaded',
      invoke: {
        src: 'request',
        input: ({ context }) => required(context.source).request,
        onDone: { target: 'loaded', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: 'loaded',
      },
    },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': 'loading', 'network.returned': 'loading', 'choices.doubted': 'loading' },
    },
  },
});

/** The name of a choice, also of one that was there before a refusal. */
export function labelOf(
  { choices, earlier }: Pick<ChoicesContext, 'choices' | 'earlier'>,
  value: string,
): string | undefined {
  return [...choices, ...earlier].find((choice) => choice.value === value)?.label;
}

function keyOf(source: ChoiceSource | null): string | null {
  return source && JSON.stringify([source.request.endpoint.path, source.request.input]);
}
