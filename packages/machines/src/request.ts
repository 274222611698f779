import type { Endpoint, EndpointData, EndpointInput } from '@presupuesto/api-sdk/contract';

/** A call of the contract to be made: what a machine decides and the provided actor `request` does. */
export interface Request<Data = unknown> {
  readonly endpoint: Endpoint;
  readonly input: unknown;
  /** What its answer carries; never there, so that the type knows it. */
  readonly carries?: Data;
}

/** An accepted answer as every endpoint gives it; {@link dataOf} says what it carries. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
  readonly rows?: number | null | undefined;
}

/** A call with the input that its endpoint asks for. */
export function request<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Request<EndpointData<E>> {
  return { endpoint, input };
}

/** What the answer to a request carries; null for nothing. */
export function dataOf<Data>(_: Request<Data>, { data }: Answer): Data | null {
  // The SDK has held it against the endpoint's schema, which TypeScript cannot follow through an actor.
  return (data ?? null) as Data | null;
}

/** What makes a change count only if the record still is the one that was read; nothing where its row had no version. */
export function conditionOn(version: string | null | undefined): { query?: { visto: string } } {
  return version ? { query: { visto: version } } : {};
}
