import type { ChartMeasure, ChartMonth, SalesEffects } from '@presupuesto/machines';
import { MonthChart } from '../../../charts/MonthChart/MonthChart.tsx';
import { WithEffects } from './Analysis.parts.ts';
import { Effects } from './Effects.tsx';
import { chartPoints, LOOKS } from './looks.ts';

interface AnalysisProps {
  readonly measure: ChartMeasure;
  readonly months: readonly ChartMonth[];
  /** Which months of the reference these are, where they are not the same ones. */
  readonly matched?: string | undefined;
  readonly monedaID: string;
  /** Where the difference in sales comes from; null where there is nothing to compare with. */
  readonly effects: SalesEffects | null;
  /** Months of the reference are in another currency. */
  readonly isAbroad?: boolean;
}

/** One of the three charts of a pair: budget versus reference, month by month (specification §2); sales with their split. */
export default function Analysis({ measure, months, ...compared }: AnalysisProps) {
  const { matched, monedaID } = compared;
  const { unit, ...look } = LOOKS[measure];
  const points = chartPoints(measure, months);
  const chart = <MonthChart {...look} unit={unit(monedaID)} points={points} reference={matched} />;
  if (measure !== 'ventas') return chart;
  return (
    <WithEffects>
      {chart}
      <Effects {...compared} />
    </WithEffects>
  );
}
