import type * as z from 'zod';
import type { Endpoint, EndpointInput } from '../../contract/endpoint.ts';
import type { Plain } from '../types.ts';

/** A request and its answer, as the document shows them. */
export interface Example {
  readonly params?: Readonly<Record<string, Plain>>;
  readonly query?: Readonly<Record<string, Plain>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

/** The examples of an area: a field that the contract renames does not compile here. */
export type ExamplesOf<Area> = {
  readonly [Name in keyof Area]: Area[Name] extends Endpoint
    ? EndpointInput<Area[Name]> & { readonly answer: z.input<Area[Name]['response']> }
    : never;
};
