import { type Block, countedColumns, countedRows, type GridRow, type Plan } from '@presupuesto/machines';
import type { Place } from './sight.ts';

/** Places of columns: the active cell, the first and the last selected one; -1 for none. */
export interface RowSelection {
  readonly active: number;
  readonly from: number;
  readonly to: number;
}

const NOWHERE: RowSelection = { active: -1, from: -1, to: -1 };

/** What is selected of each row: only cells that count, and the active one. */
export function rowSelections(
  { rows, columns }: Plan,
  block: Block | null,
  at: Place | null,
): (row: GridRow, index: number) => RowSelection {
  if (!block) return () => NOWHERE;
  const counted = new Set(countedRows(rows.slice(block.top, block.bottom + 1)));
  const [first] = countedColumns(columns.slice(block.left, block.right + 1));
  const from = first ? columns.indexOf(first) : -1;
  return (row, index) => {
    const isActive = at?.row === index;
    if (index < block.top || index > block.bottom || !(isActive || counted.has(row))) return NOWHERE;
    return {
      active: isActive ? at.column : -1,
      from,
      to: block.right,
    };
  };
}
