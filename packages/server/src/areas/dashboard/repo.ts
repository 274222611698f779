import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { avanceParcial, periodo, periodoMoneda, totalParte, vendedor } from '../../db/schema.ts';
import { byName } from '../../db/searchable.ts';
import { rateMonth } from '../shared/rate.ts';
import { groupRate } from '../shared/totals.ts';
import type { PeriodTotals, SellerProgress } from './rules.ts';

/** What the dashboard is narrowed to: a period's start year, and the division of the sellers that count. */
export interface DashboardFilter {
  anio?: number | undefined;
  division?: string | undefined;
}

const ofSums = { periodoID: sql`sums.periodo_id`, monedaID: sql`sums.moneda_id`, mes: sql`sums.mes` };

/**
 * Volume (t) and value (EUR) of each visible period, newest first. The parts are added up before anything is looked up for them, and
 * the rates that are a month's own, most of them, come with a join.
 */
export async function periodTotals(db: Db, { anio, division }: DashboardFilter): Promise<PeriodTotals[]> {
  const { rows } = await db.execute<PeriodTotals & Record<string, unknown>>(sql`
    with shown as (
      select * from ${periodo}
      where ${periodo.visible} and ${anio === undefined ? sql`true` : sql`${periodo.anioInicio} = ${anio}`}
    ),
    sums as materialized (
      select ${totalParte.periodoID} as periodo_id, ${totalParte.monedaID} as moneda_id, ${totalParte.mes} as mes,
        sum(${totalParte.toneladas}) as toneladas, sum(${totalParte.ventas}) as ventas
      from ${totalParte}
      where ${division === undefined ? sql`true` : sql`${totalParte.divisionID} = ${division}`}
        and ${anio === undefined ? sql`true` : sql`${totalParte.periodoID} in (select periodo_id from shown)`}
      group by 1, 2, 3
    ),
    g as materialized (
      select sums.periodo_id, shown.tipo, sums.moneda_id, ${rateMonth(ofSums)} as mes,
        sum(sums.toneladas) as toneladas, sum(sums.ventas) as ventas
      from sums join shown on shown.periodo_id = sums.periodo_id
      group by 1, 2, 3, 4
    ),
    rated as materialized (
      select g.*, case when g.ventas = 0 then 0 else g.ventas / coalesce(own.tasa_cambio_eur, ${groupRate()}) end as eur
      from g left join ${periodoMoneda} own
        on g.moneda_id <> 'EUR' and own.periodo_id = g.periodo_id and own.moneda_id = g.moneda_id and own.mes = g.mes
    ),
    total as (
      select periodo_id, sum(toneladas) as toneladas, case when count(*) = count(eur) then sum(eur) end as eur
      from rated group by periodo_id
    )
    select shown.periodo_id as "periodoID", shown.tipo, coalesce(total.toneladas, 0) as "volumenTon",
      case when total.periodo_id is null then 0 else total.eur end as "valorEUR"
    from shown left join total on total.periodo_id = shown.periodo_id
    order by shown.anio_inicio desc, shown.mes_inicio desc, shown.periodo_id`);
  return rows;
}

/** A seller's periods, and what each of them holds at the same place. */
type ProgressOfSeller = {
  nombreVendedor: string;
  vendedorCodigo: string;
  periodos: string[];
  filas: number[];
  presupuestadas: number[];
};

/**
 * Rows and budgeted rows of each seller in each visible period, by the seller's name. A row of the answer for each seller, not for each
 * of their periods: with thousands of sellers, reading the rows would take the server longer than finding them takes the database.
 */
export async function sellerProgress(db: Db, { anio, division }: DashboardFilter): Promise<SellerProgress[]> {
  const { rows } = await db.execute<ProgressOfSeller>(sql`
    with g as (
      select ${avanceParcial.vendedorID} as vendedor_id, ${avanceParcial.periodoID} as periodo_id,
        sum(${avanceParcial.filas})::int as filas, sum(${avanceParcial.presupuestadas})::int as presupuestadas
      from ${avanceParcial}
      join ${periodo} on ${periodo.periodoID} = ${avanceParcial.periodoID}
      where ${periodo.visible} and ${anio === undefined ? sql`true` : sql`${periodo.anioInicio} = ${anio}`}
      group by 1, 2
      having sum(${avanceParcial.filas}) > 0
    )
    select ${vendedor.nombre} || ' ' || ${vendedor.apellido} as "nombreVendedor", ${vendedor.vendedorCodigo} as "vendedorCodigo",
      json_agg(g.periodo_id) as periodos,
      json_agg(g.filas) as filas, json_agg(g.presupuestadas) as presupuestadas
    from g join ${vendedor} on ${vendedor.vendedorID} = g.vendedor_id
    where ${division === undefined ? sql`true` : sql`${vendedor.divisionID} = ${division}`}
    group by ${vendedor.vendedorID}
    order by ${byName(vendedor.nombreBuscable)}, ${vendedor.vendedorID}`);
  return rows.flatMap(({ nombreVendedor, vendedorCodigo, periodos, filas, presupuestadas }) =>
    periodos.map((periodoID, at) => ({
      periodoID,
      nombreVendedor,
      vendedorCodigo,
      filas: filas[at] ?? 0,
      presupuestadas: presupuestadas[at] ?? 0,
    })),
  );
}
