import type { RowFilters } from '../rows/rows.types.ts';
import type { BudgetContext } from './budget.types.ts';
import type { BudgetChoice } from './choice.ts';

interface Chosen extends Pick<BudgetContext, 'choice' | 'periodoID' | 'referenteID' | 'vista' | 'pestana'> {
  /** Whether the selectors know what they offer. */
  readonly periodsKnown: boolean;
  readonly referencesKnown: boolean;
  readonly anio: number | null;
  readonly clienteProductoID: number | null;
  readonly filtros: RowFilters;
}

/** What is chosen, or still waits for its list to be chosen again. */
export function currentChoice(chosen: Chosen): BudgetChoice {
  const { choice, periodsKnown, referencesKnown, periodoID, referenteID } = chosen;
  const { anio, clienteProductoID, vista, pestana, filtros } = chosen;
  const reference = referencesKnown ? referenteID : (referenteID ?? choice?.referenteID ?? null);
  if (!periodsKnown && choice) return { ...choice, vista, pestana, referenteID: reference };
  return { periodoID, referenteID: reference, anio, clienteProductoID, vista, pestana, filtros };
}
