import { remembered } from '../../remembered.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import { columnsOf, type GridColumn } from './columns.ts';
import type { GridContext } from './grid.types.ts';
import { isField } from './measure.ts';
import { type GridRow, rowsOf } from './rows.ts';
import { type Block, blockOf, type Plan, placeOf } from './selection.ts';
import { leavesOf, type Target } from './targets.ts';

type Shown = Pick<
  GridContext,
  'pairs' | 'filas' | 'places' | 'order' | 'folded' | 'periodo' | 'hasHistory' | 'onlyTotals' | 'anio'
>;

/** The pairs that the list shows. */
const listedPairs = remembered(
  ({ pairs, filas }: Pick<GridContext, 'pairs' | 'filas'>): readonly WholePair[] => {
    const listed = new Set(filas.map(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID));
    return pairs.filter(({ clienteProductoPeriodoID }) => listed.has(clienteProductoPeriodoID));
  },
  ({ pairs, filas }) => [pairs, filas],
);

const gridRows = remembered(
  (context: Shown) => rowsOf(listedPairs(context), context),
  (context) => [listedPairs(context), context.places, context.order, context.folded],
);

const gridColumns = remembered(
  (context: Shown): readonly GridColumn[] => columnsOf(context.periodo, context),
  ({ periodo, hasHistory, onlyTotals, anio }) => [periodo, hasHistory, onlyTotals, anio],
);

/** The rows and columns of the grid. Keeps its last result. */
export const gridPlan = remembered(
  (context: Shown): Plan => ({ rows: gridRows(context), columns: gridColumns(context) }),
  (context) => [gridRows(context), gridColumns(context)],
);

/** The selected places; null while nothing is. */
export function selectedBlock(context: Shown & Pick<GridContext, 'selection'>): Block | null {
  return context.selection && blockOf(gridPlan(context), context.selection);
}

/** Whether cells show how much more than the reference they are: without one they show figures. */
export function showsPercent({
  inPercent,
  referenteID,
}: Pick<GridContext, 'inPercent' | 'referenteID'>): boolean {
  return inPercent && referenteID !== null;
}

/** Whether the reference stands under figures, and its difference beside totals. */
export function showsReference({
  hasReference,
  referenteID,
}: Pick<GridContext, 'hasReference' | 'referenteID'>): boolean {
  return hasReference && referenteID !== null;
}

/** Why nothing can be written in the selected cells; null where something can. */
export function readOnlyReason(
  context: Shown & Pick<GridContext, 'selection' | 'view'>,
): 'view' | 'history' | null {
  if (!isField(context.view)) return 'view';
  const block = selectedBlock(context);
  if (!block) return 'history';
  const { rows, columns } = gridPlan(context);
  const isOpen = columns.slice(block.left, block.right + 1).some((column) => {
    if (column.mes !== null) return !column.isHistory;
    const [row] = rows.slice(block.top);
    return row !== undefined && hasOpenMonth(context, row, column);
  });
  return isOpen ? null : 'history';
}

function hasOpenMonth(
  { periodo: { anioInicio, mesInicio } }: Pick<GridContext, 'periodo'>,
  row: Plan['rows'][number],
  column: GridColumn,
): boolean {
  return leavesOf({ row, column }).some(
    ({ venta: { anio, mes } }) => anio > anioInicio || (anio === anioInicio && mes >= mesInicio),
  );
}

/** The cell that the keyboard stands on; null while nothing is selected. */
export function activeTarget(context: Shown & Pick<GridContext, 'selection'>): Target | null {
  if (!context.selection) return null;
  const plan = gridPlan(context);
  const at = placeOf(plan, context.selection.active);
  const [row, column] = [plan.rows[at.row], plan.columns[at.column]];
  return row && column ? { row, column } : null;
}

/** The group that the active row stands in, or is; undefined for the total of all. */
export function activeGroup(context: Shown & Pick<GridContext, 'selection'>): Group | undefined {
  const row = activeTarget(context)?.row;
  return gridPlan(context).rows.find(
    (one): one is Group =>
      one.kind === 'group' && (one === row || (row?.kind === 'pair' && one.pairs.includes(row.pair))),
  );
}

type Group = Extract<GridRow, { kind: 'group' }>;
