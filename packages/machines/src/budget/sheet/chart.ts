import type { SheetMonth } from './sheet.types.ts';

/** The three analyses: tonnes, price per kg, sales in local currency. */
export type ChartMeasure = 'volumen' | 'precio' | 'ventas';

export interface ChartMonth {
  readonly anio: number;
  readonly mes: number;
  readonly presupuesto: number;
  /** Null where the reference has no such month, or has it in another currency. */
  readonly referente: number | null;
}

const FIELD = { volumen: 'volumenTon', precio: 'precio', ventas: 'valorMonedaLocal' } as const;

/** Budget beside reference by month, for one of the line charts. */
export function chartMonths(months: readonly SheetMonth[], measure: ChartMeasure): readonly ChartMonth[] {
  return months.map(({ venta, referencia }) => ({
    anio: venta.anio,
    mes: venta.mes,
    presupuesto: venta[FIELD[measure]],
    referente: referencia?.[FIELD[measure]] ?? null,
  }));
}
