import type { ClienteProductoPeriodo, Nota } from '@presupuesto/api-sdk/contract';

export type BudgetedFilter = 'todos' | 'presupuestados' | 'noPresupuestados';

export interface RowFilters {
  readonly search: string;
  /** Exact names, set by a double click; null filters nothing. */
  readonly nombreCliente: string | null;
  readonly nombreProducto: string | null;
  readonly presupuestado: BudgetedFilter;
}

export interface RowsContext extends RowFilters {
  readonly periodoID: string | null;
  readonly filas: readonly ClienteProductoPeriodo[];
  /** A clienteProductoPeriodoID. */
  readonly seleccion: number | null;
  /** A clienteProductoID to be chosen as soon as the list is there. */
  readonly wanted: number | null;
  /** clienteProductoIDs whose removal the server has still to hear of: not listed. */
  readonly removed: readonly number[];
  readonly problem: string | null;
}

/** A figure of each of these pairs is saved. */
export interface RowsBudgeted {
  readonly type: 'rows.budgeted';
  readonly periodoID: string;
  readonly clienteProductoPeriodoIDs: readonly number[];
}

export type RowsEvent =
  | { type: 'period.chosen'; periodoID: string | null; clienteProductoID?: number | null }
  | { type: 'search.typed'; text: string }
  | { type: 'row.chosen'; clienteProductoPeriodoID: number | null }
  /** Those that were set before, or that an address asks for. */
  | { type: 'filters.restored'; filters: RowFilters }
  /** The next or the previous pair that is listed, or the nearest of those that are still due. */
  | { type: 'row.walked'; step: 1 | -1; due: boolean }
  /** Double click on a customer or product: filters by that text, or no longer. */
  | { type: 'filter.toggled'; field: 'nombreCliente' | 'nombreProducto'; text: string }
  /** The ✅/⛔ icon: all, budgeted, not budgeted, all again. */
  | { type: 'budgeted.toggled' }
  | RowsBudgeted
  /** A note on the pair was written, or, with null, removed. */
  | { type: 'row.noted'; clienteProductoPeriodoID: number; nota: Nota | null }
  | { type: 'budget.approved'; periodoID: string }
  | { type: 'removal.queued'; clienteProductoID: number }
  | { type: 'removal.confirmed'; clienteProductoID: number }
  | { type: 'removal.refused'; clienteProductoID: number }
  | { type: 'retry.requested' }
  | { type: 'network.returned' }
  /** Others have changed what is listed. */
  | { type: 'list.outdated' };
