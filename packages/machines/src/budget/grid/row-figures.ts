import { figuresOfPair, figuresOfPairs, type Reference, type RowFigures } from './amounts.ts';
import type { GridRow } from './rows.ts';

/** What a row comes to, by the key of the column. */
export function figuresOfRow(row: GridRow, reference: Reference): RowFigures {
  return row.kind === 'pair' ? figuresOfPair(row.pair, reference) : figuresOfPairs(row.pairs, reference);
}
