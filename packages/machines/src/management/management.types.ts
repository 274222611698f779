import type { Problem } from '@presupuesto/api-sdk/contract';
import type { Request } from '../request.ts';
import type { FormDraft } from './form-draft.ts';

/** What a form holds while it is edited: texts as typed, choices by their value, switches. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** What a list is narrowed by, as typed; blank stands for no filter. */
export type Filters = Readonly<Record<string, string>>;

/** How records are created and edited. */
export interface FormRules<Item> {
  readonly blank: FormValues;
  readonly valuesOf: (item: Item) => FormValues;
  /** What follows from a typed field, as a currency that another period does not have. */
  readonly adjust?: (values: FormValues, field: string) => FormValues;
  /** Everything wrong with the form, in the order of specification §5. */
  readonly check: (values: FormValues, item: Item | null) => readonly Problem[];
  readonly create: (values: FormValues) => Request;
  readonly update: (values: FormValues, item: Item) => Request;
  /** Said when the server's answer says nothing. */
  readonly saved: string;
}

/** What one kind of record needs of the management screen; everything else is the same for all. */
export interface ManagementRules<Item> {
  readonly pageSize: number;
  readonly filters: Filters;
  /** Why filters cannot be asked for, or undefined. */
  readonly filterProblem?: (filters: Filters) => Problem | undefined;
  readonly list: (filters: Filters, page: number) => Request;
  readonly keyOf: (item: Item) => string | number;
  readonly form?: FormRules<Item>;
  readonly removal?: {
    readonly request: (item: Item) => Request;
    /** Said when the server's answer says nothing. */
    readonly removed: string;
  };
}

export interface ManagementContext<Item> {
  readonly rules: ManagementRules<Item>;
  /** As typed, and as last asked for. */
  readonly filters: Filters;
  readonly applied: Filters;
  readonly filterProblem: Problem | null;
  /** From 0. */
  readonly page: number;
  readonly items: readonly Item[];
  /** How many there are in all. */
  readonly rows: number;
  readonly listProblem: string | null;
  /** What the last save or removal came to. */
  readonly notice: string | null;
  /** The record that is edited; null while one is created. */
  readonly edited: Item | null;
  readonly values: FormValues;
  /** Messages by field, after the form was sent. */
  readonly problems: Readonly<Record<string, string>>;
  /** Counts the refusals of the form itself, so that a screen can go to the first wrong field each time. */
  readonly refusals: number;
  /** Why the server did not save. */
  readonly saveProblem: string | null;
  /** The record that is asked about before it is removed. */
  readonly removed: Item | null;
  readonly removalProblem: string | null;
}

export type ManagementEvent<Item> =
  | { type: 'filter.typed'; field: string; value: string }
  | { type: 'search.submitted' }
  | { type: 'search.cleared' }
  | { type: 'page.chosen'; page: number }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  /** A record that something else saved: it is replaced where it stands. */
  | { type: 'record.changed'; item: Item }
  /** `values` come filled in. */
  | { type: 'creation.asked'; values?: FormValues }
  | { type: 'edition.asked'; item: Item }
  /** What was being typed when the session ended or the page went away. */
  | { type: 'draft.found'; draft: FormDraft }
  | { type: 'field.typed'; field: string; value: string | boolean }
  | { type: 'form.submitted' }
  | { type: 'form.closed' }
  | { type: 'removal.asked'; item: Item }
  | { type: 'removal.confirmed' }
  | { type: 'removal.closed' };

/** The records are not what they were. */
export interface RecordsChanged {
  type: 'records.changed';
}

/** `formOpen` and `removalOpen` are the two modals; `saving` and `removing` mean that they wait for the server. */
export type ManagementTag =
  | 'loading'
  | 'loaded'
  | 'failed'
  | 'formOpen'
  | 'saving'
  | 'removalOpen'
  | 'removing';
