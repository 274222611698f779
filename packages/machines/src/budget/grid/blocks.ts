import type { Field } from '../../outbox/change.ts';
import { hasFigure, isFilled, trimmedGrid } from '../edits/paste/grid.ts';
import { refuseOtherMoney } from '../edits/paste/other-units.ts';
import { type PastedBlock, refuse } from '../edits/paste/pasted.ts';
import type { GridColumn } from './columns.ts';
import { columnsNamed, lyingAcross } from './pasted-months.ts';
import { namedFigures } from './pasted-names.ts';
import { refuseOtherNames } from './refused-names.ts';
import { type GridRow, pairsOfRow } from './rows.ts';
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

/** What a copied range writes, and how many of its cells it does not. */
export interface Pasting {
  readonly orders: readonly Order[];
  /** They are no figures. */
  readonly unclear: number;
  /** Figures that the grid has no cell for. */
  readonly beyond: number;
  /** Names above and before the figures. */
  readonly names: number;
  /** Figures of totals among those of months, and over totals whose cells are pasted with them. */
  readonly totals: number;
}

/** What is selected, and the figure of its cells. */
interface Place {
  readonly plan: Plan;
  readonly block: Block;
  readonly field: Field;
}

/**
 * The figures of a copied range over the grid, from the block's first cell on, or in the months that it names; repeated where the
 * block is a multiple of it, and a single figure over all of the block. Names above and before the figures are left out; a cell
 * without a figure keeps its place and writes nothing. Where it could mean two things it is refused.
 */
export function pastedOrders(
  { plan, block, field }: Place,
  copied: PastedBlock,
  operationOf: (figure: number) => Order['operation'],
): Pasting {
  const years = new Set(plan.columns.map(({ anio }) => anio));
  const named = namedFigures(lyingAcross(trimmedGrid(copied)), years);
  const { figures, months, names, totals, aside } = named;
  const read = figures.flat().filter(hasFigure);
  if (field === 'volumenTon' && read.some(({ money }) => money)) refuse({ why: 'money as volume' });
  const doubtful = read.find(({ figure }) => figure === 'unclear');
  if (doubtful) refuse({ why: 'unclear figure', text: doubtful.text });
  const size = { rows: figures.length, columns: figures[0]?.length ?? 0 };
  if (size.rows === 0 || size.columns === 0) return { orders: [], unclear: 0, beyond: aside, names, totals };
  const onward = linesFrom(plan, block);
  const over = copiedCells(plan, block);
  const times = (room: number, part: number) => (room > part && room % part === 0 ? room : part);
  const rows = onward.rows.slice(0, times(over.length, size.rows));
  const columns = months
    ? columnsNamed(plan.columns, months)
    : onward.columns.slice(0, times(over[0]?.length ?? 0, size.columns));
  refuseOtherNames(named, { rows: plan.rows, field }, (line) =>
    rows.filter((_, atRow) => atRow % size.rows === line),
  );
  const landed = rows.flatMap((row, atRow) =>
    columns.flatMap((column, atColumn) => {
      const cell = figures[atRow % size.rows]?.[atColumn % size.columns];
      return column && cell ? [{ target: { row, column }, cell }] : [];
    }),
  );
  const counted = countedOf(landed.map(({ target }) => target));
  const filled = landed.filter(({ target, cell }) => counted(target) && isFilled(cell));
  if (field === 'precio') {
    for (const { target, cell } of filled) {
      for (const { monedaID } of pairsOfRow(target.row)) refuseOtherMoney(cell, monedaID);
    }
  }
  const hasPlace = (row: number, column: number) => rows[row] !== undefined && columns[column] !== undefined;
  const left = figures.flatMap((line, row) =>
    line.filter((cell, at) => hasFigure(cell) && !hasPlace(row, at)),
  );
  return {
    orders: filled.flatMap(({ target, cell }) =>
      typeof cell.figure === 'number' ? [{ target, operation: operationOf(cell.figure) }] : [],
    ),
    unclear: filled.filter(({ cell }) => typeof cell.figure !== 'number').length,
    beyond: left.length + aside,
    names,
    totals: totals + landed.filter(({ target, cell }) => !counted(target) && hasFigure(cell)).length,
  };
}

/** What each cell that counts in a block is to become. */
export function ordersIn(plan: Plan, block: Block, operation: Order['operation']): readonly Order[] {
  return targetsIn(plan, block).map((target) => ({ target, operation }));
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
