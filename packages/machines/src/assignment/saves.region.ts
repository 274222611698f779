import { asignarProductos, errorText, refusalText } from '@presupuesto/api-sdk/contract';
import { failureText, isAccepted } from '../failure.ts';
import { assignmentSetup } from './assignment.setup.ts';
import { saveCall } from './pairs.ts';
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
        src: 'saveAssigned',
        input: ({ context }) => saveCall(context.sending),
        onDone: [
          { guard: ({ event }) => isAccepted(event.output), target: 'sent', actions: 'confirm' },
          {
            target: 'sent',
            actions: {
              type: 'takeBack',
              params: ({ event }) => refusalText(asignarProductos.errors, event.output),
            },
          },
        ],
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
