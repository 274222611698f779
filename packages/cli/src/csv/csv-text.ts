import { plainNumber } from '@presupuesto/api-sdk';
import { type Options, stringify } from 'csv-stringify/sync';

export type Cell = string | number | boolean | null | undefined;

/** How a CSV file is written. */
interface CsvForm {
  /** What the file begins with. */
  readonly start: string;
  readonly options: Options;
}

/**
 * For people in Spain: opens in Excel with a double click. Texts that a spreadsheet would take for a formula begin with an
 * apostrophe.
 */
export const EXCEL: CsvForm = {
  start: '\uFEFF',
  options: {
    delimiter: ';',
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      number: (value) => plainNumber(value).replace('.', ','),
      boolean: (value) => (value ? 'Sí' : 'No'),
    },
  },
};

/** For programs: every value as it is. */
export const PLAIN: CsvForm = {
  start: '',
  options: {
    delimiter: ',',
    record_delimiter: '\n',
    quote_record_delimiter: true,
    cast: { number: plainNumber, boolean: String },
  },
};

/** Rows as text. */
export function csvText(rows: readonly (readonly Cell[])[], { options }: CsvForm): string {
  return stringify(rows as Cell[][], options);
}
