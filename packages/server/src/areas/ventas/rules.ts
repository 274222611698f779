import { monthIndex } from '@presupuesto/api-sdk/contract';
import { budgetProblem, type Period } from '../shared/period.ts';

/** Why a month takes no budget, or undefined when it does: months before the period's start are history (decisions §3). */
export function cellProblem(month: { anio: number; mes: number }, period: Period): string | undefined {
  const problem = budgetProblem(period);
  if (problem !== undefined) return problem;
  const isHistory = monthIndex(month.anio, month.mes) < monthIndex(period.anioInicio, period.mesInicio);
  return isHistory ? 'Los meses anteriores al inicio del período son de solo lectura' : undefined;
}
