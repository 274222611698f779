import { column, hasFigure, isFilled, isOfNames, transposed, trimmedGrid } from '../edits/paste/grid.ts';
import type { PastedBlock } from '../edits/paste/pasted.ts';
import type { GridColumn } from './columns.ts';
import type { GridRow } from './rows.ts';
import type { Block, Plan } from './selection.ts';
import { type Target, targetsIn } from './targets.ts';
import type { Order } from './writes.ts';

/** Rows and columns that a block is copied from or pasted over, in order. */
interface Lines {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
}

/**
 * From the block's first cell to the end of the grid. One that begins at a pair leaves subtotals out, one that begins at a month
 * totals of years: so a range of plain figures fits, and what is copied is pasted alike.
 */
function linesFrom({ rows, columns }: Plan, { top, left }: Block): Lines {
  const ofPairs = rows[top]?.kind === 'pair';
  const ofMonths = columns[left]?.mes !== null;
  return {
    rows: rows.slice(top).filter(({ kind }) => !ofPairs || kind === 'pair'),
    columns: columns.slice(left).filter(({ mes }) => !ofMonths || mes !== null),
  };
}

/** The cells of a block as they are copied, row by row. */
export function copiedCells(plan: Plan, block: Block): readonly (readonly Target[])[] {
  const { rows, columns } = linesFrom(
    { rows: plan.rows.slice(0, block.bottom + 1), columns: plan.columns.slice(0, block.right + 1) },
    block,
  );
  return rows.map((row) => columns.map((column) => ({ row, column })));
}

/** What a copied range writes, how many of its cells are not understood, and how many figures the grid has no cell for. */
export interface Pasting {
  readonly orders: readonly Order[];
  readonly unclear: number;
  readonly beyond: number;
}

/**
 * The figures of a copied range over the grid, from the block's first cell on; repeated where the block is a multiple of it, and a
 * single figure over all of the block. Names above and before the figures are left out; a cell without a figure keeps its place
 * and writes nothing.
 */
export function pastedOrders(
  plan: Plan,
  block: Block,
  copied: PastedBlock,
  operationOf: (figure: number) => Order['operation'],
): Pasting {
  const figures = withoutNames(trimmedGrid(copied));
  const size = { rows: figures.length, columns: figures[0]?.length ?? 0 };
  if (size.rows === 0 || size.columns === 0) return { orders: [], unclear: 0, beyond: 0 };
  const { rows, columns } = linesFrom(plan, block);
  const over = copiedCells(plan, block);
  const times = (room: number, part: number) => (room > part && room % part === 0 ? room : part);
  const height = times(over.length, size.rows);
  const width = times(over[0]?.length ?? 0, size.columns);
  const landed = rows.slice(0, height).flatMap((row, atRow) =>
    columns.slice(0, width).map((column, atColumn) => ({
      target: { row, column },
      cell: figures[atRow % size.rows]?.[atColumn % size.columns],
    })),
  );
  const counted = countedOf(landed.map(({ target }) => target));
  const filled = landed.filter(
    ({ target, cell }) => counted(target) && cell !== undefined && cell.text !== '',
  );
  return {
    orders: filled.flatMap(({ target, cell }) =>
      typeof cell?.figure === 'number' ? [{ target, operation: operationOf(cell.figure) }] : [],
    ),
    unclear: filled.filter(({ cell }) => typeof cell?.figure !== 'number').length,
    beyond: countFigures(figures) - countFigures(within(figures, rows.length, columns.length)),
  };
}

/** What each cell that counts in a block is to become. */
export function ordersIn(plan: Plan, block: Block, operation: Order['operation']): readonly Order[] {
  return targetsIn(plan, block).map((target) => ({ target, operation }));
}

const within = (grid: PastedBlock, rows: number, columns: number): PastedBlock =>
  grid.slice(0, rows).map((row) => row.slice(0, columns));

const countFigures = (grid: PastedBlock): number => grid.flat().filter(hasFigure).length;

/** Where there are names, a line without a name and a figure is space between the others; elsewhere it is one that is missing. */
function withoutNames(grid: PastedBlock): PastedBlock {
  const top = namesBefore(grid);
  const body = grid.slice(top);
  const left = namesBefore(transposed(body));
  const isKept = (at: number) => at >= left && (top === 0 || column(grid, at).some(isFilled));
  return body
    .filter((row) => left === 0 || row.some(isFilled))
    .map((row) => row.filter((_, at) => isKept(at)));
}

/** How many lines of names come before the first other one. */
function namesBefore(lines: PastedBlock): number {
  const first = lines.findIndex((line) => !isOfNames(line));
  return first === -1 ? lines.length : first;
}

function countedOf(targets: readonly Target[]): (target: Target) => boolean {
  const rows = [...new Set(targets.map(({ row }) => row))];
  const columns = [...new Set(targets.map(({ column }) => column))];
  const counted = targetsIn(
    { rows, columns },
    { top: 0, bottom: rows.length - 1, left: 0, right: columns.length - 1 },
  );
  const keys = new Set(counted.map(({ row, column }) => `${row.key} ${column.key}`));
  return ({ row, column }) => keys.has(`${row.key} ${column.key}`);
}
