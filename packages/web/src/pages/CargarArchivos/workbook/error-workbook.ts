import type { ResultadoCarga } from '@presupuesto/api-sdk/contract';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { SALES_COLUMNS } from './columns.ts';
import { writeWorkbook } from './write-workbook.ts';

type BadRow = NonNullable<ResultadoCarga['filasConError']>[number];

const REASON = { header: 'Motivo', width: 70 };

/**
 * The rows that were wrong, as they were, with their reason: ready to be corrected and loaded again, for a load ignores the
 * column Motivo. A server that sends the reasons alone gives a workbook of reasons.
 */
export function writeErrors({ filasConError, listaErroresFila }: ResultadoCarga): Promise<Blob> {
  const rows = filasConError ?? [];
  if (rows.length === 0)
    return writeWorkbook(
      'Errores',
      [REASON],
      listaErroresFila.map((text) => [text]),
    );
  const columns = SALES_COLUMNS.map(({ header, width, numFmt }) => ({ header, width, numFmt }));
  return writeWorkbook('Ventas', [...columns, REASON], rows.map(cellsOf));
}

function cellsOf({ fila, motivo, valores }: BadRow) {
  const values = SALES_COLUMNS.map(({ header, isNumber }) => {
    const value = valores[header] ?? '';
    if (value === '') return null;
    return isNumber ? (parseDecimal(value) ?? value) : value;
  });
  return [...values, motivo.startsWith('Fila ') ? motivo : `Fila ${fila}: ${motivo}`];
}
