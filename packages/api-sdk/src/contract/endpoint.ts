import type * as z from 'zod';
import type { TipoUsuario } from './entities.ts';
import type { ErrorTexts } from './error-text.ts';

/** Who may call: anyone, anyone with a live token, or the listed user types only. */
export type Access = 'public' | 'signedIn' | readonly TipoUsuario[];

/** One call of the API. The inputs of its client method, its route, access and error texts come from here. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base; a segment that starts with `:` is filled from `params`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Callable while the user still has to change the key. */
  readonly pendingKey?: true;
  /** Not in the specification: another server may answer 404, 405 or 501. */
  readonly extension?: true;
  /** Answers with a stream of events, each of which fits `response`, instead of an envelope. */
  readonly stream?: true;
  /**
   * Takes `visto`, and answers 409 when what it changes is another by now: of a record with a `Conflicto`, of a month's
   * figure with a `ConflictoCifra`, of a note with a `ConflictoNota`.
   */
  readonly conditional?: 'record' | 'figure' | 'note';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Multipart fields. */
  readonly form?: z.ZodType;
  /** The whole answer, envelope included. */
  readonly response: z.ZodType;
  readonly errors: ErrorTexts;
}

/** Declares an endpoint; exists to keep the literal's exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part<E, K extends 'params' | 'query' | 'body' | 'form'> =
  E extends Record<K, infer S extends z.ZodType> ? S : never;

type PartInput<E, K extends 'params' | 'query' | 'body' | 'form'> = [Part<E, K>] extends [never]
  ? unknown
  : Partial<z.input<Part<E, K>>> extends z.input<Part<E, K>>
    ? { [P in K]?: z.input<Part<E, K>> }
    : { [P in K]: z.input<Part<E, K>> };

/** What a caller passes: `{ params, query, body, form }`, each only where the endpoint declares it. */
export type EndpointInput<E extends Endpoint> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'> &
  PartInput<E, 'form'>;

/** The validated value of one part of a request, as a server sees it. */
export type EndpointPart<E extends Endpoint, K extends 'params' | 'query' | 'body' | 'form'> = [
  Part<E, K>,
] extends [never]
  ? undefined
  : z.output<Part<E, K>>;

/** The validated answer. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['response']>;

/** What an accepted answer carries; undefined where the endpoint promises nothing. */
export type EndpointData<E extends Endpoint> =
  EndpointAnswer<E> extends { data?: infer Data } ? NonNullable<Data> : undefined;
