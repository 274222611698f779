import { plain } from '../../../workbook/plain.ts';
import { CLIENT, MONTH, PRODUCT, SELLER, YEAR } from './columns.ts';
import type { FileRow } from './sheet-row.ts';

const TOTAL = /^(sub)?total(es)?( general(es)?)?:?$|^suma( total)?:?$/;
const CODES = [SELLER, CLIENT, PRODUCT];

/** `said`: a row that calls itself a total; `nameless`: one that names neither codes nor month, a total if nothing comes after it. */
export type TotalKind = 'said' | 'nameless' | undefined;

/** Whether a row may be one of totals: it has no code. */
export function totalKind(row: FileRow): TotalKind {
  if (!CODES.every((column) => isEmpty(row, column) || isTotal(row, column))) return undefined;
  if ([...CODES, YEAR, MONTH].some((column) => isTotal(row, column))) return 'said';
  return isEmpty(row, MONTH) ? 'nameless' : undefined;
}

const isEmpty = (row: FileRow, column: number): boolean => row.kind(column) === 'empty';

function isTotal(row: FileRow, column: number): boolean {
  return row.kind(column) === 'text' && TOTAL.test(plain(row.text(column)));
}
