import { SALES_COLUMNS } from './columns.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Rows that have their formats already: codes typed into them keep the zeros in front. */
const PREPARED_ROWS = 500;

/** The workbook to fill in: a header and empty rows, which a load skips. No example, which a load would take for a sale. */
export function writeTemplate(): Promise<Blob> {
  const empty = SALES_COLUMNS.map(() => null);
  const columns = SALES_COLUMNS.map(({ header, width, numFmt }) => ({ header, width, numFmt }));
  return writeWorkbook(
    'Ventas',
    columns,
    Array.from({ length: PREPARED_ROWS }, () => [...empty]),
  );
}
