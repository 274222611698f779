import type { BudgetChoice, BudgetContext } from './budget.types.ts';

interface Chosen extends Pick<BudgetContext, 'choice' | 'periodoID' | 'referenteID'> {
  /** Whether the selectors know what they offer. */
  readonly periodsKnown: boolean;
  readonly referencesKnown: boolean;
  readonly anio: number | null;
  readonly clienteProductoID: number | null;
}

/** What is chosen, or still waits for its list to be chosen again. */
export function currentChoice(chosen: Chosen): BudgetChoice {
  const { choice, periodsKnown, referencesKnown, periodoID, referenteID, anio, clienteProductoID } = chosen;
  const reference = referencesKnown ? referenteID : (referenteID ?? choice?.referenteID ?? null);
  if (!periodsKnown && choice) return { ...choice, referenteID: reference };
  return { periodoID, referenteID: reference, anio, clienteProductoID };
}
