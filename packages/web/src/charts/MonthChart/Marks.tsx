import { DataContext } from '@visx/xychart';
import { useContext } from 'react';
import type { MonthPoint, Series } from './month-point.ts';

interface MarksProps {
  readonly points: readonly MonthPoint[];
  readonly series: readonly Series[];
  /** Pixels from the left of each month. */
  readonly x: (at: number) => number;
  /** The month that the cursor stands on. */
  readonly active: number | undefined;
}

/** A dot on each figure (a month between two gaps has no line), and the cursor's line. */
export function Marks({ points, series, x, active }: MarksProps) {
  const { yScale, innerHeight = 0, margin } = useContext(DataContext);
  if (!yScale || !margin) return null;
  return (
    <g>
      {active !== undefined && (
        <line
          className="cursor"
          x1={x(active)}
          x2={x(active)}
          y1={margin.top}
          y2={margin.top + innerHeight}
        />
      )}
      {series.toReversed().map(({ key }) => (
        <g key={key} data-series={key}>
          {points.map((point, at) => {
            const value = point[key];
            if (value === undefined) return null;
            const radius = at === active ? 5 : 2.5;
            return <circle key={point.label} cx={x(at)} cy={Number(yScale(value))} r={radius} />;
          })}
        </g>
      ))}
    </g>
  );
}
