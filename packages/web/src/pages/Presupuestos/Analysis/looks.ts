import type { ChartMeasure, ChartMonth } from '@presupuesto/machines';
import type { MonthPoint } from '../../../charts/MonthChart/month-point.ts';
import { chartMonth } from '../../../format/months.ts';
import { formatPrecio, formatTotal, formatVolumen } from '../../../format/numbers.ts';

interface Look {
  readonly title: string;
  readonly unit: (monedaID: string) => string;
  readonly format: (value: number) => string;
  readonly fromZero: boolean;
}

/** Tonnes, local currency per kg, and sales, which read in thousands of it. */
export const LOOKS: Record<ChartMeasure, Look> = {
  volumen: { title: 'Volumen por mes', unit: () => 'toneladas', format: formatVolumen, fromZero: true },
  precio: { title: 'Precios por mes', unit: (id) => `${id}/kg`, format: formatPrecio, fromZero: false },
  ventas: {
    title: 'Ventas por mes',
    unit: (id) => `miles de ${id}`,
    format: formatTotal,
    fromZero: true,
  },
};

/** In the unit that is written beside the title. */
export function chartPoints(measure: ChartMeasure, months: readonly ChartMonth[]): MonthPoint[] {
  const one = measure === 'ventas' ? 1000 : 1;
  return months.map(({ anio, mes, presupuesto, referente }) => ({
    label: chartMonth(mes, anio),
    presupuesto: presupuesto / one,
    referente: referente === null ? undefined : referente / one,
  }));
}
