import { accepted, type Caller } from '@presupuesto/api-sdk';
import type { Endpoint } from '@presupuesto/api-sdk/contract';
import type { Answer, PortActors } from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import type { Network } from './network.ts';

interface CallPortsOptions {
  /** Makes the calls of the session itself. */
  readonly ask: Caller;
  /** Makes the calls of the signed-in user. */
  readonly call: Caller;
  readonly network: Promise<Network>;
}

/** Calls by their endpoint. The session's own go straight to the server; the user's may be answered by what the device keeps. */
export function callPorts({ ask, call, network }: CallPortsOptions): Pick<PortActors, 'call' | 'request'> {
  return {
    call: fromPromise(async ({ input: { endpoint, input, whose }, signal }) => {
      if (whose === 'session') return acceptedAnswer(ask, endpoint, input, signal);
      const { keeper } = await network;
      return keeper.answer(endpoint, input, () => acceptedAnswer(call, endpoint, input, signal));
    }),
    request: fromPromise(({ input: { endpoint, input }, signal }) =>
      acceptedAnswer(call, endpoint, input, signal),
    ),
  };
}

/** Every endpoint answers in the envelope; of one that is not named TypeScript only knows that it answers. */
async function acceptedAnswer(
  call: Caller,
  endpoint: Endpoint,
  input: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  return accepted(endpoint, (await call(endpoint, input, { signal })) as Answer);
}
