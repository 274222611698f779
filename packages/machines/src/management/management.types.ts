import type { Problem } from '@presupuesto/api-sdk/contract';
import type { Request } from '../request.ts';

/** What a form holds while it is edited: texts as typed, choices by their value, switches. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** What was being typed into a form when its screen went away: for which record, and what. */
export interface FormDraft<Item> {
  /** As it was when the form was opened; null for a new record. */
  readonly edited: Item | null;
  readonly values: FormValues;
}

/** What a list is narrowed by, as typed; blank stands for no filter. */
export type Filters = Readonly<Record<string, string>>;

/** Where in its list the screen stands: what the page's address says, and what is written into it. */
export interface Address {
  readonly filters: Filters;
  /** From 0. */
  readonly page: number;
}

/** What identifies a record in its list. */
export type RecordKey = string | number;

/** A typed text that may have been meant otherwise than it is read: what it is read as, and the words for it. */
export interface Reading extends Problem {
  readonly value: string;
}

/** How records are created and edited. */
export interface FormRules<Item> {
  readonly blank: FormValues;
  readonly valuesOf: (item: Item) => FormValues;
  /** What follows from a typed field, as a currency that another period does not have. */
  readonly adjust?: (values: FormValues, field: string) => FormValues;
  /** Everything wrong with the form, in the order in which it is shown. */
  readonly check: (values: FormValues, item: Item | null) => readonly Problem[];
  /** What is to be seen as it is read before it is saved. */
  readonly readings: (values: FormValues, item: Item | null) => readonly Reading[];
  readonly create: (values: FormValues) => Request<Item>;
  readonly update: (values: FormValues, item: Item) => Request<Item>;
  /** Said when the server's answer says nothing. */
  readonly saved: string;
}

/** What one kind of record needs of the management screen; everything else is the same for all. */
export interface ManagementRules<Item> {
  readonly pageSize: number;
  readonly filters: Filters;
  /** Why filters cannot be asked for, or undefined. */
  readonly filterProblem?: (filters: Filters) => Problem | undefined;
  readonly list: (filters: Filters, page: number) => Request<readonly Item[]>;
  readonly keyOf: (item: Item) => RecordKey;
  readonly form?: FormRules<Item>;
  /** Where the screen begins; at the first page of everything unless given. */
  readonly start?: Address;
  /**
   * For calls whose filters go beyond the specification: whether a record is one that was asked for. When a page brings one
   * that is not, the server does not know the filters: all pages are read and filtered here.
   */
  readonly unfiltered?: {
    readonly matches: (item: Item, filters: Filters) => boolean;
    /** A page as large as the call allows, and its size. */
    readonly list: (filters: Filters, page: number) => Request<readonly Item[]>;
    readonly pageSize: number;
  };
  readonly removal?: {
    readonly request: (item: Item) => Request;
    /** The call that counts what would go as well; a server may not offer it. */
    readonly content?: (item: Item) => Request;
    /** What has to be typed before the record may go. */
    readonly typed?: (item: Item) => string;
    /** Said when the server's answer says nothing. */
    readonly removed: string;
  };
}

/** Somebody else's change of the record that is being edited. */
export interface Conflict<Item> {
  readonly actual: Item;
  /** Null when the server does not know. */
  readonly usuario: string | null;
  /** ISO 8601. */
  readonly fecha: string | null;
  /** What they changed. */
  readonly fields: readonly string[];
}

export interface ManagementContext<Item> {
  readonly rules: ManagementRules<Item>;
  /** As typed, and as last asked for. */
  readonly filters: Filters;
  readonly applied: Filters;
  readonly filterProblem: Problem | null;
  /** As last asked for, from 0; `shownPage` is the one that `items` are of. */
  readonly page: number;
  readonly shownPage: number;
  readonly items: readonly Item[];
  /** How many there are in all. */
  readonly rows: number;
  /** The server was seen not to know some filter. */
  readonly ignoresFilters: boolean;
  /** The whole list, as far as it has been read to be filtered here. */
  readonly gathered: readonly Item[];
  readonly listProblem: string | null;
  /** What the last save or removal came to. */
  readonly notice: string | null;
  /** The record that is edited; null while one is created. */
  readonly edited: Item | null;
  readonly values: FormValues;
  /** The form as it was opened: what differs from it would be lost. */
  readonly opened: FormValues;
  readonly conflict: Conflict<Item> | null;
  /** Messages by field, after the form was sent. */
  readonly problems: Readonly<Record<string, string>>;
  /** Counts the refusals of the form itself, so that a screen can go to the first wrong field each time. */
  readonly refusals: number;
  /** Why the server did not save. */
  readonly saveProblem: string | null;
  /** The record that is asked about before it is removed. */
  readonly removed: Item | null;
  /** What goes with it, once the server has counted. */
  readonly removedContent: unknown;
  /** What was typed to confirm. */
  readonly removalTyped: string;
  readonly removalProblem: string | null;
}

export type ManagementEvent<Item> =
  | { type: 'filter.typed'; field: string; value: string }
  | { type: 'search.submitted' }
  | { type: 'search.cleared' }
  | { type: 'page.chosen'; page: number }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  /** The page has come to the front again. */
  | { type: 'page.returned' }
  /** Something else saved a part of a record: the rest stays as it is listed by now. */
  | { type: 'record.changed'; key: RecordKey; change: Partial<Item> }
  /** `values` come filled in. */
  | { type: 'creation.asked'; values?: FormValues }
  | { type: 'edition.asked'; item: Item }
  /** What was being typed when the session ended or the page went away. */
  | { type: 'draft.found'; draft: FormDraft<Item> }
  | { type: 'field.typed'; field: string; value: string | boolean }
  | { type: 'form.submitted' }
  /** Closes a form without changes; one with changes asks first. */
  | { type: 'form.closed' }
  | { type: 'form.kept' }
  | { type: 'form.discarded' }
  | { type: 'conflict.mine' }
  | { type: 'conflict.theirs' }
  | { type: 'conflict.closed' }
  /** The page's address became another one, by the browser's history or a link. */
  | { type: 'address.changed'; address: Address }
  | { type: 'removal.typed'; text: string }
  | { type: 'removal.asked'; item: Item }
  | { type: 'removal.confirmed' }
  | { type: 'removal.closed' };

/** What the machine emits to its page. */
export type ManagementFact =
  /** The records are not what they were. */
  | { type: 'records.changed' }
  /** Another place in the list was asked for; `isCorrection` when nobody chose it. */
  | { type: 'address.chosen'; address: Address; isCorrection: boolean };

/**
 * `formOpen` and `removalOpen` are the two modals; `saving` and `removing` mean that they wait for the server. `discarding` asks
 * whether the form's changes may be lost, `conflicting` which of two changes is to count.
 */
export type ManagementTag =
  | 'loading'
  | 'loaded'
  | 'failed'
  | 'formOpen'
  | 'saving'
  | 'discarding'
  | 'conflicting'
  | 'removalOpen'
  | 'removing';
