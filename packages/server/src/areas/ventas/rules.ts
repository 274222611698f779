import { isHistoryMonth, type Month } from '@presupuesto/api-sdk/contract';
import { budgetProblem, type Period } from '../shared/period.ts';

export const HISTORY = 'Los meses anteriores al inicio del período son de solo lectura';
/** A figure that was not saved for a reason that is gone. */
export const NOT_SAVED = 'No se pudo guardar. Por favor, intente nuevamente.';

/** Why a month takes no budget, or undefined when it does: months before the period's start are history (decisions §3). */
export function cellProblem(month: Month, period: Period): string | undefined {
  const problem = budgetProblem(period);
  if (problem !== undefined) return problem;
  return isHistoryMonth(period, month) ? HISTORY : undefined;
}

/** Why a price that was seen in `moneda`, where that is known, is not one of a pair in `monedaID`; undefined when it is. */
export function currencyProblem(
  moneda: string | null | undefined,
  monedaID: string | null,
): string | undefined {
  if (!moneda || moneda === monedaID) return undefined;
  const now = monedaID === null ? 'no tiene ahora ninguna moneda' : `está ahora en ${monedaID}`;
  return `El precio se escribió en ${moneda} y el par ${now}`;
}
