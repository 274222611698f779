import { asignarProductos, errorText } from '@presupuesto/api-sdk/contract';
import { failureText } from '../failure.ts';
import { assignmentSetup } from './assignment.setup.ts';
import { saveInput } from './pairs.ts';
import { isUnoffered } from './unoffered.ts';

const UNANSWERED = errorText(asignarProductos.errors, { kind: 'network' });

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
        onDone: { target: 'sent', actions: 'confirm' },
        onError: [
          {
            guard: ({ event }) => isUnoffered(event.error),
            target: 'sent',
            actions: 'forgetOffer',
          },
          { target: 'sent', actions: { type: 'takeBack', params: ({ event }) => failureText(event.error) } },
        ],
      },
      after: { answerLimit: { target: 'sent', actions: { type: 'takeBack', params: UNANSWERED } } },
    },
    sent: { always: { target: 'resting', actions: 'release' } },
  },
});
