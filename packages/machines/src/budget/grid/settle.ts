import type { GridColumn } from './columns.ts';
import type { GridContext } from './grid.types.ts';
import { groupKey, pairKey } from './keys.ts';
import { groupOf } from './places.ts';
import { gridPlan } from './plan.ts';
import type { GridRow } from './rows.ts';
import { type GridCell, isThere, type Plan, type Selection } from './selection.ts';

/**
 * The selection, on cells that are there: what is typed goes where the eye finds its frame. A pair that is folded away leaves it
 * to its group, one that is not listed any more to the pair that stands in its place. The same object where nothing has gone.
 */
export function settledSelection(context: GridContext): Selection | null {
  const { selection } = context;
  const plan = gridPlan(context);
  // The total alone: nothing has been read yet, or nothing found.
  if (!selection || plan.rows.length <= 1) return selection;
  if (isThere(plan, selection.active) && isThere(plan, selection.head)) return selection;
  const active = nearest(context, plan, selection.active);
  return active ? { active, head: active } : selection;
}

function nearest(context: GridContext, plan: Plan, cell: GridCell): GridCell | undefined {
  const row = plan.rows.find(({ key }) => key === cell.row) ?? rowInPlace(context, plan.rows, cell.row);
  const column =
    plan.columns.find(({ key }) => key === cell.column) ?? columnInPlace(plan.columns, cell.column);
  return row && column && { row: row.key, column: column.key };
}

function rowInPlace(
  { pairs, places, order }: GridContext,
  rows: readonly GridRow[],
  key: string,
): GridRow | undefined {
  const gone = pairs.find(({ clienteProductoID }) => pairKey(clienteProductoID) === key);
  if (!gone) return rows[0];
  const group = rows.find((row) => row.key === groupKey(groupOf(gone, order)));
  if (group?.kind === 'group' && group.isFolded) return group;
  const place = places.get(gone.clienteProductoID) ?? 0;
  const listed = rows.filter((row) => row.kind === 'pair');
  return (
    listed.find(({ pair }) => (places.get(pair.clienteProductoID) ?? 0) > place) ?? listed.at(-1) ?? rows[0]
  );
}

/** Of a month that is folded away, the next one; where there are none, its year's total. */
function columnInPlace(columns: readonly GridColumn[], key: string): GridColumn | undefined {
  const months = columns.filter(({ mes }) => mes !== null);
  const year = columns.find((column) => column.mes === null && key.startsWith(column.key));
  return months.find((month) => month.key > key) ?? months.at(-1) ?? year ?? columns[0];
}
