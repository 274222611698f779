import { type FigureUnit, refuse } from './pasted.ts';

/** Tonnes are never pasted as prices, nor as percentages: of what the budget itself has copied it is known what it is. */
export function refuseOtherUnits(units: readonly FigureUnit[] | undefined, here: FigureUnit): void {
  if (units?.some((unit) => unit !== here)) refuse({ why: 'other figures', units, here });
}
