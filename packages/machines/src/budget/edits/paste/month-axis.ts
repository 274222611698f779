import { column, hasFigure, joined } from './grid.ts';
import { isMonthHeading } from './heading.ts';
import { type DateOrder, type MonthLabel, monthLabel } from './month-label.ts';
import type { PastedBlock, PastedCell, PasteRefusal } from './pasted.ts';

type Labels = readonly (MonthLabel | null)[];

/** The column of a block that names the months. */
export interface MonthAxis {
  readonly at: number;
  /** A row each. */
  readonly labels: Labels;
  readonly count: number;
  /** By name or date: that goes before numbers. */
  readonly named: boolean;
  /** It could mean something else. */
  readonly doubt?: PasteRefusal | undefined;
}

type Found = Pick<MonthAxis, 'labels' | 'named' | 'doubt'>;

const YEAR_AND_MONTH = /^(20\d\d)\.?(0[1-9]|1[0-2])$/;
/** The last day of 1999 as a spreadsheet counts days. */
const SERIAL_1999 = 36_525;
/** So many numbers that count on are months where nothing else says so. */
const SURE_RUN = 6;

/**
 * The column with the most months in it; undefined where none has any. A run of at least `leastRun` numbers beside one
 * column of figures may be months or figures.
 */
export function monthAxis(grid: PastedBlock, leastRun: number): MonthAxis | undefined {
  const axes = (grid[0] ?? [])
    .map((_, at) => {
      const found = monthsOf(grid, at, leastRun);
      return { ...found, at, count: found.labels.filter((label) => label !== null).length };
    })
    .filter(({ count }) => count > 0);
  const weight = ({ named, count }: MonthAxis) => (named ? grid.length : 0) + count;
  return axes.toSorted((one, other) => weight(other) - weight(one))[0];
}

function monthsOf(grid: PastedBlock, at: number, leastRun: number): Found {
  const cells = column(grid, at);
  const named = namedMonths(cells);
  return named.labels.some((label) => label !== null) ? named : numberedMonths(grid, at, leastRun);
}

/** Months by name or date. Dates that could be read in two orders are read in the one that repeats no month. */
function namedMonths(cells: readonly PastedCell[]): Found {
  const labelsIn = (order: DateOrder) => cells.map(({ text }) => monthLabel(text, order));
  const [days, months] = [labelsIn('day first'), labelsIn('month first')];
  const named = { labels: days, named: true };
  if (JSON.stringify(days) === JSON.stringify(months)) return named;
  const [byDay, byMonth] = [distinct(days), distinct(months)];
  if (byDay === byMonth) return { ...named, doubt: { why: 'dates' } };
  return byDay > byMonth ? named : { labels: months, named: true };
}

function distinct(labels: Labels): number {
  return new Set(labels.flatMap((label) => (label ? `${label.mes}/${label.anio}` : []))).size;
}

/** Months by number, where the heading, the way they are written or the columns beside them leave no other reading. */
function numberedMonths(grid: PastedBlock, at: number, leastRun: number): Found {
  const cells = column(grid, at);
  const none = { labels: cells.map(() => null), named: false };
  const first = cells.findIndex(hasFigure);
  const numbers = cells.filter(hasFigure);
  const read = numbers.map(numberedMonth);
  if (first < 0 || read.includes(null)) return none;
  const found = { labels: cells.map((cell) => (hasFigure(cell) ? numberedMonth(cell) : null)), named: false };
  const texts = numbers.map(({ text }) => text);
  const padded = texts.every((text) => text.length === 2) && texts.some((text) => text.startsWith('0'));
  const years = numbers.length > 1 && texts.every((text) => YEAR_AND_MONTH.test(text));
  if (isMonthHeading(joined(cells.slice(0, first)))) return found;
  const [before, after] = figureColumns(grid, at);
  if (before > 0 || after === 0) return none;
  if (years || padded || isSerialRun(numbers)) return found;
  if (!isRun(read)) return none;
  if (after === 1 && read.length >= leastRun) return { ...found, doubt: { why: 'month numbers' } };
  return after === 2 && read.length >= SURE_RUN ? found : none;
}

/** How many columns have figures before one and after it. */
function figureColumns(grid: PastedBlock, at: number): readonly [before: number, after: number] {
  const filled = (grid[0] ?? []).map((_, other) => column(grid, other).some(hasFigure));
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
  return [count(filled.slice(0, at)), count(filled.slice(at + 1))];
}

function numberedMonth({ text, figure }: PastedCell): MonthLabel | null {
  const [, year, month] = YEAR_AND_MONTH.exec(text) ?? [];
  if (year !== undefined) return { mes: Number(month), anio: Number(year) };
  const isSerial = typeof figure === 'number' && /^\d{5}$/.test(text);
  if (isSerial && figure > SERIAL_1999) return monthOfSerial(figure);
  const isMonth = typeof figure === 'number' && /^\d\d?$/.test(text) && figure >= 1 && figure <= 12;
  return isMonth ? { mes: figure, anio: null } : null;
}

/** Dates whose cells are formatted as numbers: days since 1900, a month apart. */
function isSerialRun(numbers: readonly PastedCell[]): boolean {
  const days = numbers.map(({ figure }) => Number(figure));
  return (
    days.length > 2 &&
    days.every((day, at) => day > SERIAL_1999 && (at === 0 || isMonthApart(day - (days[at - 1] ?? 0))))
  );
}

const isMonthApart = (days: number) => days >= 28 && days <= 31;

function monthOfSerial(days: number): MonthLabel {
  const date = new Date(Date.UTC(1899, 11, 30 + days));
  return { mes: date.getUTCMonth() + 1, anio: date.getUTCFullYear() };
}

/** From January on, one after the other; or so many that they are no figures. */
function isRun(labels: Labels): boolean {
  const follows = labels.every(
    (label, at) => at === 0 || label?.mes === ((labels[at - 1]?.mes ?? 0) % 12) + 1,
  );
  return follows && (labels[0]?.mes === 1 || labels.length >= SURE_RUN);
}
