import type { Access, Problem } from '@presupuesto/api-sdk/contract';
import type { Request } from '@presupuesto/machines';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { SelectOption } from '../ui/Select/Select.tsx';
import type { Column } from '../ui/Table/Table.tsx';
import type { FieldValues, FormField } from './fields.ts';

/** What a list is narrowed by. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly type?: 'text' | 'integer';
  /** A choice takes effect at once; its empty one is `placeholder`. */
  readonly options?: readonly SelectOption[];
}

export type FilterValues = Readonly<Record<string, string>>;

/** How records are created and edited; `Body` is what the contract's schema takes. */
export interface RecordForm<Item> {
  readonly schema: z.ZodType;
  readonly fields: readonly FormField[];
  readonly adjust?: (values: FieldValues, field: string) => FieldValues;
  readonly create: (body: never) => Request;
  readonly update: (body: never, item: Item) => Request;
}

/** A form whose calls are given what its schema takes. */
export function recordForm<Schema extends z.ZodType, Item>(
  form: Omit<RecordForm<Item>, 'schema' | 'create' | 'update'> & {
    readonly schema: Schema;
    readonly create: (body: z.input<Schema>) => Request;
    readonly update: (body: z.input<Schema>, item: Item) => Request;
  },
): RecordForm<Item> {
  return form;
}

/** One kind of record, and all that its management screen needs to know of it. */
export interface RecordKind<Item> {
  /** Of the screen: `Clientes`. */
  readonly title: string;
  /** Of one record: `Cliente`, and in a sentence `el cliente`. */
  readonly singular: string;
  readonly theOne: string;
  readonly filters: readonly Filter[];
  readonly filterProblem?: (filters: FilterValues) => Problem | undefined;
  /** Absent: the list comes whole. */
  readonly pageSize?: number;
  readonly list: (filters: FilterValues, page: { pageNumber: number; pageSize: number }) => Request;
  readonly keyOf: (item: Item) => string | number;
  /** What people call the record. */
  readonly nameOf: (item: Item) => string;
  readonly columns: readonly Column<Item>[];
  /** Who may create, edit and remove, from the contract's calls. */
  readonly writers: Access;
  readonly form?: RecordForm<Item>;
  readonly remove?: (item: Item) => Request;
  /** What is asked before a removal; by default whether the record should be removed. */
  readonly removalQuestion?: (item: Item) => ReactNode;
}

/** Declares a kind of record; exists so that its columns and calls know their item. */
export function recordKind<Item>(kind: RecordKind<Item>): RecordKind<Item> {
  return kind;
}
