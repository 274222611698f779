import { figures } from '../../format/figures.ts';
import { type MonthPoint, SERIES } from './month-point.ts';

/** Room in pixels for one digit of a tick's text, and for one month below the axis. */
const DIGIT_PX = 7.5;
const MONTH_PX = 68;

export const MARGIN = { top: 12, right: 24, bottom: 32 } as const;

/** The values of both lines, gaps left out. */
function values(points: readonly MonthPoint[]): number[] {
  return points.flatMap((point) =>
    SERIES.map(({ key }) => point[key]).filter((value) => value !== undefined),
  );
}

/**
 * The vertical axis: from zero, or closely around the figures, as prices need it to show anything. Never a single
 * value, so that a flat line has an axis too.
 */
export function valueDomain(points: readonly MonthPoint[], fromZero: boolean): [number, number] {
  const all = values(points);
  const highest = Math.max(...all, 0);
  if (all.length === 0 || highest === 0) return [0, 1];
  if (fromZero) return [0, highest];
  const lowest = Math.min(...all);
  const air = (highest - lowest) * 0.15 || highest * 0.1;
  return [Math.max(0, lowest - air), highest + air];
}

/** Round figures that hold the whole domain: those that the library too divides it by, in as many steps. */
export function roundTicks([low, high]: readonly [number, number]): number[] {
  const least = (high - low) / 6;
  const unit = 10 ** Math.floor(Math.log10(least));
  const step = unit * ([1, 2, 5].find((factor) => factor * unit >= least) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  // Without what a computer leaves behind its decimals.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** A round figure with all of its decimals, which may be more than those of the figures on the lines: two ticks never read alike. */
export const tickText = figures({ decimals: 15 });

/** Width in pixels that the vertical axis needs for its longest figure. */
export function axisWidth(ticks: readonly number[]): number {
  const longest = Math.max(...ticks.map((tick) => tickText(tick).length));
  return Math.ceil(longest * DIGIT_PX) + 16;
}

/** The months that are written below the axis: all of them, or every second, third… where room is short. */
export function writtenMonths(points: readonly MonthPoint[], width: number): string[] {
  const every = Math.max(1, Math.ceil((points.length * MONTH_PX) / Math.max(width, 1)));
  return points.filter((_, at) => at % every === 0).map((point) => point.label);
}

/** Where the month number `at` stands, in pixels from the left of a plot of `count` months. */
export function monthX(at: number, count: number, left: number, width: number): number {
  return left + ((at + 0.5) * width) / count;
}

/** The month under a pointer. */
export function monthAt(x: number, count: number, left: number, width: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(((x - left) / width) * count)));
}
