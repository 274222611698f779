import { hasFigure, transposed, trimmedGrid } from './grid.ts';
import { labelledTable } from './labelled-table.ts';
import { monthAxis } from './month-axis.ts';
import { type PastedBlock, type PastedTable, refuse, type Shown } from './pasted.ts';
import { plainTable } from './plain-table.ts';

/** Reads a block, whichever way it lies. */
export function pastedTable(block: PastedBlock, shown: Shown): PastedTable {
  const grid = trimmedGrid(block);
  if (!grid.some((row) => row.some(hasFigure))) refuse({ why: 'no figures' });
  const [down, across] = [monthAxis(grid, 3), monthAxis(transposed(grid), 6)];
  const [below, beside] = [down?.count ?? 0, across?.count ?? 0];
  if (below > 1 && beside > 1 && down?.named && across?.named) refuse({ why: 'months both ways' });
  const isAcross = beside > below || (beside === below && grid[0]?.length === 1);
  const axis = isAcross ? across : down;
  if (axis?.doubt) refuse(axis.doubt);
  if (!axis) return plainTable(grid, shown);
  return labelledTable(isAcross ? transposed(grid) : grid, axis, shown.years);
}
