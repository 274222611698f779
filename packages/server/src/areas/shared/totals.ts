import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { isLiveRow } from './live-row.ts';
import { rateAt } from './rate.ts';
import { localSales } from './sales-sql.ts';

/** Exact decimals as text; null where a rate that they need is missing. Sales in `monedaID`, and in euro. */
export interface Totals {
  totalVolumenTon: string;
  precioPromedio: string | null;
  totalVentas: string | null;
  monedaID: string;
  totalVentasEUR: string | null;
}

/**
 * Tonnes and sales by period, currency and month of the live rows that `where` selects: a few groups, so that a rate is
 * looked up for each of them and not for every sale. A relation without sales still counts for its currency.
 */
function salesGroups(where: SQL): SQL {
  return sql`
    select ${periodo.periodoID} as periodo_id, ${periodo.tipo} as tipo, ${relacionPeriodo.monedaID} as moneda_id, ${venta.mes} as mes,
      sum(${venta.volumenTon}) as toneladas, sum(${localSales()}) as ventas
    from ${relacionPeriodo}
    join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    left join ${venta} on ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
    where ${isLiveRow} and ${where}
    group by ${periodo.periodoID}, ${periodo.tipo}, ${relacionPeriodo.monedaID}, ${venta.mes}`;
}

/** The rate of a group of `salesGroups`, aliased `g`, for its own currency or another. */
export function groupRate(monedaID: SQL = sql`g.moneda_id`): SQL<string | null> {
  return rateAt({ periodoID: sql`g.periodo_id`, tipo: sql`g.tipo`, monedaID, mes: sql`g.mes` });
}

const ofSeller = sql`${relacion.vendedorID} = ${sql.placeholder('vendedorID')} and ${relacionPeriodo.periodoID} = ${sql.placeholder('periodoID')}`;

/** SQL: the totals of the placeholders' seller and period, one row. */
export const totalsOfSeller = sql`
    with g as (${salesGroups(ofSeller)}),
    target as (
      select case when count(distinct moneda_id) = 1 then min(moneda_id) else ${sql.placeholder('homeCurrency')} end as moneda_id from g
    ),
    rated as materialized (
      select g.toneladas, g.ventas, g.moneda_id = target.moneda_id as is_target, ${groupRate()} as tasa,
        ${groupRate(sql`target.moneda_id`)} as tasa_destino
      from g cross join target
    ),
    converted as (
      select toneladas, ventas,
        case when ventas = 0 then 0 else ventas / tasa end as eur,
        case when ventas = 0 then 0 when is_target then ventas else ventas * tasa_destino / tasa end as destino
      from rated
    ),
    total as (
      select coalesce(sum(toneladas), 0) as toneladas,
        case when count(ventas) = count(eur) then coalesce(sum(eur), 0) end as eur,
        case when count(ventas) = count(destino) then coalesce(sum(destino), 0) end as destino
      from converted
    )
    select toneladas as "totalVolumenTon",
      case when toneladas = 0 then 0 else destino / (toneladas * 1000) end as "precioPromedio",
      destino as "totalVentas", target.moneda_id as "monedaID", eur as "totalVentasEUR"
    from total cross join target`;

const readTotals = prepared<{ [K in keyof Totals]: Totals[K] }>('seller_totals', totalsOfSeller);

/**
 * A seller's totals of a period, its history months included (decisions §5). Relations in one currency are given in it;
 * several go through the euro into `homeCurrency`.
 */
export async function sellerTotals(
  db: Db,
  of: { vendedorID: number; periodoID: string; homeCurrency: string },
): Promise<Totals> {
  const {
    rows: [totals],
  } = await readTotals(db, of);
  if (!totals) throw new Error('Totals without GROUP BY always give one row');
  return totals;
}
