import { cambiarActivo, cambiarVisible, refusalText } from '@presupuesto/api-sdk/contract';
import { type ActorRef, type Snapshot, sendTo, setup } from 'xstate';
import { failureText, isAccepted } from '../failure.ts';
import { port } from '../ports.ts';

export type SwitchField = 'activo' | 'visible';

/** A switch of the period list, and where it is to stand. */
export interface Flip {
  readonly periodoID: string;
  readonly field: SwitchField;
  readonly value: boolean;
}

/** What a flip sends to whoever started it. */
export type FlipReport =
  | { type: 'flip.saved'; flip: Flip }
  | { type: 'flip.refused'; flip: Flip; text: string };

export interface FlipInput {
  readonly flip: Flip;
  readonly owner: ActorRef<Snapshot<unknown>, FlipReport>;
}

/** Saves one switch, by the call of its field, and reports what came of it. */
export const flipMachine = setup({
  types: { context: {} as FlipInput, input: {} as FlipInput },
  actors: { setActivo: port('setActivo'), setVisible: port('setVisible') },
  guards: { isActivo: ({ context }) => context.flip.field === 'activo' },
  actions: {
    reportSaved: sendTo(owner, ({ context }) => ({ type: 'flip.saved', flip: context.flip })),
    reportRefused: sendTo(owner, ({ context }, text: string) => ({
      type: 'flip.refused',
      flip: context.flip,
      text,
    })),
  },
}).createMachine({
  id: 'flip',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isActivo', target: 'activo' }, { target: 'visible' }] },
    activo: {
      invoke: {
        src: 'setActivo',
        input: ({ context: { flip } }) => ({ periodoID: flip.periodoID, activo: flip.value }),
        onDone: [
          { guard: ({ event }) => isAccepted(event.output), target: 'done', actions: 'reportSaved' },
          {
            target: 'done',
            actions: {
              type: 'reportRefused',
              params: ({ event }) => refusalText(cambiarActivo.errors, event.output),
            },
          },
        ],
        onError: {
          target: 'done',
          actions: { type: 'reportRefused', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    visible: {
      invoke: {
        src: 'setVisible',
        input: ({ context: { flip } }) => ({ periodoID: flip.periodoID, visible: flip.value }),
        onDone: [
          { guard: ({ event }) => isAccepted(event.output), target: 'done', actions: 'reportSaved' },
          {
            target: 'done',
            actions: {
              type: 'reportRefused',
              params: ({ event }) => refusalText(cambiarVisible.errors, event.output),
            },
          },
        ],
        onError: {
          target: 'done',
          actions: { type: 'reportRefused', params: ({ event }) => failureText(event.error) },
        },
      },
    },
    done: { type: 'final' },
  },
});

function owner({ context }: { context: FlipInput }) {
  return context.owner;
}
