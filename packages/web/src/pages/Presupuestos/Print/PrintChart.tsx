// oxlint-disable jsx-a11y/prefer-tag-over-role -- the picture is an svg, and an svg is no <img>
import type { ChartMeasure, ChartMonth } from '@presupuesto/machines';
import { type MonthPoint, type Series, seriesOf } from '../../../charts/MonthChart/month-point.ts';
import {
  axisWidth,
  monthX,
  roundTicks,
  tickText,
  valueDomain,
  writtenMonths,
} from '../../../charts/MonthChart/plot-geometry.ts';
import { chartPoints, LOOKS } from '../Analysis/looks.ts';

interface PrintChartProps {
  readonly measure: ChartMeasure;
  readonly months: readonly ChartMonth[];
  readonly monedaID: string;
}

const [WIDTH, TOP, BOTTOM] = [340, 8, 150] as const;

/** The chart on paper. Drawn at once, where the one on the screen measures itself first: the printer does not wait. */
export function PrintChart({ measure, months, monedaID }: PrintChartProps) {
  const { title, unit, fromZero } = LOOKS[measure];
  const points = chartPoints(measure, months);
  const series = seriesOf(points);
  const ticks = roundTicks(valueDomain(points, fromZero));
  const domain = [Math.min(...ticks), Math.max(...ticks)] as const;
  const left = axisWidth(ticks) * 0.8;
  const inner = WIDTH - left;
  const x = (at: number): number => monthX(at, points.length, left, inner);
  const y = (value: number): number =>
    BOTTOM - ((value - domain[0]) / (domain[1] - domain[0])) * (BOTTOM - TOP);
  const written = writtenMonths(points, inner);
  const line = (key: Series['key']) =>
    points.flatMap((point, at) => (point[key] === undefined ? [] : [`${x(at)},${y(point[key])}`])).join(' ');
  return (
    <figure>
      <h2>
        {title}{' '}
        <small>
          {unit(monedaID)}
          {series.length > 1 && ', el referente con trazo discontinuo'}
        </small>
      </h2>
      <svg viewBox={`0 0 ${WIDTH} ${BOTTOM + 18}`} role="img" aria-label={title}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            <text data-axis="value" x={left - 6} y={y(tick)}>
              {tickText(tick)}
            </text>
          </g>
        ))}
        {points.map(({ label }: MonthPoint, at) =>
          written.includes(label) ? (
            <text key={label} x={x(at)} y={BOTTOM + 14}>
              {label}
            </text>
          ) : null,
        )}
        {series.toReversed().map(({ key }) => (
          <polyline key={key} data-series={key} points={line(key)} />
        ))}
      </svg>
    </figure>
  );
}
