import { ApiError } from '@presupuesto/api-sdk';
import type { Endpoint } from '@presupuesto/api-sdk/contract';

/** The SDK's own failure of a call, with the text of the specification's catalogue. */
export function failure(
  endpoint: Endpoint,
  status: number,
  serverMessage?: string,
  data?: unknown,
): ApiError {
  return new ApiError(endpoint, { kind: 'http', status, serverMessage }, { data });
}

/** No answer at all. */
export const unreachable = (endpoint: Endpoint): ApiError => new ApiError(endpoint, { kind: 'network' });

/** An answer that does not keep the contract. */
export const unreadable = (endpoint: Endpoint): ApiError => new ApiError(endpoint, { kind: 'contract' });
