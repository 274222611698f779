import type { Endpoint, EndpointAnswer, EndpointInput } from '../contract/endpoint.ts';
import {
  type Answer,
  accepted,
  answering,
  type CursorAnswer,
  type CursorCall,
  type DataAnswer,
  type DataCall,
  type DoneCall,
  type MaybeCall,
  type PageAnswer,
  type PageCall,
  presentData,
} from './answering.ts';
import type { CallOptions, Raw } from './options.ts';
import { cursorPages, numberedPages, PagedList } from './paged-list.ts';

type DataOf<E extends Endpoint> = EndpointAnswer<E> extends { data?: infer Data } ? NonNullable<Data> : never;
type ItemOf<E extends Endpoint> = DataOf<E> extends readonly (infer Item)[] ? Item : never;

/** The calls of one part of the API. Stands on any caller: `new VentasArea(createCaller({ baseUrl, token }))`. */
export abstract class Area {
  readonly #raw: Raw;

  constructor(raw: Raw) {
    this.#raw = raw;
  }

  protected done<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions): DoneCall {
    return answering(endpoint, this.ask<E, Answer>(endpoint, input, options), () => undefined);
  }

  protected data<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): DataCall<DataOf<E>> {
    const promise = this.ask<E, DataAnswer<DataOf<E>>>(endpoint, input, options);
    return answering(endpoint, promise, ({ data }) => presentData(endpoint, data));
  }

  protected maybe<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): MaybeCall<DataOf<E>> {
    const promise = this.ask<E, DataAnswer<DataOf<E>>>(endpoint, input, options);
    return answering(endpoint, promise, ({ data }) => data ?? undefined);
  }

  protected page<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): PageCall<ItemOf<E>> {
    const promise = this.ask<E, PageAnswer<ItemOf<E>>>(endpoint, input, options);
    return answering(endpoint, promise, ({ data }) => presentData(endpoint, data));
  }

  /**
   * The whole list behind a paged call; a refused page ends the loop with a `RefusedError`. A total above `maxCounted` only
   * says that there is more.
   */
  protected whole<E extends Endpoint>(
    endpoint: E,
    inputOf: (pageNumber: number) => EndpointInput<E>,
    options?: CallOptions,
    maxCounted = Number.POSITIVE_INFINITY,
  ): PagedList<ItemOf<E>> {
    const read = async (pageNumber: number) => {
      const promise = this.ask<E, PageAnswer<ItemOf<E>>>(endpoint, inputOf(pageNumber), options);
      const { data, rows } = accepted(endpoint, await promise);
      const total = (rows ?? 0) > maxCounted ? undefined : rows;
      return { items: presentData(endpoint, data), rows: total ?? undefined };
    };
    return new PagedList((atATime) => numberedPages(read, atATime));
  }

  protected part<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): CursorCall<ItemOf<E>> {
    const promise = this.ask<E, CursorAnswer<ItemOf<E>>>(endpoint, input, options);
    return answering(endpoint, promise, ({ data }) => presentData(endpoint, data));
  }

  /** The whole list behind a call that goes on from a cursor; a refused part ends the loop with a `RefusedError`. */
  protected wholeFromCursor<E extends Endpoint>(
    endpoint: E,
    inputOf: (cursor: string | undefined) => EndpointInput<E>,
    options?: CallOptions,
  ): PagedList<ItemOf<E>> {
    const read = async (cursor?: string) => {
      const answer = accepted(endpoint, await this.part(endpoint, inputOf(cursor), options));
      return { items: presentData(endpoint, answer.data), next: answer.siguiente ?? undefined };
    };
    return new PagedList(() => cursorPages(read));
  }

  /** The one place where an endpoint's own answer becomes the shape that the methods promise. */
  protected ask<E extends Endpoint, A>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<A> {
    // Every endpoint answers in the envelope; through the type parameter TypeScript cannot see it.
    return this.#raw(endpoint, input, options) as Promise<unknown> as Promise<A>;
  }
}
