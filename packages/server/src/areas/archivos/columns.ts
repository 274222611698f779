import { SALES_FILE_COLUMNS } from '@presupuesto/api-sdk/contract';
import type { Column } from '../../workbook/find-header.ts';

/** Their order is that of a row's cells here, not that of the file. */
export const COLUMNS = SALES_FILE_COLUMNS satisfies readonly Column[];

/** Places in `COLUMNS`. */
export const [SELLER, CLIENT, PRODUCT, YEAR, MONTH, TONNES, PRICE, CURRENCY] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
