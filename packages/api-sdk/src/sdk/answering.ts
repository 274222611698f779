import { ApiError } from '../client/api-error.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { RefusedError } from './refused-error.ts';

/** What every call answers: `status` repeats the HTTP status, `message` is Spanish text for people. */
export interface Answer {
  readonly status: number;
  readonly message: string;
}

/** An answer with data; a refusal carries none. */
export interface DataAnswer<T> extends Answer {
  readonly data?: T | null | undefined;
}

/** One page of a list; `rows` is the true total on any page. */
export interface PageAnswer<T> extends DataAnswer<T[]> {
  readonly rows?: number | null | undefined;
}

/** One part of a list that is read from a cursor on; `siguiente`, where there is more, is the next one's cursor. */
export interface CursorAnswer<T> extends DataAnswer<T[]> {
  readonly siguiente?: string | null | undefined;
}

/**
 * A call under way. Awaited, it gives the whole answer, a 400 included, whose `message` says why it was refused. With
 * `orThrow()` it gives the data alone, and a refusal rejects with a {@link RefusedError} like any other failure.
 */
export interface Call<A, Data> extends Promise<A> {
  orThrow(): Promise<Data>;
}

/** A call that answers without data. */
export type DoneCall = Call<Answer, void>;
/** A call whose answer carries data, unless it is a refusal. */
export type DataCall<T> = Call<DataAnswer<T>, T>;
/** A call whose answer may carry data: another server need not send back what it saved. */
export type MaybeCall<T> = Call<DataAnswer<T>, T | undefined>;
/** A call that answers one page of a list. */
export type PageCall<T> = Call<PageAnswer<T>, T[]>;
/** A call that answers one part of a list, and where the next begins. */
export type CursorCall<T> = Call<CursorAnswer<T>, T[]>;

/** Gives a promised answer its `orThrow`. */
export function answering<A extends Answer, Data>(
  endpoint: Endpoint,
  promise: Promise<A>,
  read: (answer: A) => Data,
): Call<A, Data> {
  return Object.assign(promise, { orThrow: async () => read(accepted(endpoint, await promise)) });
}

/** The answer, unless it is a refusal. @throws RefusedError */
export function accepted<A extends Answer>(endpoint: Endpoint, answer: A): A {
  if (answer.status < 200 || answer.status > 299) throw new RefusedError(endpoint, answer);
  return answer;
}

/** The data of an accepted answer. @throws ApiError of kind `contract` when it has none */
export function presentData<T>(endpoint: Endpoint, data: T | null | undefined): T {
  if (data === null || data === undefined)
    throw new ApiError(endpoint, { kind: 'contract' }, { detail: 'data' });
  return data;
}
