import type { Caller } from '@presupuesto/api-sdk';
import type { PortActors } from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import type { Network } from './network.ts';
import { keepPreference, readPreference } from './preferences.ts';

interface KeptPortsOptions {
  /** Makes the calls of the signed-in user. */
  readonly call: Caller;
  readonly network: Promise<Network>;
  /** Null where the browser denies it. */
  readonly storage: Storage | null;
  /** The user's name; undefined for nobody. */
  readonly signedIn: () => string | undefined;
}

type KeptPort = 'hasKeptWork' | 'keepMonths' | 'readPreference' | 'keepPreference';

/** What this device keeps for its user: a period's months for a time without a network, and preferences. */
export function keptPorts(options: KeptPortsOptions): Pick<PortActors, KeptPort> {
  const { call, network, storage, signedIn } = options;
  return {
    hasKeptWork: fromPromise(async ({ input }) => (await network).keeper.hasWork(input.nombreUsuario)),
    keepMonths: fromPromise(async ({ input, signal }) =>
      (await network).keeper.keepMonths(call, input.periodoID, signal),
    ),
    readPreference: fromPromise(async ({ input }) => readPreference(storage, signedIn(), input.name)),
    keepPreference: fromPromise(async ({ input }) =>
      keepPreference(storage, signedIn(), input.name, input.value),
    ),
  };
}
