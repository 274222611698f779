import type * as z from 'zod';
import type { TipoPeriodo } from './entities.ts';
import type { DatosPeriodoMoneda } from './periodos-moneda.ts';

/** What a rate is said to be, its fields in order. */
export type RateData = z.output<typeof DatosPeriodoMoneda>;

/** Less than this is rounded to 0, which is no rate: six decimals are kept. */
const SMALLEST_RATE = 0.000_000_5;

/** Whether a rate is for one month of its period alone. */
export function isOfOneMonth({ mes }: RateData): boolean {
  return mes !== undefined && mes !== null;
}

/**
 * Why a period of this type cannot have a rate, or undefined when it can: what is said first comes first. Any currency but the
 * euro may have one, and any month of the year in a CUR period: later months fall back on it. Where the type is not
 * known, the month is not judged.
 */
export function rateProblem(rate: RateData, tipo: TipoPeriodo | undefined): string | undefined {
  if (rate.monedaID === 'EUR') return 'El euro no necesita tasa de cambio';
  if (Number(rate.tasaCambioEUR) < SMALLEST_RATE)
    return 'La tasa de cambio debe ser un número válido mayor a 0';
  if (isOfOneMonth(rate) && tipo && tipo !== 'CUR') return 'El mes solo se admite en períodos CUR';
  return undefined;
}
