import { LineSample } from './LineSample.tsx';
import { Beside, Bubble, Unit } from './MonthChart.parts.ts';
import type { MonthPoint, Series } from './month-point.ts';

interface TooltipProps {
  readonly point: MonthPoint;
  readonly series: readonly Series[];
  readonly unit: string;
  readonly format: (value: number) => string;
  /** Pixels from the left of the plot, and the plot's width: the bubble stays inside. */
  readonly x: number;
  readonly width: number;
}

/** The figures of one month, beside the cursor, on the side where there is room. */
export function Tooltip({ point, series, unit, format, x, width }: TooltipProps) {
  const onTheLeft = x > width / 2;
  return (
    <Beside aria-hidden="true" data-side={onTheLeft ? 'left' : 'right'}>
      <div style={{ flexBasis: onTheLeft ? width - x : x }} />
      <Bubble>
        <p>
          <strong>{point.label}</strong> <Unit>{unit}</Unit>
        </p>
        <dl>
          {series.map(({ key, name }) => (
            <div key={key}>
              <dt>
                <LineSample series={key} /> {name}
              </dt>
              <dd>{point[key] === undefined ? '—' : format(point[key])}</dd>
            </div>
          ))}
        </dl>
      </Bubble>
    </Beside>
  );
}
