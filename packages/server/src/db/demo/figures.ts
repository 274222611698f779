import { isHistoryMonth, type Month } from '@presupuesto/api-sdk/contract';
import type { DemoPeriod } from './periods.ts';
import { between } from './random.ts';

/** About how many units of each currency a euro costs (decisions §11). */
export const baseRates: Readonly<Record<string, number>> = {
  COP: 4500,
  PEN: 4,
  USD: 1.1,
  BRL: 6,
  ARS: 1600,
  MXN: 21,
  CLP: 1050,
};

/** Sales by month of the year, January first, beside an average month: filling campaigns and Christmas are strong. */
const season = [0.82, 0.86, 0.97, 1.02, 1.05, 0.98, 0.95, 1.0, 1.08, 1.12, 1.14, 1.01];

/** A seller's pair, as figures are made from it. */
export interface DemoPair {
  vendedorCodigo: string;
  clienteCodigo: string;
  productoCodigo: string;
  monedaID: string;
  eurPerKilo: number;
}

/** Units of a currency per euro in a period, or in one month of it: 6 decimals. */
export function rate(monedaID: string, periodoID: string, mes: number | null): string {
  return ((baseRates[monedaID] ?? 1) * between(0.97, 1.03, 'rate', monedaID, periodoID, mes ?? 0)).toFixed(6);
}

/** Tonnes (3 decimals) and price per kg (4 decimals) of a pair in a month of a period; before its start, what was sold. */
export function figures(pair: DemoPair, period: DemoPeriod, month: Month) {
  const isPlanned = period.role !== 'actuals' && !isHistoryMonth(period, month);
  const keys = [pair.vendedorCodigo, pair.clienteCodigo, pair.productoCodigo];
  const source = isPlanned ? period.periodoID : 'sold';
  const size = between(2, 45, 'size', ...keys);
  const wave = season[month.mes - 1] ?? 1;
  const tonnes = size * wave * between(0.88, 1.12, 'tonnes', source, ...keys, month.anio, month.mes);
  const listPrice = pair.eurPerKilo * between(0.94, 1.08, 'price', ...keys);
  const euros = listPrice * (isPlanned ? 1.03 : between(0.98, 1.02, 'euros', ...keys, month.anio, month.mes));
  return {
    volumenTon: (isPlanned ? Math.round(tonnes * 2) / 2 : tonnes).toFixed(3),
    precio: (euros * (baseRates[pair.monedaID] ?? 1)).toFixed(isPlanned ? 2 : 4),
  };
}

/** Whether a pair's row has been budgeted by now: what was sold and what is closed is; of the open ones, a part. */
export function isBudgeted(pair: DemoPair, { role, periodoID }: DemoPeriod): boolean {
  if (role === 'actuals' || role === 'closedPlan') return true;
  const zeal = between(0.35, 0.95, 'zeal', pair.vendedorCodigo);
  const share = role === 'openPlan' ? zeal : zeal / 4;
  return (
    between(0, 1, 'budgeted', periodoID, pair.vendedorCodigo, pair.clienteCodigo, pair.productoCodigo) < share
  );
}
