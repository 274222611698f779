import { isBudgetedFilter, NO_FILTERS } from '../rows/filters.ts';
import type { RowFilters } from '../rows/rows.types.ts';
import type { ChartMeasure } from '../sheet/chart.ts';

/** One pair's months, or those of all pairs. */
export type BudgetView = 'ficha' | 'hoja';

/** The tabs of a pair: its table, and one chart a measure. */
export type BudgetTab = 'presupuesto' | ChartMeasure;

/** What is chosen on the screen; null for nothing. */
export interface BudgetChoice {
  readonly periodoID: string | null;
  readonly referenteID: string | null;
  /** Año. */
  readonly anio: number | null;
  readonly clienteProductoID: number | null;
  readonly vista: BudgetView;
  readonly pestana: BudgetTab;
  readonly filtros: RowFilters;
}

export const NO_CHOICE: BudgetChoice = {
  periodoID: null,
  referenteID: null,
  anio: null,
  clienteProductoID: null,
  vista: 'ficha',
  pestana: 'presupuesto',
  filtros: NO_FILTERS,
};

const TABS: readonly BudgetTab[] = ['presupuesto', 'volumen', 'precio', 'ventas'];

export function isBudgetTab(value: unknown): value is BudgetTab {
  return TABS.some((tab) => tab === value);
}

/** What an address without a period leaves open is as it was left on this device. */
export function withRecalled(choice: BudgetChoice | null, saved: unknown): BudgetChoice | null {
  const recalled = readChoice(saved);
  if (!recalled) return choice;
  if (!choice) return recalled;
  return {
    ...recalled,
    referenteID: choice.referenteID ?? recalled.referenteID,
    anio: choice.anio ?? recalled.anio,
    vista: choice.vista === 'ficha' ? recalled.vista : choice.vista,
    pestana: choice.pestana === 'presupuesto' ? recalled.pestana : choice.pestana,
  };
}

/** What an earlier visit, perhaps of an older version, left; null without a period. */
function readChoice(saved: unknown): BudgetChoice | null {
  const { periodoID, referenteID, anio, clienteProductoID, vista, pestana, filtros } = fieldsOf(saved);
  const period = text(periodoID);
  if (period === null) return null;
  const { search, nombreCliente, nombreProducto, presupuestado } = fieldsOf(filtros);
  return {
    periodoID: period,
    referenteID: text(referenteID),
    anio: number(anio),
    clienteProductoID: number(clienteProductoID),
    vista: vista === 'hoja' ? 'hoja' : 'ficha',
    pestana: isBudgetTab(pestana) ? pestana : 'presupuesto',
    filtros: {
      search: text(search) ?? '',
      nombreCliente: text(nombreCliente),
      nombreProducto: text(nombreProducto),
      presupuestado: isBudgetedFilter(presupuestado) ? presupuestado : 'todos',
    },
  };
}

type Unread<Name extends string> = { readonly [N in Name]?: unknown };

function fieldsOf(value: unknown): Unread<keyof BudgetChoice | keyof RowFilters> {
  return typeof value === 'object' && value !== null ? value : {};
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const number = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);
