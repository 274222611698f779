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
import { isMonthHeading, isTotalName, yearOf } from '../edits/paste/heading.ts';
import { type MonthLabel, monthLabel } from '../edits/paste/month-label.ts';
import { type PastedBlock, type PastedCell, refuse } from '../edits/paste/pasted.ts';
import { monthsAbove } from './pasted-months.ts';

type Line = readonly PastedCell[];

/** A copied range, its figures apart from what names them. */
export interface NamedFigures {
  readonly figures: PastedBlock;
  /** The month of each column of figures; null where none is named. */
  readonly months: readonly MonthLabel[] | null;
  /** The rows above the figures. */
  readonly headings: PastedBlock;
  /** What stands before each row of figures. */
  readonly rowNames: PastedBlock;
  /** Cells above and before the figures. */
  readonly names: number;
  /** Cells of columns that sum up months. */
  readonly totals: number;
  /** Figures of other columns beside those of months. */
  readonly aside: number;
}

/** What begins like a number, `12..5`, `1,5E+01`, `33 kg`: it stands where a figure would. */
const LIKE_NUMBER = /^[^\p{L}]*\d/u;

/**
 * Where there are names, a line without a name and a figure is space between the others; elsewhere it is one that is missing.
 * @param years those of the sheet
 */
export function namedFigures(grid: PastedBlock, years: ReadonlySet<number>): NamedFigures {
  const top = headingRows(grid, years);
  const headings = grid.slice(0, top);
  const columns = transposed(grid).map((cells) => ({
    heading: cells.slice(0, top),
    cells: cells.slice(top),
  }));
  const left = leading(columns, isBeforeFigures);
  const labels = monthsAbove(headings).map((label, at) => (at < left ? null : label));
  const hasMonths = labels.some((label) => label !== null);
  if (!hasMonths && columns.some(({ heading, cells }, at) => isMonthOfLine(heading, cells, at < left)))
    refuse({ why: 'month on each line' });
  const isShown = (at: number) => at >= left && (top === 0 || column(grid, at).some(isFilled));
  const isKept = (at: number) => isShown(at) && (!hasMonths || labels[at] !== null);
  const lines = grid.slice(top).filter((row) => left === 0 || row.some(isFilled));
  const figures = lines.map((row) => row.filter((_, at) => isKept(at)));
  const others = columns.filter((_, at) => at >= left && !isKept(at));
  const cellsOf = (some: typeof columns) => some.flatMap(({ cells }) => cells);
  const totals = countFilled(cellsOf(others.filter(({ heading }) => isOfTotal(heading))));
  const aside = cellsOf(others.filter(({ heading }) => !isOfTotal(heading))).filter(hasFigure).length;
  return {
    figures,
    months: hasMonths ? labels.flatMap((label, at) => (isKept(at) && label ? label : [])) : null,
    headings,
    rowNames: lines.map((row) => row.slice(0, left)),
    totals,
    aside,
    names: countFilled(grid.flat()) - countFilled(figures.flat()) - totals - aside,
  };
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

/** It says the month of each figure after it: by names, or by numbers under `Mes`. */
function isMonthOfLine(heading: Line, cells: Line, isName: boolean): boolean {
  if (!isName) return heading.some(({ text }) => isMonthHeading(text));
  const filled = cells.filter(isFilled);
  return filled.some(isMonth) && filled.every((cell) => isMonth(cell) || isTotalName(cell.text));
}

/** `2027`, `Total 2027`, `Trim 1`, where others are months. */
function isOfTotal(heading: Line): boolean {
  const name = joined(heading);
  return yearOf(name) !== null || isTotalName(name);
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
