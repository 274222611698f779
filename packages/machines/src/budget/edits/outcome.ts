import type { Field } from '../../outbox/change.ts';
import type { PasteRefusal } from './paste/pasted.ts';

/** A month as it is said: `enero de 2027`. */
export interface SaidMonth {
  readonly mes: number;
  readonly anio: number;
}

/** What an edit of several cells came to, for a quiet line above the table. */
export type EditOutcome =
  | { readonly kind: 'copied'; readonly count: number; readonly skipped: number }
  | {
      readonly kind: 'pasted';
      readonly count: number;
      readonly skipped: number;
      /** Where the figures went; no months where none did. */
      readonly fields: readonly Field[];
      readonly from?: SaidMonth | undefined;
      readonly to?: SaidMonth | undefined;
      /** How many months got a figure: fewer than there are between the two where some were passed over. */
      readonly months: number;
    }
  /** Nothing of a block was pasted. */
  | { readonly kind: 'not pasted'; readonly refusal: PasteRefusal }
  /** Tonnes over so many months. */
  | { readonly kind: 'distributed'; readonly total: number; readonly count: number }
  | { readonly kind: 'restored' | 'undone' | 'redone'; readonly count: number };
