import type { Endpoint, EndpointInput } from '@presupuesto/api-sdk/contract';

/** A call of the contract to be made: what a machine decides and the provided actor `request` does. */
export interface Request {
  readonly endpoint: Endpoint;
  readonly input: unknown;
}

/** An answer as every endpoint gives it; whoever asked knows what `data` holds. */
export interface Answer {
  readonly status: number;
  readonly message: string;
  readonly data?: unknown;
  readonly rows?: number | null | undefined;
}

/** A call with the input that its endpoint asks for. */
export function request<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Request {
  return { endpoint, input };
}

/** What makes a change count only if the record still is the one that was read; nothing where its row had no version. */
export function conditionOn(version: string | null | undefined): { query?: { visto: string } } {
  return version ? { query: { visto: version } } : {};
}
