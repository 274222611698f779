import { isHistoryMonth, type Month } from '@presupuesto/api-sdk/contract';
import { budgetProblem, type Period } from '../shared/period.ts';

/** Why a month takes no budget, or undefined when it does: months before the period's start are history (decisions §3). */
export function cellProblem(month: Month, period: Period): string | undefined {
  const problem = budgetProblem(period);
  if (problem !== undefined) return problem;
  return isHistoryMonth(period, month)
    ? 'Los meses anteriores al inicio del período son de solo lectura'
    : undefined;
}
