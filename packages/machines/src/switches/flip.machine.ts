import { cambiarActivo, cambiarVisible } from '@presupuesto/api-sdk/contract';
import { type ActorRef, type Snapshot, sendTo, setup } from 'xstate';
import { failureText } from '../failure.ts';
import { isLost } from '../lost.ts';
import { port } from '../ports.ts';
import { type Request, request } from '../request.ts';
import { isUnknownRecord } from '../unknown-record.ts';

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
  /** `isOutdated`: what the list shows may be old. */
  | { type: 'flip.refused'; flip: Flip; text: string; isOutdated: boolean };

interface FlipInput {
  readonly flip: Flip;
  readonly owner: ActorRef<Snapshot<unknown>, FlipReport>;
}

/** Saves one switch, by the call of its field, and reports what came of it. */
export const flipMachine = setup({
  types: { context: {} as FlipInput, input: {} as FlipInput },
  actors: { request: port('request') },
  actions: {
    reportSaved: sendTo(owner, ({ context }) => ({ type: 'flip.saved', flip: context.flip })),
    reportRefused: sendTo(owner, ({ context }, { error }: { error: unknown }) => ({
      type: 'flip.refused',
      flip: context.flip,
      text: failureText(error),
      isOutdated: isUnknownRecord(error) || isLost(error),
    })),
  },
}).createMachine({
  id: 'flip',
  context: ({ input }) => input,
  initial: 'saving',
  states: {
    saving: {
      invoke: {
        src: 'request',
        input: ({ context }) => requestOf(context.flip),
        onDone: { target: 'done', actions: 'reportSaved' },
        onError: {
          target: 'done',
          actions: { type: 'reportRefused', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { type: 'final' },
  },
});

function requestOf({ periodoID, field, value }: Flip): Request {
  const params = { id: periodoID };
  return field === 'activo'
    ? request(cambiarActivo, { params, body: { activo: value } })
    : request(cambiarVisible, { params, body: { visible: value } });
}

function owner({ context }: { context: FlipInput }) {
  return context.owner;
}
