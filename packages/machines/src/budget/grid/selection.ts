import type { GridColumn } from './columns.ts';
import type { GridRow } from './rows.ts';

/** A cell of the grid, by the keys of its row and column: those stay, places do not. */
export interface GridCell {
  readonly row: string;
  readonly column: string;
}

/** How far a selection goes beyond its corners: over its whole rows, its whole columns, or everything. */
export type Widening = 'row' | 'column' | 'all';

/** The cells between two corners; what is typed goes to the active one of them, where the others were begun from. */
export interface Selection {
  readonly active: GridCell;
  /** The other corner, which is kept in sight. */
  readonly head: GridCell;
  readonly widened?: Widening;
}

/** What can be selected. */
export interface Plan {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
}

/** Places of the selected rows and columns, both ends included. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cell's place; the nearest there is where its row or column has gone. */
export function placeOf({ rows, columns }: Plan, cell: GridCell): Place {
  const row = rows.findIndex(({ key }) => key === cell.row);
  const column = columns.findIndex(({ key }) => key === cell.column);
  return { row: Math.max(0, row), column: Math.max(0, column) };
}

/** Whether the cell is there: its pair may have been removed, or its months folded away, meanwhile. */
export function isThere({ rows, columns }: Plan, cell: GridCell): boolean {
  return rows.some(({ key }) => key === cell.row) && columns.some(({ key }) => key === cell.column);
}

export function cellAt({ rows, columns }: Plan, { row, column }: Place): GridCell | null {
  const [atRow, atColumn] = [rows[row], columns[column]];
  return atRow && atColumn ? { row: atRow.key, column: atColumn.key } : null;
}

export function blockOf(plan: Plan, { active, head, widened }: Selection): Block {
  const [one, other] = [placeOf(plan, active), placeOf(plan, head)];
  const hasAllRows = widened === 'column' || widened === 'all';
  const hasAllColumns = widened === 'row' || widened === 'all';
  return {
    top: hasAllRows ? 0 : Math.min(one.row, other.row),
    bottom: hasAllRows ? plan.rows.length - 1 : Math.max(one.row, other.row),
    left: hasAllColumns ? 0 : Math.min(one.column, other.column),
    right: hasAllColumns ? plan.columns.length - 1 : Math.max(one.column, other.column),
  };
}

export function isSingle({ top, bottom, left, right }: Block): boolean {
  return top === bottom && left === right;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** How a key walks: `step` by cells or by a page of rows, `edge` to the end of what is filled, as Ctrl does. */
export type Walk =
  | { readonly by: 'step'; readonly direction: Direction; readonly count?: number }
  /** Enter: from a pair to the next pair, over the subtotals between, and from the last one to the first of the next month. */
  | { readonly by: 'entry'; readonly direction: 'up' | 'down' }
  | { readonly by: 'edge'; readonly direction: Direction }
  /** Home and End; with Ctrl the first cell and the last one over the total of all. */
  | { readonly by: 'row' | 'all'; readonly to: 'start' | 'end' };

/** Where a walk leads from a cell. `isFilled` says where there is a figure. */
export function walked(
  plan: Plan,
  from: GridCell,
  walk: Walk,
  isFilled: (place: Place) => boolean,
): GridCell {
  const place = placeOf(plan, from);
  const last = { row: plan.rows.length - 1, column: plan.columns.length - 1 };
  return cellAt(plan, within(targetOf(plan, place, walk, isFilled, last), last)) ?? from;
}

function targetOf(
  plan: Plan,
  place: Place,
  walk: Walk,
  isFilled: (place: Place) => boolean,
  last: Place,
): Place {
  if ('to' in walk) {
    const column = walk.to === 'start' ? 0 : last.column;
    if (walk.by === 'row') return { ...place, column };
    return { row: walk.to === 'start' ? 0 : last.row - 1, column };
  }
  const by = STEPS[walk.direction];
  if (walk.by === 'step') return moved(place, by, walk.count ?? 1);
  if (walk.by === 'entry') return entered(plan, place, by);
  // The total of all is in sight anyway: the end of the figures is the row over it.
  return edgeOf(place, by, { ...last, row: Math.max(last.row - 1, place.row) }, isFilled);
}

const STEPS: Record<Direction, Place> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

function moved({ row, column }: Place, by: Place, count: number): Place {
  return { row: row + by.row * count, column: column + by.column * count };
}

/** Never from what is typed in to the total of all, where the next figure would be split. */
function entered({ rows, columns }: Plan, from: Place, { row: by }: Place): Place {
  const kind = rows[from.row]?.kind;
  const next = nextOf(
    rows,
    from.row,
    by,
    (row) => row.kind === 'pair' || (kind !== 'pair' && row.kind === 'group'),
  );
  if (next !== undefined) return { ...from, row: next };
  const isYear = columns[from.column]?.mes === null;
  const column = nextOf(columns, from.column, by, ({ mes }) => (mes === null) === isYear);
  const first = nextOf(rows, by > 0 ? -1 : rows.length, by, (row) => row.kind === kind);
  return column !== undefined && first !== undefined ? { row: first, column } : from;
}

function nextOf<One>(
  all: readonly One[],
  from: number,
  by: number,
  isMeant: (one: One) => boolean,
): number | undefined {
  for (let at = from + by; at >= 0 && at < all.length; at += by) {
    const one = all[at];
    if (one !== undefined && isMeant(one)) return at;
  }
  return undefined;
}

function within({ row, column }: Place, last: Place): Place {
  return {
    row: Math.min(Math.max(row, 0), last.row),
    column: Math.min(Math.max(column, 0), last.column),
  };
}

/** As in a spreadsheet: to the last filled cell of a run, else over the empty ones to the next filled one, or to the end. */
function edgeOf(from: Place, by: Place, last: Place, isFilled: (place: Place) => boolean): Place {
  const isIn = ({ row, column }: Place) =>
    row >= 0 && column >= 0 && row <= last.row && column <= last.column;
  let at = from;
  const next = moved(at, by, 1);
  if (!isIn(next)) return from;
  const throughFilled = isFilled(from) && isFilled(next);
  at = next;
  while (isIn(moved(at, by, 1))) {
    const ahead = moved(at, by, 1);
    if (throughFilled ? !isFilled(ahead) : isFilled(at)) return at;
    at = ahead;
  }
  return at;
}
