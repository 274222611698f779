import { isHistoryMonth, type Venta } from '@presupuesto/api-sdk/contract';
import type { WholeBudget, WholePair } from '@presupuesto/machines';
import { type CellValue, rangeRef, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import {
  MONEY,
  monthColumns,
  namingColumns,
  noteColumn,
  PRICE,
  type SheetColumn,
  TONNES,
  totalColumns,
} from './columns.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Line {
  readonly pair: WholePair;
  readonly venta: Venta;
}

/**
 * The seller's whole budget: 'Presupuesto' with a row for each month of each pair, ready to be filtered and pivoted, and
 * 'Resumen' with a row for each pair, its totals and its tonnes month by month; notes where
 * there are any. Figures are numbers, texts stay texts.
 */
export async function writeBudget({ periodo, pairs }: WholeBudget): Promise<Blob> {
  const lines = pairs.flatMap((pair) => pair.ventas.map((venta) => ({ pair, venta })));
  const pairNote = noteColumn(pairs, 'Nota', ({ nota }) => nota);
  const summary = [...namingColumns(pairs), ...pairNote, ...totalColumns(), ...monthColumns(pairs)];
  const monthNote = noteColumn(lines, 'Nota', ({ venta }) => venta.nota);
  const columns = [...lineColumns(periodo, pairs), ...monthNote];
  const bytes = await writeXlsx({
    sheets: [
      sheetOf('Presupuesto', columns, lines, 0),
      // The names stay in view, too, beside up to 36 months.
      sheetOf('Resumen', summary, pairs, 2),
    ],
  });
  return new Blob([new Uint8Array(bytes)], { type: XLSX });
}

function lineColumns(
  periodo: WholeBudget['periodo'],
  pairs: readonly WholePair[],
): readonly SheetColumn<Line>[] {
  const figures: readonly SheetColumn<Line>[] = [
    { header: 'Año', width: 8, numFmt: '0', value: ({ venta }) => venta.anio },
    { header: 'Mes', width: 7, numFmt: '0', value: ({ venta }) => venta.mes },
    {
      header: 'Tipo de Mes',
      width: 13,
      value: ({ venta }) => (isHistoryMonth(periodo, venta) ? 'Histórico' : 'Presupuesto'),
    },
    { header: 'Toneladas', width: 13, numFmt: TONNES, value: ({ venta }) => venta.volumenTon },
    { header: 'Precio Kg', width: 13, numFmt: PRICE, value: ({ venta }) => venta.precio },
    { header: 'Ventas', width: 18, numFmt: MONEY, value: ({ venta }) => venta.valorMonedaLocal },
    { header: 'Ventas EUR', width: 16, numFmt: MONEY, value: ({ venta }) => venta.valorEUR ?? null },
  ];
  const naming = namingColumns(pairs).map(({ value, ...column }) => ({
    ...column,
    value: ({ pair }: Line) => value(pair),
  }));
  return [...naming, ...figures];
}

/** A sheet whose header stays in view and can be filtered by; texts are written as texts, so that none becomes a formula. */
function sheetOf<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  frozenColumns: number,
): WriteSheet {
  const headers: CellValue[] = columns.map(({ header }) => header);
  return {
    name,
    columns: columns.map(({ width, numFmt }) => ({ width, ...(numFmt !== undefined && { numFmt }) })),
    rows: [headers, ...rows.map((row) => columns.map(({ value }) => value(row)))],
    cells: new Map(columns.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
    freezePane: { rows: 1, ...(frozenColumns > 0 && { columns: frozenColumns }) },
    autoFilter: { range: rangeRef(0, 0, rows.length, columns.length - 1) },
  };
}
