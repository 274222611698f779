import { asignarProductos, errorText } from '@presupuesto/api-sdk/contract';
import { failureText } from '../failure.ts';
import { isLost } from '../lost.ts';
import { required } from '../required.ts';
import { assignmentSetup } from './assignment.setup.ts';
import { listInput, saveInput } from './pairs.ts';
import { isUnoffered } from './unoffered.ts';

const UNANSWERED = errorText(asignarProductos.errors, { kind: 'network' });
const UNKNOWN = { text: UNANSWERED, items: null };

/**
 * Saves what was moved, one call at a time, each client's whole set under its own client and seller, whatever is chosen
 * meanwhile. Moves made while a call is under way go with the next one, together.
 */
export const savesRegion = assignmentSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      always: [
        { guard: 'isDue', target: 'sending' },
        { guard: 'isUnsavable', actions: 'keepUnsaved' },
      ],
    },
    sending: {
      tags: 'saving',
      entry: 'takeNext',
      invoke: {
        src: 'asignarProductos',
        input: ({ context }) => saveInput(context.sending),
        onDone: {
          target: 'sent',
          actions: { type: 'confirm', params: ({ event }) => event.output.data ?? null },
        },
        onError: [
          {
            guard: ({ event }) => isUnoffered(event.error),
            target: 'sent',
            actions: 'forgetOffer',
          },
          { guard: ({ event }) => isLost(event.error), target: 'checking' },
          {
            target: 'sent',
            actions: {
              type: 'takeBack',
              params: ({ event }) => ({ text: failureText(event.error), items: null }),
            },
          },
        ],
      },
      after: { answerLimit: 'checking' },
    },
    /** No answer came: what the server has says whether the set was saved. */
    checking: {
      tags: 'saving',
      invoke: {
        src: 'listarProductosDeCliente',
        input: ({ context }) => listInput(required(context.sending)),
        onDone: [
          {
            guard: { type: 'isSavedAfterAll', params: ({ event }) => event.output.data ?? [] },
            target: 'sent',
            actions: { type: 'confirm', params: ({ event }) => event.output.data ?? [] },
          },
          {
            target: 'sent',
            actions: {
              type: 'takeBack',
              params: ({ event }) => ({ text: UNANSWERED, items: event.output.data ?? [] }),
            },
          },
        ],
        onError: { target: 'sent', actions: { type: 'takeBack', params: UNKNOWN } },
      },
      after: { answerLimit: { target: 'sent', actions: { type: 'takeBack', params: UNKNOWN } } },
    },
    sent: { always: { target: 'resting', actions: 'release' } },
  },
});
