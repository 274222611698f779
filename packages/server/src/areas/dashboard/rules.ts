import { isPlanned, type TipoPeriodo } from '@presupuesto/api-sdk/contract';
import { toNumber } from '../shared/decimal.ts';

/** A period's tonnes and euros, exact decimals as text; euros null where a rate is missing. */
export interface PeriodTotals {
  periodoID: string;
  tipo: TipoPeriodo;
  volumenTon: string;
  valorEUR: string | null;
}

/** How many of a seller's rows in a period are budgeted. At least one row. */
export interface SellerProgress {
  periodoID: string;
  nombreVendedor: string;
  vendedorCodigo: string;
  filas: number;
  presupuestadas: number;
}

/** Percentage of budgeted rows, pooled: undefined without rows; a CUR period is done by its nature (decisions §6). */
export function progress(tipo: TipoPeriodo, rows: readonly SellerProgress[]): number | undefined {
  const total = rows.reduce((sum, { filas }) => sum + filas, 0);
  if (total === 0) return undefined;
  if (!isPlanned(tipo)) return 100;
  return (rows.reduce((sum, { presupuestadas }) => sum + presupuestadas, 0) * 100) / total;
}

/** The dashboard's cards, in the order of `periods`. */
export function dashboardItems(periods: readonly PeriodTotals[], sellers: readonly SellerProgress[]) {
  const rowsOf = new Map<string, SellerProgress[]>(periods.map(({ periodoID }) => [periodoID, []]));
  for (const seller of sellers) rowsOf.get(seller.periodoID)?.push(seller);
  return periods.map(({ periodoID, tipo, volumenTon, valorEUR }) => {
    const rows = rowsOf.get(periodoID) ?? [];
    return {
      periodoID,
      volumenTon: Number(volumenTon),
      valorEUR: toNumber(valorEUR),
      porcentajeAvance: progress(tipo, rows),
      vendedores: rows.map((row) => ({
        nombreVendedor: row.nombreVendedor,
        vendedorCodigo: row.vendedorCodigo,
        porcentajeAvance: progress(tipo, [row]),
      })),
    };
  });
}
