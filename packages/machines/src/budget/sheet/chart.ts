import type { Venta } from '@presupuesto/api-sdk/contract';
import type { SheetMonth } from './sheet.types.ts';

/** The three analyses: tonnes, price per kg, sales in local currency. */
export type ChartMeasure = 'volumen' | 'precio' | 'ventas';

export interface ChartMonth {
  readonly anio: number;
  readonly mes: number;
  readonly presupuesto: number;
  /** Null where the reference has no such month. */
  readonly referente: number | null;
}

const figure: Record<ChartMeasure, (venta: Venta) => number> = {
  volumen: (venta) => venta.volumenTon,
  precio: (venta) => venta.precio,
  ventas: (venta) => venta.valorMonedaLocal,
};

/** Budget beside reference by month, for one of the line charts (specification §2). */
export function chartMonths(months: readonly SheetMonth[], measure: ChartMeasure): readonly ChartMonth[] {
  return months.map(({ venta, referencia }) => ({
    anio: venta.anio,
    mes: venta.mes,
    presupuesto: figure[measure](venta),
    referente: referencia && figure[measure](referencia),
  }));
}
