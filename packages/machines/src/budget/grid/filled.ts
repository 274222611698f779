import type { GridContext } from './grid.types.ts';
import { measured } from './measure.ts';
import { gridPlan } from './plan.ts';
import { figuresOfRow } from './row-figures.ts';
import type { Place } from './selection.ts';
import { leafOf } from './targets.ts';

/** Whether a place shows a figure other than zero: Ctrl with an arrow goes from one to the next. */
export function hasFigure(context: GridContext, at: Place): boolean {
  const plan = gridPlan(context);
  const [row, column] = [plan.rows[at.row], plan.columns[at.column]];
  if (!row || !column) return false;
  const leaf = leafOf({ row, column });
  if (leaf && context.view === 'precio') return leaf.venta.precio !== 0;
  const figures = figuresOfRow(row, context.reference).get(column.key);
  return figures !== undefined && (measured(figures.present, context.view) ?? 0) !== 0;
}
