import { type ResultadoCarga, SALES_FILE_COLUMNS } from '@presupuesto/api-sdk';
import { csvText, EXCEL } from '../../csv/csv-text.ts';

const COLUMNS = SALES_FILE_COLUMNS.map(({ name }) => name);

/** The bad rows of a load with their reasons and what they held; only the reasons where a server sends no more. */
export function errorsText({ filasConError, listaErroresFila }: ResultadoCarga): string {
  const rows = filasConError
    ? filasConError.map(({ fila, motivo, valores }) => [
        fila,
        motivo,
        ...COLUMNS.map((name) => valores[name]),
      ])
    : listaErroresFila.map((motivo) => [null, motivo, ...COLUMNS.map(() => null)]);
  return EXCEL.start + csvText([['Fila', 'Motivo', ...COLUMNS], ...rows], EXCEL);
}
