import { column, countFilled, hasFigure, isFilled, isOfNames, joined, transposed } from './grid.ts';
import { headingOf, isTotalName, yearOf } from './heading.ts';
import {
  type PastedBlock,
  type PastedCell,
  type PastedTable,
  refuse,
  type Series,
  type Shown,
} from './pasted.ts';

/** What a cell takes: volume and price. */
const FIELDS = 2;

/** A block without months, its names apart from its figures. */
interface Parts {
  readonly figures: PastedBlock;
  readonly rowNames: readonly string[];
  readonly columnNames: readonly string[];
  readonly left: number;
}

/**
 * A block that names no month: one or two columns go down, one or two longer rows across. Names say which is which,
 * where they are those of a volume or a price; another name is a heading only where it cannot stand for a figure.
 */
export function plainTable(grid: PastedBlock, { years, room }: Shown): PastedTable {
  const parts = partsOf(grid);
  const [rows, columns] = [parts.figures.length, parts.figures[0]?.length ?? 0];
  const isAcross = parts.rowNames.some(isOfField) || (columns > FIELDS && rows <= FIELDS);
  const lying: Parts = isAcross
    ? {
        ...parts,
        figures: transposed(parts.figures),
        rowNames: parts.columnNames,
        columnNames: parts.rowNames,
      }
    : parts;
  const { figures, rowNames, columnNames, left } = withoutTotals(lying);
  const unknown = rowNames.filter((name) => name !== '');
  const headings = columnNames.filter(
    (name) => name !== '' && headingOf(name) === null && yearOf(name) === null,
  );
  const doubtful = unknown.length > 0 ? unknown : headings;
  if (unknown.length > 0 || (headings.length > 0 && figures.length < room)) {
    refuse({ why: 'unknown names', text: doubtful.slice(0, 2).join(', ') });
  }
  const series = (figures[0] ?? []).map((_, at) => ({
    name: columnNames[at] ?? '',
    cells: column(figures, at),
  }));
  return { months: null, series: withoutYears(series, years), left };
}

function isOfField(name: string): boolean {
  const heading = headingOf(name);
  return heading === 'volumenTon' || heading === 'precio';
}

/** Cuts off the rows of names above, the columns of names before, and remarks after. */
function partsOf(grid: PastedBlock): Parts {
  const top = Math.max(
    0,
    grid.findIndex((row) => !isOfNames(row)),
  );
  const body = grid.slice(top);
  const columns = transposed(body);
  const first = Math.max(
    0,
    columns.findIndex((cells) => !isOfNames(cells)),
  );
  const kept = columns
    .map((cells, at) => ({ cells, name: joined(column(grid.slice(0, top), at)) }))
    .slice(first)
    .filter(({ cells }) => !isOfNames(cells));
  const remarks = columns.slice(first).filter(isOfNames);
  const wide = kept.length > FIELDS && body.length > FIELDS;
  const shown = wide ? kept.filter(({ cells, name }) => name !== '' || cells.some(isFilled)) : kept;
  return {
    figures: transposed(shown.map(({ cells }) => cells)),
    rowNames: body.map((row) => joined(row.slice(0, first))),
    columnNames: shown.map(({ name }) => name),
    left: remarks.reduce((sum, cells) => sum + countFilled(cells), 0),
  };
}

/** Without the lines that sum up others: those called so, and a thirteenth that is the sum of twelve. */
function withoutTotals({ figures, rowNames, columnNames, left }: Parts): Parts {
  const isTotal = figures.map(
    (cells, at) => isTotalName(rowNames[at] ?? '') || isThirteenth(figures, cells, at),
  );
  const totals = figures.filter((_, at) => isTotal[at]);
  return {
    figures: figures.filter((_, at) => !isTotal[at]),
    rowNames: rowNames.filter((_, at) => !isTotal[at]),
    columnNames,
    left: left + totals.reduce((sum, cells) => sum + cells.filter(hasFigure).length, 0),
  };
}

/** Whether the last line is the sum of those before it. Fewer than twelve may add up by chance. */
function isThirteenth(figures: PastedBlock, cells: readonly PastedCell[], at: number): boolean {
  if (at < 3 || at < figures.length - 1) return false;
  if (!cells.some((last, series) => isSum(last, column(figures.slice(0, at), series)))) return false;
  return at === 12 || refuse({ why: 'perhaps a total' });
}

function isSum({ figure }: PastedCell, before: readonly PastedCell[]): boolean {
  if (typeof figure !== 'number' || figure === 0) return false;
  const sum = before.reduce((total, cell) => total + (typeof cell.figure === 'number' ? cell.figure : 0), 0);
  return Math.abs(sum - figure) <= figure / 1000;
}

/** Without a column that repeats a year. A year alone, or above the figures, could be a figure. */
function withoutYears(series: readonly Series[], years: ReadonlySet<number>): readonly Series[] {
  const isYear = ({ text }: PastedCell) => years.has(yearOf(text) ?? 0);
  const [first, ...others] = series;
  if (!first || first.name !== '') return series;
  const isColumn = first.cells.every(isYear) && new Set(first.cells.map(({ text }) => text)).size === 1;
  if (isColumn && first.cells.length > 1 && others.length > 0) return others;
  const top = series.flatMap(({ cells }) => cells[0] ?? []).filter(isFilled);
  const [year] = top;
  const isRow = top.every(isYear) && first.cells.length > 1;
  if (year && (isRow || (isColumn && others.length > 0))) refuse({ why: 'year or figure', text: year.text });
  return series;
}
