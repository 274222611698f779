import type { GridView, Plan, Reference } from '@presupuesto/machines';
import { useMemo } from 'react';
import { longestIn } from './longest-figures.ts';
import { type FigurePx, type Figures, figureWidths } from './widths.ts';

interface FigureOptions {
  readonly plan: Plan;
  readonly view: GridView;
  readonly reference: Reference;
  readonly inPercent: boolean;
}

/** How wide the columns are at least: the same object while the numbers are, so that rows are not drawn anew. */
export function useFigureWidths({ plan, view, reference, inPercent }: FigureOptions): FigurePx {
  const figures: Figures = inPercent ? 'percent' : view;
  const longest = useMemo(
    () => longestIn(plan, { figures, view, reference }),
    [plan, figures, view, reference],
  );
  const { month, total } = figureWidths(figures, longest);
  return useMemo(() => ({ month, total }), [month, total]);
}
