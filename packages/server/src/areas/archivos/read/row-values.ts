import type { Place } from '../../../workbook/find-header.ts';
import type { Catalogue, Codes } from './catalogue.ts';
import { CLIENT, COLUMNS, CURRENCY, PRODUCT, SELLER } from './columns.ts';
import type { SheetRow } from './sheet-row.ts';

/** The longest part of a cell in the list of rows with errors. */
const MAX_LISTED = 200;

/**
 * What a row holds by its columns' names, as far as it is worth keeping, and as people write it, all as texts. Loaded again it means
 * the same: the code that a number was taken for is written out, and so is the currency that the price's header said.
 *
 * @param price the column of the prices
 */
export function rowValues(
  row: SheetRow,
  { sellers, clients, products }: Catalogue,
  price: Place | undefined,
): Record<string, string> {
  const codes = new Map<number, Codes>([
    [SELLER, sellers],
    [CLIENT, clients],
    [PRODUCT, products],
  ]);
  const meant = (column: number): string | undefined =>
    column === CURRENCY && row.kind(column) === 'empty'
      ? price?.says
      : codesOfNumber(row, column, codes.get(column));
  const cells = COLUMNS.map(
    ({ name }, column) => [name, meant(column) ?? row.shown(column, MAX_LISTED)] as const,
  );
  return Object.fromEntries(cells);
}

/** All of them where a number may be several: as a text it would be one of them. */
function codesOfNumber(row: SheetRow, column: number, codes: Codes | undefined): string | undefined {
  const meant = row.kind(column) === 'number' ? codes?.ofNumber(row.code(column)) : undefined;
  return meant?.length ? meant.map(({ code }) => code).join(' o ') : undefined;
}
