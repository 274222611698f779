import { contract } from '../contract/contract.ts';
import type { Endpoint, EndpointAnswer, EndpointInput } from '../contract/endpoint.ts';
import { type Caller, type CallOptions, type ClientOptions, createCaller } from './caller.ts';

type Method<E extends Endpoint> =
  Partial<EndpointInput<E>> extends EndpointInput<E>
    ? (input?: EndpointInput<E>, options?: CallOptions) => Promise<EndpointAnswer<E>>
    : (input: EndpointInput<E>, options?: CallOptions) => Promise<EndpointAnswer<E>>;

type Contract = typeof contract;

/** Every call of the contract as a method, by area: `client.ventas.guardarVolumen({ params, query })`. */
export type Client = {
  readonly [Area in keyof Contract]: {
    readonly [Name in keyof Contract[Area]]: Contract[Area][Name] extends Endpoint
      ? Method<Contract[Area][Name]>
      : never;
  };
} & { readonly call: Caller };

/** A client of the whole API. A program that needs a call or two bundles less with `createCaller`. */
export function createClient(options: ClientOptions = {}): Client {
  const call = createCaller(options);
  const areas = Object.entries(contract).map(([area, calls]) => [area, methodsOf(calls, call)]);
  // Built from the contract's own keys, which TypeScript does not carry through Object.fromEntries.
  return { ...Object.fromEntries(areas), call } as Client;
}

function methodsOf(calls: Readonly<Record<string, Endpoint>>, call: Caller): object {
  return Object.fromEntries(
    Object.entries(calls).map(([name, endpoint]) => [
      name,
      (input: EndpointInput<typeof endpoint> = {}, options?: CallOptions) => call(endpoint, input, options),
    ]),
  );
}
