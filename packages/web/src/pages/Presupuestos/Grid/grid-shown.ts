import type { GridColumn, GridRow, Reference } from '@presupuesto/machines';
import type { Shown } from './cell-content.ts';

/** A column that is drawn. */
export interface PlacedColumn {
  readonly column: GridColumn;
  readonly index: number;
  /** Room of columns that are not drawn between it and what is drawn before it, in px. */
  readonly before: number;
  readonly size: number;
}

/** What all rows of the sheet have in common; one object for the same, so that rows are not drawn anew. */
export interface GridShown extends Shown {
  readonly reference: Reference;
  readonly columns: readonly PlacedColumn[];
  readonly nameWidth: number;
  /** Rows say their currency: they have several. */
  readonly namesCurrency: boolean;
  readonly idOf: (row: number, column: number) => string;
  /** The id of what is said of the active cell. */
  readonly describedBy: string;
  readonly onOpen: (row: GridRow) => void;
}
