import { hasFigure, isFilled, transposed } from '../edits/paste/grid.ts';
import { isTotalName, yearOf } from '../edits/paste/heading.ts';
import { type MonthAxis, monthAxis } from '../edits/paste/month-axis.ts';
import { type MonthLabel, normalized } from '../edits/paste/month-label.ts';
import { placesOf } from '../edits/paste/month-places.ts';
import { type PastedBlock, refuse } from '../edits/paste/pasted.ts';
import type { GridColumn } from './columns.ts';

/** A range with its months across, as those of the sheet are: one whose first column names them is turned. */
export function lyingAcross(grid: PastedBlock): PastedBlock {
  const [down, across] = [namedAxis(grid), namedAxis(transposed(grid))];
  if (down?.at !== 0 || grid.length === 0) return grid;
  const isOther = (row: number) => grid[row]?.some(hasFigure) && !isTotalName(grid[row][0]?.text ?? '');
  if (down.labels.some((label, row) => label === null && isOther(row))) return grid;
  const beside = across?.count ?? 0;
  if (down.count > 1 && beside > 1) refuse({ why: 'months both ways' });
  const isDown = down.count > beside || (down.count === beside && grid[0]?.length !== 1);
  if (!isDown) return grid;
  if (hasSeveralNames(grid, down)) refuse({ why: 'month on each line' });
  return transposed(grid);
}

/** Beside its months stand the names of several rows of the sheet. */
function hasSeveralNames(grid: PastedBlock, { labels }: MonthAxis): boolean {
  const columns = transposed(grid.filter((_, row) => labels[row] !== null)).slice(1);
  const firstOfFigures = columns.findIndex((cells) => cells.some(hasFigure));
  return columns.slice(0, Math.max(0, firstOfFigures)).some((cells) => {
    const names = cells.filter(({ text }) => text !== '' && yearOf(text) === null && !isTotalName(text));
    return new Set(names.map(({ text }) => normalized(text))).size > 1;
  });
}

/** The month that the rows above each column name, with the year above it. */
export function monthsAbove(headings: PastedBlock): readonly (MonthLabel | null)[] {
  const axis = namedAxis(transposed(headings));
  if (!axis) return [];
  if (axis.doubt) refuse(axis.doubt);
  const others = headings.filter((_, row) => row !== axis.at);
  return axis.labels.map(
    (label, at) => label && { mes: label.mes, anio: label.anio ?? yearAbove(others, at) },
  );
}

/** A year that stands once for several columns, in a merged cell, counts for those that follow. */
function yearAbove(headings: PastedBlock, at: number): number | null {
  const years = headings.map((row) => yearOf(row.slice(0, at + 1).findLast(isFilled)?.text ?? ''));
  return years.find((year) => year !== null) ?? null;
}

/** Numbers are figures on the sheet, never months. */
function namedAxis(grid: PastedBlock): MonthAxis | undefined {
  const axis = monthAxis(grid, Number.POSITIVE_INFINITY);
  return axis?.named ? axis : undefined;
}

/** The column of each named month; undefined where the sheet has none. */
export function columnsNamed(
  columns: readonly GridColumn[],
  labels: readonly MonthLabel[],
): readonly (GridColumn | undefined)[] {
  const months = columns.flatMap(({ anio, mes, isHistory }, ventaID) =>
    mes === null ? [] : { venta: { ventaID, anio, mes }, isOpen: !isHistory },
  );
  const places = placesOf(months, labels);
  const found = labels.map(({ mes, anio }, at) => {
    const place = places[at];
    if (place) return columns[place.venta.ventaID];
    return columns.find((column) => column.mes === mes && (anio ?? column.anio) === column.anio);
  });
  return found.some((column) => column !== undefined) ? found : refuse({ why: 'no open month' });
}
