import { between } from '../../../packages/server/src/db/demo/random.ts';

export type Field = 'volumenTon' | 'precio';

export const MONTHS_OF_YEAR = 12;

/** Some months on end of a pair that have a figure of their own, the same in each. */
export interface Exception {
  /** Its place among the pairs of the list. */
  readonly pair: number;
  readonly field: Field;
  /** From January, 0. */
  readonly from: number;
  readonly months: number;
  readonly figure: number;
}

/** What somebody has on paper: the reference's tonnes with a growth of each pair's own, its price with one rise for all, and exceptions. */
export interface Task {
  readonly name: string;
  readonly pairs: number;
  /** Percent, one a pair. */
  readonly growths: readonly number[];
  readonly priceRise: number;
  /** By pair, field and month; none over another. */
  readonly exceptions: readonly Exception[];
}

const PRICE_RISE = 3;

/** Ten pairs, in each two months whose tonnes and one whose price are others. */
export function tenPairs(): Task {
  const pairs = 10;
  return {
    name: '10 pairs, 3 exceptions each',
    pairs,
    growths: growths(pairs),
    priceRise: PRICE_RISE,
    exceptions: numbers(pairs).flatMap((pair) => [
      ...singles('ten', pair, 'volumenTon', 2),
      ...singles('ten', pair, 'precio', 1),
    ]),
  };
}

/** Forty pairs; 144 of their 960 figures are others, each by itself, at places drawn by lot. */
export function scattered(): Task {
  const pairs = 40;
  const places = (field: Field) =>
    drawn(numbers(pairs * MONTHS_OF_YEAR), 72, 'scattered', field).map((place) =>
      exception('scattered', Math.floor(place / MONTHS_OF_YEAR), field, place % MONTHS_OF_YEAR, 1),
    );
  return {
    name: '40 pairs, 144 exceptions, each a figure of its own',
    pairs,
    growths: growths(pairs),
    priceRise: PRICE_RISE,
    exceptions: inOrder([...places('volumenTon'), ...places('precio')]),
  };
}

/** How many months on end people mean: one, a quarter, half a year, a whole year's second half. */
const LENGTHS = [1, 1, 2, 3, 3, 4, 6, 4] as const;

/** Forty pairs; 144 of their 960 figures are others, in runs of one to six months with one figure: a pause, a campaign, a price from July on. */
export function inRuns(): Task {
  const pairs = 40;
  const runs = (field: Field) => {
    const lengths = [...LENGTHS, ...LENGTHS, ...LENGTHS];
    const places = drawn(numbers(pairs), lengths.length, 'runs', field);
    return lengths.map((months, at) => {
      const from = Math.floor(between(0, MONTHS_OF_YEAR - months + 1, 'from', field, at));
      return exception('runs', places[at] ?? 0, field, from, months);
    });
  };
  return {
    name: '40 pairs, 144 exceptions in 48 runs of 1 to 6 months',
    pairs,
    growths: growths(pairs),
    priceRise: PRICE_RISE,
    exceptions: inOrder([...runs('volumenTon'), ...runs('precio')]),
  };
}

/** Whole percents from -4 to 12, none of them 0. */
function growths(pairs: number): number[] {
  return numbers(pairs).map((pair) => {
    const growth = Math.floor(between(-4, 12, 'growth', pair));
    return growth < 0 ? growth : growth + 1;
  });
}

function singles(task: string, pair: number, field: Field, count: number): Exception[] {
  return drawn(numbers(MONTHS_OF_YEAR), count, task, field, pair)
    .toSorted((one, other) => one - other)
    .map((from) => exception(task, pair, field, from, 1));
}

/** Two or three digits of tonnes, four of a price. */
function exception(task: string, pair: number, field: Field, from: number, months: number): Exception {
  const [least, most, step] = field === 'volumenTon' ? [10, 160, 1] : [4000, 9990, 10];
  const figure = Math.floor(between(least, most, task, pair, field, from) / step) * step;
  return { pair, field, from, months, figure };
}

function inOrder(exceptions: readonly Exception[]): Exception[] {
  return exceptions.toSorted(
    (one, other) => one.pair - other.pair || other.field.localeCompare(one.field) || one.from - other.from,
  );
}

/** Some of them, drawn by lot, always the same ones. */
function drawn(from: readonly number[], count: number, ...keys: readonly (string | number)[]): number[] {
  return from
    .map((one) => ({ one, lot: between(0, 1, 'lot', ...keys, one) }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ one }) => one);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
