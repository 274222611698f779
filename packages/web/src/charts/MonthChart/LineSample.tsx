import { Sample } from './MonthChart.parts.ts';
import type { SERIES } from './month-point.ts';

/** How a series is drawn: budget solid, reference dashed. */
export function LineSample({ series }: { readonly series: (typeof SERIES)[number]['key'] }) {
  return (
    <Sample viewBox="0 0 22 8" aria-hidden="true">
      <line data-series={series} x1="0" x2="22" y1="4" y2="4" />
    </Sample>
  );
}
