import { hasFigure } from './filled.ts';
import type { GridContext } from './grid.types.ts';
import { gridPlan } from './plan.ts';
import { type Walk, walked } from './selection.ts';

/** A key that walks; `extend` takes the selection along, `tab` remembers where Enter goes back to. */
export interface Walking {
  readonly walk: Walk;
  readonly extend?: boolean;
  readonly tab?: boolean;
}

/** What is selected after it. Enter after Tab goes on under the cell in which Tab was pressed first; in the last pair, at that cell. */
export function selectedAfter(
  context: GridContext,
  { walk, extend = false, tab = false }: Walking,
): Partial<GridContext> {
  const { selection, tabColumn } = context;
  if (!selection) return {};
  const { active, head } = selection;
  const isBack = tabColumn !== null && isDown(walk);
  const column = isBack ? tabColumn : active.column;
  const from = extend ? head : { ...active, column };
  const reached = walked(gridPlan(context), from, walk, (place) => hasFigure(context, place));
  const to = isBack && reached.column !== column ? from : reached;
  return {
    selection: extend ? { ...selection, head: to } : { active: to, head: to },
    tabColumn: tab ? (tabColumn ?? active.column) : null,
  };
}

function isDown(walk: Walk): boolean {
  return (walk.by === 'step' || walk.by === 'entry') && walk.direction === 'down';
}
