// oxlint-disable jsx-a11y/prefer-tag-over-role -- the picture is an svg, and an svg is no <img>
import { useParentSize } from '@visx/responsive';
import { Axis, Grid, LineSeries, XYChart } from '@visx/xychart';
import { type PointerEvent, useMemo, useState } from 'react';
import { theme } from '../../app/theme/theme.ts';
import { Marks } from './Marks.tsx';
import { PlotArea } from './MonthChart.parts.ts';
import type { MonthPoint, Series } from './month-point.ts';
import {
  axisWidth,
  MARGIN,
  monthAt,
  monthX,
  roundTicks,
  tickText,
  valueDomain,
  writtenMonths,
} from './plot-geometry.ts';
import { Tooltip } from './Tooltip.tsx';

export interface PlotProps {
  readonly title: string;
  readonly unit: string;
  readonly points: readonly MonthPoint[];
  /** The lines to draw. */
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** The vertical axis starts at zero. */
  readonly fromZero: boolean;
}

const GRID = { stroke: theme.color.line };

const month = (point: MonthPoint): string => point.label;

/** The two lines on their axes, with a cursor that follows the pointer and the arrow keys. */
export default function Plot({ title, unit, points, series, format, fromZero }: PlotProps) {
  const { parentRef, width, height } = useParentSize({ debounceTime: 0 });
  const [active, setActive] = useState<number>();
  const data = useMemo(() => [...points], [points]);
  const ticks = useMemo(() => roundTicks(valueDomain(points, fromZero)), [points, fromZero]);
  const left = axisWidth(ticks);
  const margin = useMemo(() => ({ ...MARGIN, left }), [left]);
  const inner = Math.max(0, width - left - MARGIN.right);
  const x = (at: number): number => monthX(at, points.length, left, inner);
  const point = active === undefined ? undefined : points[active];

  function follow(event: PointerEvent<HTMLDivElement>): void {
    const from = event.currentTarget.getBoundingClientRect().left;
    setActive(monthAt(event.clientX - from, points.length, left, inner));
  }

  return (
    <PlotArea
      ref={parentRef}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setActive(undefined)}
    >
      <input
        type="range"
        aria-label={`${title}: mes`}
        aria-valuetext={point && read(point, series, unit, format)}
        min={0}
        max={points.length - 1}
        value={active ?? 0}
        onChange={(event) => setActive(event.currentTarget.valueAsNumber)}
        onFocus={() => setActive((at) => at ?? 0)}
        onBlur={() => setActive(undefined)}
      />
      <div role="img" aria-label={`${title}: ${series.map(({ name }) => name).join(' y ')}, ${unit}`}>
        {width > 0 && (
          <XYChart
            width={width}
            height={height}
            margin={margin}
            captureEvents={false}
            // The picture around it has the name.
            accessibilityLabel=""
            xScale={{ type: 'band', padding: 0 }}
            yScale={{ type: 'linear', domain: [Math.min(...ticks), Math.max(...ticks)], zero: fromZero }}
          >
            <Grid columns={false} numTicks={ticks.length - 1} lineStyle={GRID} />
            <Axis orientation="left" tickValues={ticks} hideAxisLine hideTicks tickFormat={tickText} />
            <Axis
              orientation="bottom"
              stroke={theme.color.lineStrong}
              strokeWidth={1}
              hideTicks
              tickValues={writtenMonths(points, inner)}
            />
            {series.toReversed().map(({ key }) => (
              <LineSeries
                key={key}
                dataKey={key}
                data={data}
                xAccessor={month}
                yAccessor={(datum) => datum[key]}
                enableEvents={false}
                data-series={key}
              />
            ))}
            <Marks points={points} series={series} x={x} active={active} />
          </XYChart>
        )}
      </div>
      {point && width > 0 && (
        <Tooltip point={point} series={series} unit={unit} format={format} x={x(active ?? 0)} width={width} />
      )}
    </PlotArea>
  );
}

/** A month as it is read aloud when the arrow keys reach it. */
function read(
  point: MonthPoint,
  series: readonly Series[],
  unit: string,
  format: (value: number) => string,
): string {
  const figures = series.map(({ key, name }) => {
    const value = point[key];
    return `${name} ${value === undefined ? 'sin datos' : `${format(value)} ${unit}`}`;
  });
  return `${point.label}: ${figures.join(', ')}`;
}
