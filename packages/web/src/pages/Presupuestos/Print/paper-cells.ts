import type { GridColumn, GridRow, Plan, Reference } from '@presupuesto/machines';
import { type CellContent, cellContent, type Shown } from '../Grid/cell-content.ts';
import { cellFigures } from '../Grid/cell-figures.ts';

interface PaperCell extends CellContent {
  readonly column: GridColumn;
}

/** A row of the printed sheet, with its cells of all years. */
export interface PaperCells {
  readonly row: GridRow;
  readonly cells: readonly PaperCell[];
}

export function paperCells({ rows, columns }: Plan, reference: Reference, shown: Shown): PaperCells[] {
  return rows.map((row) => ({
    row,
    cells: columns.map((column) => {
      const figures = cellFigures({ row, column }, reference);
      return { column, ...cellContent({ kind: row.kind, column, mark: undefined, ...figures }, shown) };
    }),
  }));
}

/** Whether the difference from the reference stands in a column. */
export function isCompared({ mes }: GridColumn, { hasReference, inPercent }: Shown): boolean {
  return mes === null && hasReference && !inPercent;
}
