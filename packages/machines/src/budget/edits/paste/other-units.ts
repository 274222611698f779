import { type FigureUnit, type PastedCell, refuse } from './pasted.ts';

/** Tonnes are never pasted as prices, nor as percentages: of what the budget itself has copied it is known what it is. */
export function refuseOtherUnits(units: readonly FigureUnit[] | undefined, here: FigureUnit): void {
  if (units?.some((unit) => unit !== here)) refuse({ why: 'other figures', units, here });
}

/** Nor are tonnes, or money of another currency, pasted as prices of a pair. @param monedaID undefined where it is not known */
export function refuseOtherMoney(
  { unit }: Pick<PastedCell, 'unit'>,
  monedaID: string | null | undefined,
): void {
  if (unit === 't') refuseOtherUnits(['volumenTon'], 'precio');
  else if (unit && monedaID && unit !== monedaID)
    refuse({ why: 'other currency', monedaID: unit, here: monedaID });
}
