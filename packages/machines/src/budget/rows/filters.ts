import type { BudgetedFilter, RowFilters } from './rows.types.ts';

export const NO_FILTERS: RowFilters = {
  search: '',
  nombreCliente: null,
  nombreProducto: null,
  presupuestado: 'todos',
};

const BUDGETED: readonly BudgetedFilter[] = ['todos', 'presupuestados', 'noPresupuestados'];

export function isBudgetedFilter(value: unknown): value is BudgetedFilter {
  return BUDGETED.some((filter) => filter === value);
}
