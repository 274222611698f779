import type { Access, Problem } from '@presupuesto/api-sdk/contract';
import type { RecordKey, Request } from '@presupuesto/machines';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { SelectOption } from '../ui/Select/Select.tsx';
import type { Column } from '../ui/Table/Table.tsx';
import type { FieldValues, FormField } from './fields.ts';

/** What a list is narrowed by. */
export interface Filter {
  /** Given to {@link RecordKind.list} as typed; blank stands for no filter. */
  readonly name: string;
  /** What the page's address calls it; by default its name. */
  readonly param?: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly type?: 'text' | 'integer';
  /** A choice takes effect at once; its empty one is `placeholder`. */
  readonly options?: readonly SelectOption[];
}

export type FilterValues = Readonly<Record<string, string>>;

/** How records are created and edited; its calls are given what its schema takes ({@link recordForm}). */
export interface RecordForm<Item> {
  /** Of the contract: its messages, in the order of its fields, are the form's. */
  readonly schema: z.ZodType;
  /** One for each field of the schema, in the same order. */
  readonly fields: readonly FormField<Item>[];
  /** What follows from a typed field, as a choice that another one empties. */
  readonly adjust?: (values: FieldValues, field: string) => FieldValues;
  readonly create: (body: never) => Request<Item>;
  readonly update: (body: never, item: Item) => Request<Item>;
}

/** A form whose calls are given what its schema takes. */
export function recordForm<Schema extends z.ZodType, Item>(
  form: Pick<RecordForm<Item>, 'adjust'> & {
    readonly schema: Schema;
    readonly fields: readonly FormField<NoInfer<Item>>[];
    readonly create: (body: z.input<Schema>) => Request<NoInfer<Item>>;
    readonly update: (body: z.input<Schema>, item: Item) => Request<NoInfer<Item>>;
  },
): RecordForm<Item> {
  return form;
}

/**
 * One kind of record, and all that its management screen needs to know of it. A new kind is one file: this description, and
 * a page that is `<ManagementScreen kind={…} />` (see `pages/Clientes/Clientes.tsx`); then its route in `app/routes.ts`.
 *
 * - Search, pages, modals, focus and what is said come from the screen; messages and permissions from the contract's calls.
 * - Without `form` nothing is created or edited, without `remove` nothing is removed, without `pageSize` there is no paginator.
 * - A page that adds something, such as a button to each row, uses `useManagement(kind)` and `<ManagementView>` instead.
 * - A test in `rules-of.test.ts` holds fields and schema together; a story starts with `stories/fake-records.ts`.
 */
export interface RecordKind<Item extends object> {
  /** Of the screen: `Clientes`. */
  readonly title: string;
  /** Of one record: `Cliente`, and in a sentence `el cliente`. */
  readonly singular: string;
  readonly theOne: string;
  /** Of several in a sentence; by default the screen's title. */
  readonly plural?: string;
  readonly filters: readonly Filter[];
  /** Why the list cannot be asked for with these, said at the filter that the problem names. */
  readonly filterProblem?: (filters: FilterValues) => Problem | undefined;
  /** Absent: the list comes whole. */
  readonly pageSize?: number;
  /** The call that lists; `pageNumber` counts from 0. */
  readonly list: (
    filters: FilterValues,
    page: { pageNumber: number; pageSize: number },
  ) => Request<readonly Item[]>;
  readonly keyOf: (item: Item) => RecordKey;
  /** What people call the record. */
  readonly nameOf: (item: Item) => string;
  /** The same of the records of a list, where several may have one name: what tells them apart is added. */
  readonly namesIn?: (items: readonly Item[]) => (item: Item) => string;
  /** Without the buttons of a row, which come by themselves. */
  readonly columns: readonly Column<Item>[];
  /** Who may create, edit and remove, from the contract's calls. */
  readonly writers: Access;
  readonly form?: RecordForm<Item>;
  /** The call that removes, after it was asked for and confirmed. */
  readonly remove?: (item: Item) => Request;
  /** What is asked before a removal; by default whether the record should be removed. `content` is what `removalContent` answered. */
  readonly removalQuestion?: (item: Item, content: unknown) => ReactNode;
  /** What really goes with the record, and what stands in the way. */
  readonly removalEffect?: (item: Item) => ReactNode;
  /** The call that counts what goes with the record; a server may not offer it. */
  readonly removalContent?: (item: Item) => Request;
  /** What has to be typed before the record may go. */
  readonly removalTyped?: (item: Item) => string;
  /** For filters beyond the specification: how the screen filters by itself when a server does not know them. */
  readonly unfiltered?: {
    readonly matches: (item: Item, filters: FilterValues) => boolean;
    /** As many as the call gives at a time. */
    readonly pageSize: number;
  };
}

/** Declares a kind of record; exists so that its columns and calls know their item. */
export function recordKind<Item extends object>(kind: RecordKind<Item>): RecordKind<Item> {
  return kind;
}
