import type { Place } from '../../../workbook/find-header.ts';
import { COLUMNS, CURRENCY } from './columns.ts';
import type { SheetRow } from './sheet-row.ts';

/** The longest part of a cell in the list of rows with errors. */
const MAX_LISTED = 200;

/**
 * What a row holds by its columns' names, as far as it is worth keeping, and as people write it. It is loaded again under headers
 * that say no currency: what the price's header said stands in the row.
 *
 * @param price the column of the prices
 */
export function rowValues(row: SheetRow, price: Place | undefined): Record<string, string> {
  const cells = COLUMNS.map(({ name }, column) => {
    const isSaidAbove = column === CURRENCY && row.kind(column) === 'empty';
    return [name, isSaidAbove ? (price?.says ?? '') : row.shown(column, MAX_LISTED)] as const;
  });
  return Object.fromEntries(cells);
}
