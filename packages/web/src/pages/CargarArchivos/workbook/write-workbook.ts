import { type CellValue, type ColumnDef, writeXlsxStream } from 'hucre/xlsx';
import { literalCell } from '../../../app/literal-text.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A workbook of one sheet whose header stays in view. Texts are written as texts, so that none becomes a formula; rows are
 * compressed by the browser as they come.
 */
export function writeWorkbook(
  sheet: string,
  columns: readonly ColumnDef[],
  rows: Iterable<CellValue[]>,
): Promise<Blob> {
  const bytes = writeXlsxStream(literal(rows), {
    name: sheet,
    columns: [...columns],
    freezePane: { rows: 1 },
  });
  return new Response(bytes, { headers: { 'Content-Type': XLSX } }).blob();
}

function* literal(rows: Iterable<CellValue[]>): Generator<CellValue[]> {
  for (const row of rows) yield row.map(literalCell);
}
