import type { ChartMeasure, ChartMonth, SalesEffects } from '@presupuesto/machines';
import { MonthChart } from '../../../charts/MonthChart/MonthChart.tsx';
import { chartMonth } from '../../../format/months.ts';
import { formatPrecio, formatTotal, formatVolumen } from '../../../format/numbers.ts';
import { WithEffects } from './Analysis.parts.ts';
import { Effects } from './Effects.tsx';

export interface AnalysisProps {
  readonly measure: ChartMeasure;
  readonly months: readonly ChartMonth[];
  readonly monedaID: string;
  /** Where the difference in sales comes from; null where there is nothing to compare with. */
  readonly effects: SalesEffects | null;
}

interface Look {
  readonly title: string;
  readonly unit: (monedaID: string) => string;
  readonly format: (value: number) => string;
  readonly fromZero: boolean;
}

/** Tonnes, local currency per kg, and sales, which read in thousands of it. */
const LOOKS: Record<ChartMeasure, Look> = {
  volumen: { title: 'Volumen por mes', unit: () => 'toneladas', format: formatVolumen, fromZero: true },
  precio: { title: 'Precios por mes', unit: (id) => `${id}/kg`, format: formatPrecio, fromZero: false },
  ventas: {
    title: 'Ventas por mes',
    unit: (id) => `miles de ${id}`,
    format: (ventas) => formatTotal(ventas / 1000),
    fromZero: true,
  },
};

/** One of the three charts of a pair: budget versus reference, month by month (specification §2); sales with their split. */
export function Analysis({ measure, months, monedaID, effects }: AnalysisProps) {
  const { unit, ...look } = LOOKS[measure];
  const points = months.map(({ anio, mes, presupuesto, referente }) => ({
    label: chartMonth(mes, anio),
    presupuesto,
    referente: referente ?? undefined,
  }));
  const chart = <MonthChart {...look} unit={unit(monedaID)} points={points} />;
  if (measure !== 'ventas') return chart;
  return (
    <WithEffects>
      {chart}
      <Effects effects={effects} monedaID={monedaID} />
    </WithEffects>
  );
}
