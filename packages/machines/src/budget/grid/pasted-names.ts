import {
  column,
  countFilled,
  hasFigure,
  isFilled,
  isName,
  isOfNames,
  joined,
  transposed,
} from '../edits/paste/grid.ts';
import { isTotalName, yearOf } from '../edits/paste/heading.ts';
import { monthLabel } from '../edits/paste/month-label.ts';
import { type PastedBlock, type PastedCell, refuse } from '../edits/paste/pasted.ts';

type Line = readonly PastedCell[];

/** Where a range is pasted. */
interface Place {
  /** Those of the sheet. */
  readonly years: ReadonlySet<number>;
  /** It begins at a month: totals have no place in it. */
  readonly ofMonths: boolean;
}

/** A copied range without what names its figures. */
interface Figures {
  readonly figures: PastedBlock;
  /** Cells above and before the figures. */
  readonly names: number;
  /** Cells of columns that sum up months. */
  readonly totals: number;
}

/** What begins like a number, `12..5`, `1,5E+01`, `33 kg`: it stands where a figure would. */
const LIKE_NUMBER = /^[^\p{L}]*\d/u;

/** Where there are names, a line without a name and a figure is space between the others; elsewhere it is one that is missing. */
export function withoutNames(grid: PastedBlock, { years, ofMonths }: Place): Figures {
  const top = headingRows(grid, years);
  const body = grid.slice(top);
  const columns = transposed(grid).map((cells) => ({
    heading: cells.slice(0, top),
    cells: cells.slice(top),
  }));
  const left = leading(columns, isBeforeFigures);
  const hasMonths = grid.slice(0, top).flat().some(isMonth);
  const isTotal = columns.map(({ heading }) => ofMonths && hasMonths && isOfTotal(heading));
  const isKept = (at: number) => at >= left && !isTotal[at] && (top === 0 || column(grid, at).some(isFilled));
  const figures = body
    .filter((row) => left === 0 || row.some(isFilled))
    .map((row) => row.filter((_, at) => isKept(at)));
  const totals = countFilled(columns.flatMap(({ cells }, at) => (at >= left && isTotal[at] ? cells : [])));
  return { figures, totals, names: countFilled(grid.flat()) - countFilled(figures.flat()) - totals };
}

/** How many lines come before the first other one. */
function leading<T>(lines: readonly T[], is: (line: T) => boolean): number {
  const first = lines.findIndex((line) => !is(line));
  return first === -1 ? lines.length : first;
}

/** Rows above the figures: names, and years among the names of months. Other years above could be figures. */
function headingRows(grid: PastedBlock, years: ReadonlySet<number>): number {
  const named = leading(grid, isOfClearNames);
  const heads = grid.slice(
    0,
    leading(grid, (row) => isOfClearNames(row) || isOfYears(row)),
  );
  const dated = 1 + heads.findLastIndex((row) => row.slice(1).some(isMonth));
  const next = grid[named] ?? [];
  const texts = next.filter(hasFigure).map(({ text }) => text);
  const isDoubtful =
    dated === 0 &&
    named < grid.length - 1 &&
    isOfYears(next) &&
    new Set(texts).size === texts.length &&
    texts.every((text) => years.has(yearOf(text) ?? 0)) &&
    grid.flat().some(isClearName);
  if (isDoubtful) refuse({ why: 'year or figure', text: texts[0] ?? '' });
  return Math.max(named, dated);
}

/** Their heading may say that they are names: `Producto` over `500 ml`. */
function isBeforeFigures({ heading, cells }: { readonly heading: Line; readonly cells: Line }): boolean {
  const isHeaded = heading.some((cell) => isClearName(cell) && !isMonth(cell));
  return isOfNames(cells) && (isHeaded || cells.some(isClearName));
}

/** `2027`, `Total 2027`, `Trim 1`, where others are months. */
function isOfTotal(heading: Line): boolean {
  const name = joined(heading);
  return !heading.some(isMonth) && (yearOf(name) !== null || isTotalName(name));
}

function isOfYears(row: Line): boolean {
  const figures = row.filter(hasFigure);
  return figures.length > 0 && figures.every(({ text }) => yearOf(text) !== null);
}

function isOfClearNames(cells: Line): boolean {
  return isOfNames(cells) && cells.some(isClearName);
}

function isClearName(cell: PastedCell): boolean {
  return isName(cell) && (isMonth(cell) || !LIKE_NUMBER.test(cell.text));
}

/** By its name or as a date, whichever way round. */
function isMonth({ text }: PastedCell): boolean {
  return monthLabel(text, 'day first') !== null || monthLabel(text, 'month first') !== null;
}
