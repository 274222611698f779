import type { Period } from '../shared/period.ts';

/** What a rate is said to be; `tasaCambioEUR` is plain decimal text above 0. */
export interface RateData {
  periodoID: string;
  monedaID: string;
  tasaCambioEUR: string;
  mes?: number | null | undefined;
}

/** Less than this is rounded to 0, which is no rate: six decimals are kept. */
const smallestRate = 0.000_000_5;

/**
 * Why a period cannot have a rate, or undefined when it can, in the order of specification §5. Any currency but the euro may
 * have one, and any month of the year in a CUR period: later months fall back on it (decisions §5).
 */
export function rateProblem(rate: RateData, period: Pick<Period, 'tipo'>): string | undefined {
  if (rate.monedaID === 'EUR') return 'El euro no necesita tasa de cambio';
  if (Number(rate.tasaCambioEUR) < smallestRate) {
    return 'La tasa de cambio debe ser un número válido mayor a 0';
  }
  return hasMonth(rate) && period.tipo !== 'CUR' ? 'El mes solo se admite en períodos CUR' : undefined;
}

/** What a second rate for the same place is refused with. */
export function duplicateText(rate: RateData): string {
  return hasMonth(rate)
    ? 'Ya existe una tasa de cambio para ese período, moneda y mes'
    : 'Ya existe una tasa de cambio para ese período y moneda';
}

function hasMonth({ mes }: RateData): boolean {
  return mes !== undefined && mes !== null;
}
