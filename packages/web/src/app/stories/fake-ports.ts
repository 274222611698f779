import { accepted } from '@presupuesto/api-sdk';
import {
  contract,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointName,
  type EndpointNamed,
} from '@presupuesto/api-sdk/contract';
import {
  type Answer,
  type CallInput,
  type Ports,
  portNames,
  type Request,
  type StoreAnswer,
  type StoreCommand,
  soleTurn,
  unheardNews,
  unwatchedNetwork,
} from '@presupuesto/machines';
import { fromCallback, fromPromise } from 'xstate';
import type { AppPorts } from '../ports.ts';

/** What a story's ports do, and what its server answers to calls of the contract; what is left out never answers. */
export type FakeWork = {
  readonly [Name in keyof Ports]?: (input: Ports[Name]['input']) => Promise<Ports[Name]['output']>;
} & {
  readonly [Name in EndpointName]?: (
    input: EndpointInput<EndpointNamed<Name>>,
  ) => Promise<EndpointAnswer<EndpointNamed<Name>>>;
};

/** The name of a call in the contract. */
export function nameOf(endpoint: Endpoint): EndpointName {
  const named = Object.values(contract).flatMap((area) => Object.entries<Endpoint>(area));
  const [name] = named.find(([, one]) => one === endpoint) ?? [];
  // The contract's own keys.
  return name as EndpointName;
}

/** The ports of a story or a test: real machines, made-up work, nothing kept. */
export function fakePorts(work: FakeWork): AppPorts {
  const answer = (name: keyof FakeWork, input: unknown): Promise<unknown> => {
    // Each is given its own input.
    const own = work[name] as ((input: unknown) => Promise<unknown>) | undefined;
    return own?.(input) ?? new Promise(() => {});
  };
  const actors = portNames.map((name) => [name, fromPromise(({ input }) => answer(name, input))]);
  const call = fromPromise<Answer, CallInput>(async ({ input: { endpoint, input } }) =>
    accepted(endpoint, (await answer(nameOf(endpoint), input)) as Answer),
  );
  const changeStore = fromCallback<StoreCommand, { usuario: string }>(({ sendBack }) => {
    sendBack({ type: 'changes.read', kept: [], unsent: [], unreadable: 0 } satisfies StoreAnswer);
  });
  // Made name by name, which TypeScript does not follow.
  return {
    ...Object.fromEntries(actors),
    call,
    request: fromPromise<Answer, Request>(async ({ input }) =>
      accepted(input.endpoint, (await answer('request', input)) as Answer),
    ),
    changeStore,
    turn: soleTurn,
    networkReturns: unwatchedNetwork,
    news: unheardNews,
  } as AppPorts;
}

/** An answer's envelope. */
export const ok = <Data>(data: Data): { status: number; message: string; data: Data } => ({
  status: 200,
  message: 'OK',
  data,
});
