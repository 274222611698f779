import type { Periodo } from '@presupuesto/api-sdk/contract';
import {
  type ActorRef,
  type ActorRefFrom,
  assign,
  enqueueActions,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import type { ManagementEvent, ManagementFact } from '../management/management.types.ts';
import { type Flip, type FlipReport, flipMachine, type SwitchField } from './flip.machine.ts';

interface PendingFlip extends Flip {
  readonly ref: ActorRefFrom<typeof flipMachine>;
}

/** What the list of periods is sent: the one field that a saved switch has changed, or that it is to be read again. */
export type ListEvent = Extract<ManagementEvent<Periodo>, { type: 'record.changed' | 'retry.requested' }>;

interface SwitchesInput {
  readonly list: ActorRef<Snapshot<unknown>, ListEvent, ManagementFact>;
}

export interface SwitchesContext extends SwitchesInput {
  /** The switches that are being saved, by `switchKey`. */
  readonly pending: Readonly<Record<string, PendingFlip>>;
  /** Why the latest switch that went back did so; stays until it is closed or that switch is flipped again. */
  readonly problem: string | null;
  /** The switch that the problem is about. */
  readonly problemOf: Flip | null;
}

type SwitchesEvent = ({ type: 'switch.flipped' } & Flip) | { type: 'problem.closed' };

/**
 * The Activo and Visible toggles of the period list. Each saves on its own and shows where it is
 * to stand meanwhile; one that is being saved cannot be flipped. What is saved is sent to the list.
 */
export const switchesMachine = setup({
  types: {
    context: {} as SwitchesContext,
    events: {} as SwitchesEvent | FlipReport,
    input: {} as SwitchesInput,
    tags: {} as 'saving',
  },
  actors: { flip: flipMachine },
  guards: {
    isResting: ({ context }, flip: Flip) => !(switchKey(flip) in context.pending),
    hasPending: ({ context }) => Object.keys(context.pending).length > 0,
    hasNone: ({ context }) => Object.keys(context.pending).length === 0,
  },
  actions: {
    start: assign(({ context, spawn, self }, { periodoID, field, value }: Flip) => {
      const flip = { periodoID, field, value };
      const ref = spawn('flip', { input: { flip, owner: self } });
      return { pending: { ...context.pending, [switchKey(flip)]: { ...flip, ref } } };
    }),
    /** Another switch's problem is still to be read. */
    closeOwnProblem: assign(({ context }, flip: Flip) =>
      context.problemOf && switchKey(context.problemOf) === switchKey(flip)
        ? { problem: null, problemOf: null }
        : {},
    ),
    end: enqueueActions(({ context, enqueue }, flip: Flip) => {
      const { [switchKey(flip)]: ended, ...pending } = context.pending;
      if (ended) enqueue.stopChild(ended.ref);
      enqueue.assign({ pending });
    }),
    showProblem: assign((_, { text, flip }: { text: string; flip: Flip }) => ({
      problem: text,
      problemOf: flip,
    })),
    changeRow: sendTo(
      ({ context }) => context.list,
      (_, { periodoID, field, value }: Flip): ListEvent => ({
        type: 'record.changed',
        key: periodoID,
        change: { [field]: value },
      }),
    ),
    /** Somebody else has deleted the period, or nobody says where its switch stands. */
    readListAgain: enqueueActions(({ context, enqueue }, isOutdated: boolean) => {
      if (isOutdated) enqueue.sendTo(context.list, { type: 'retry.requested' });
    }),
  },
}).createMachine({
  id: 'switches',
  context: ({ input }) => ({ list: input.list, pending: {}, problem: null, problemOf: null }),
  initial: 'resting',
  on: {
    'switch.flipped': {
      guard: { type: 'isResting', params: ({ event }) => event },
      actions: [
        { type: 'closeOwnProblem', params: ({ event }) => event },
        { type: 'start', params: ({ event }) => event },
      ],
    },
    'flip.saved': {
      actions: [
        { type: 'end', params: ({ event }) => event.flip },
        { type: 'changeRow', params: ({ event }) => event.flip },
      ],
    },
    'flip.refused': {
      actions: [
        { type: 'end', params: ({ event }) => event.flip },
        { type: 'showProblem', params: ({ event }) => event },
        { type: 'readListAgain', params: ({ event }) => event.isOutdated },
      ],
    },
    'problem.closed': { actions: assign({ problem: null, problemOf: null }) },
  },
  states: {
    resting: { always: { guard: 'hasPending', target: 'saving' } },
    saving: { tags: 'saving', always: { guard: 'hasNone', target: 'resting' } },
  },
});

/** Where a switch stands on the screen: where it is to stand while that is being saved, else where the row says. */
export function switchValue(
  { pending }: Pick<SwitchesContext, 'pending'>,
  periodo: Pick<Periodo, 'periodoID' | SwitchField>,
  field: SwitchField,
): { readonly checked: boolean; readonly busy: boolean } {
  const flip = pending[switchKey({ periodoID: periodo.periodoID, field })];
  return { checked: flip?.value ?? periodo[field], busy: flip !== undefined };
}

function switchKey({ periodoID, field }: Pick<Flip, 'periodoID' | 'field'>): string {
  return `${field} ${periodoID}`;
}
