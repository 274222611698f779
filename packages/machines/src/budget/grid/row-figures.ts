import { figuresOfPair, figuresOfPairs, type Reference, type RowFigures, summed } from './amounts.ts';
import type { GridRow } from './rows.ts';

/** What a row comes to, by the key of the column. */
export function figuresOfRow(row: GridRow, reference: Reference): RowFigures {
  if (row.kind === 'pair') return figuresOfPair(row.pair, reference);
  if (row.kind === 'group') return figuresOfPairs(row.pairs, reference);
  // Each group keeps what it comes to: one that has not changed is not added up again.
  return summed(row.groups, reference, row.pairs, (pairs) => figuresOfPairs(pairs, reference));
}
