import type { Caller } from '@presupuesto/api-sdk';
import type { PortActors } from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import { logWarning } from './log.ts';
import type { Upkeep, UpkeepOptions } from './upkeep.ts';

/** Its own file: the first picture does without. */
export const upkeepFile = () => import('./upkeep.ts');

/**
 * Has the session cared for once the file that does it is there; facts that come before wait for it, in their order.
 *
 * @returns counts an answer of the server
 */
export function loadUpkeep(options: UpkeepOptions): Upkeep['countAnswer'] {
  let countAnswer = (): void => {};
  const upkeep = upkeepFile().then(({ startUpkeep }) => startUpkeep(options));
  upkeep.then(
    (running) => {
      countAnswer = running.countAnswer;
    },
    (error: unknown) => logWarning('No se pudo cargar el cuidado de la sesión', error),
  );
  options.session.on(
    '*',
    (fact) =>
      void upkeep.then(
        ({ takeFact }) => takeFact(fact),
        () => {},
      ),
  );
  return () => countAnswer();
}

/** What sends changes to the server. */
export function deliveryPorts(
  call: Caller,
  signedIn: () => string | undefined,
): Pick<PortActors, 'sendChange' | 'sendBatch'> {
  return {
    sendChange: fromPromise(async ({ input, signal }) =>
      (await upkeepFile()).deliver(call, signedIn, input, signal),
    ),
    sendBatch: fromPromise(async ({ input, signal }) =>
      (await upkeepFile()).deliverBatch(call, signedIn, input, signal),
    ),
  };
}
