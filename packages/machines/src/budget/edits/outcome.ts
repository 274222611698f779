/** What an edit of several cells came to, for a quiet line above the table. */
export type EditOutcome =
  | { readonly kind: 'pasted' | 'copied'; readonly count: number; readonly skipped: number }
  /** A block of more columns than the table has to type in: nothing was pasted. */
  | { readonly kind: 'too wide'; readonly columns: number }
  /** Tonnes over so many months. */
  | { readonly kind: 'distributed'; readonly total: number; readonly count: number }
  | { readonly kind: 'undone' | 'redone'; readonly count: number };
