import type { GridView, Plan, Reference } from '@presupuesto/machines';
import { useMemo } from 'react';
import { longestIn } from './longest-figures.ts';
import { type FigurePx, type Figures, figureWidths } from './widths.ts';

/** How wide the columns are at least: the same object while the numbers are, so that rows are not drawn anew. */
export function useFigureWidths(
  plan: Plan,
  figures: Figures,
  view: GridView,
  reference: Reference,
): FigurePx {
  const longest = useMemo(
    () => longestIn(plan, { figures, view, reference }),
    [plan, figures, view, reference],
  );
  const { month, total } = figureWidths(figures, longest);
  return useMemo(() => ({ month, total }), [month, total]);
}
