import { type SheetContext, sheetMonths, valueKey } from '@presupuesto/machines';
import type { MonthRow } from '../MonthTable/month-row.ts';

/** The sheet's months as the table shows them. */
export function monthRowsOf(context: SheetContext): MonthRow[] {
  const isPending = (field: 'volumenTon' | 'precio', ventaID: number) =>
    valueKey(field, ventaID) in context.typed;
  return sheetMonths(context).map(({ venta, referencia, cells }) => ({
    venta,
    referencia,
    history: cells === null,
    pending: {
      volumenTon: isPending('volumenTon', venta.ventaID),
      precio: isPending('precio', venta.ventaID),
    },
  }));
}
