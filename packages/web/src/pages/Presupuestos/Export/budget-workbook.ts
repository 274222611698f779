import { isHistoryMonth, type Venta } from '@presupuesto/api-sdk/contract';
import type { WholeBudget, WholePair } from '@presupuesto/machines';
import { type SheetColumn, sheetOf, workbookOf } from '../../../app/sheet.ts';
import { figureSheet, originSheet } from './book-sheets.ts';
import { MONEY, monthColumns, namingColumns, noteColumn, PRICE, TONNES, totalColumns } from './columns.ts';

interface Line {
  readonly pair: WholePair;
  readonly venta: Venta;
}

/**
 * The seller's whole budget: 'Presupuesto' with a row for each month of each pair, ready to be filtered and pivoted, and
 * 'Resumen' with a row for each pair, its totals and its tonnes month by month; notes where there are any; and the sheets that can be
 * changed and uploaded again. Figures are numbers, texts stay texts.
 *
 * @param direccion where the application was opened
 */
export async function writeBudget(budget: WholeBudget, direccion: string, now = new Date()): Promise<Blob> {
  const { periodo, pairs } = budget;
  const lines = pairs.flatMap((pair) => pair.ventas.map((venta) => ({ pair, venta })));
  const pairNote = noteColumn(pairs, 'Nota', ({ nota }) => nota);
  const summary = [...namingColumns(pairs), ...pairNote, ...totalColumns(), ...monthColumns(pairs)];
  const monthNote = noteColumn(lines, 'Nota', ({ venta }) => venta.nota);
  return workbookOf([
    sheetOf('Presupuesto', [...lineColumns(periodo, pairs), ...monthNote], lines, 0),
    // The names stay in view, too, beside up to 36 months.
    sheetOf('Resumen', summary, pairs, 2),
    figureSheet('volumenTon', budget),
    figureSheet('precio', budget),
    originSheet(budget, direccion, now),
  ]);
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
