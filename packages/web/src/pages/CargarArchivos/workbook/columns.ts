import type { SALES_FILE_COLUMNS } from '@presupuesto/api-sdk/contract';

type ColumnName = (typeof SALES_FILE_COLUMNS)[number]['name'];

/** A column of a sales file, as the workbooks that we write have it. */
interface SalesColumn {
  readonly header: ColumnName;
  readonly isNumber: boolean;
  readonly isOptional?: boolean;
  readonly example: string;
  /** In characters. */
  readonly width: number;
  /** As Excel writes it; `@` keeps the zeros in front of a code. */
  readonly numFmt: string;
}

const text = (header: ColumnName, example: string): SalesColumn => ({
  header,
  isNumber: false,
  example,
  width: 18,
  numFmt: '@',
});

const number = (header: ColumnName, example: string, numFmt: string): SalesColumn => ({
  header,
  isNumber: true,
  example,
  width: 12,
  numFmt,
});

/** In the order of the template; a file may have them in any. */
export const SALES_COLUMNS: readonly SalesColumn[] = [
  text('Código Vendedor', 'V-001'),
  text('Código Cliente', 'C-0001'),
  text('Código Producto', 'P-001'),
  number('Año', '2026', '0'),
  number('Mes', '10', '0'),
  number('Toneladas', '1.234,5', '#,##0.000'),
  number('Precio Kg', '4,25', '#,##0.00##'),
  { ...text('Moneda', 'COP'), isOptional: true, width: 10 },
];
