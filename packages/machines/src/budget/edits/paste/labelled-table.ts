import { column, countFilled, hasFigure, isFilled, isOfNames, joined } from './grid.ts';
import { headingOf, isTotalName, yearOf } from './heading.ts';
import type { MonthAxis } from './month-axis.ts';
import { type MonthLabel, normalized } from './month-label.ts';
import { type PastedBlock, type PastedCell, type PastedTable, refuse, type Series } from './pasted.ts';

interface Column extends Series {
  readonly at: number;
}

/**
 * A block with a column of months. What stands above the first of them are headings; lines without a month (totals,
 * quarters, remarks) are left out.
 */
export function labelledTable(grid: PastedBlock, axis: MonthAxis, years: ReadonlySet<number>): PastedTable {
  const first = axis.labels.findIndex((label) => label !== null);
  const lines = grid.flatMap((row, at) => {
    const label = axis.labels[at];
    return label ? [{ row, label }] : [];
  });
  const body = lines.map(({ row }) => row);
  const columns = (grid[0] ?? []).flatMap((_, at): Column[] =>
    at === axis.at ? [] : [{ at, name: joined(column(grid.slice(0, first), at)), cells: column(body, at) }],
  );
  const year = columns.find((one) => isYearColumn(one, axis, years));
  const rest = columns.filter((one) => one !== year && !isIndex(one, axis));
  const series = withoutSpacers(rest.filter(({ cells }) => !isOfNames(cells)));
  const unlabelled = grid.filter((_, at) => at > first && axis.labels[at] === null);
  const remarks = rest.filter(({ at, cells }) => at > axis.at && isOfNames(cells));
  return {
    months: lines.map(({ label }, at) => withYear(label, year?.cells.slice(0, at + 1))),
    series,
    left:
      unlabelled.reduce((sum, row) => sum + row.filter(hasFigure).length, 0) +
      remarks.reduce((sum, { cells }) => sum + countFilled(cells), 0),
  };
}

/** A year that stands once for several lines, in a merged cell, counts for those that follow. */
function withYear({ mes, anio }: MonthLabel, cells: readonly PastedCell[] = []): MonthLabel {
  return { mes, anio: anio ?? yearOf(cells.findLast(isFilled)?.text ?? '') };
}

/** Years beside the months: before them, under their heading, or the same one all the way down. */
function isYearColumn({ at, name, cells }: Column, axis: MonthAxis, years: ReadonlySet<number>): boolean {
  const found = cells.filter(isFilled).map(({ text }) => yearOf(text));
  const [year] = found;
  if (year === undefined || found.includes(null)) return false;
  const isSame = cells.length > 1 && found.length === cells.length && new Set(found).size === 1;
  const isHeaded = /^(ano|year|ejercicio)$/.test(normalized(name));
  return at < axis.at || isHeaded || (isSame && years.has(year ?? 0));
}

/** The number of the line, before its month. */
function isIndex({ at, cells }: Column, axis: MonthAxis): boolean {
  return at < axis.at && cells.every(({ figure }, line) => figure === line + 1);
}

/** Without empty columns between the others: one before a single series could as well be a volume without figures. */
function withoutSpacers(columns: readonly Column[]): readonly Column[] {
  const isSpacer = ({ name, cells }: Column) => name === '' && !cells.some(isFilled);
  const kept = columns.filter((one) => !isSpacer(one));
  const [only] = kept;
  const isDoubtful = only && kept.length === 1 && headingOf(only.name) === null && !isTotalName(only.name);
  if (isDoubtful && columns.some((one) => isSpacer(one) && one.at < only.at)) refuse({ why: 'empty column' });
  return kept;
}
