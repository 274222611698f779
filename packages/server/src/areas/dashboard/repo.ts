import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { avanceParcial, periodo, totalParte, vendedor } from '../../db/schema.ts';
import { groupRate } from '../shared/totals.ts';
import type { PeriodTotals, SellerProgress } from './rules.ts';

/** What the dashboard is narrowed to: a period's start year, and the division of the sellers that count. */
interface DashboardFilter {
  anio?: number | undefined;
  division?: string | undefined;
}

/** Volume (t) and value (EUR) of each visible period, newest first. */
export async function periodTotals(db: Db, { anio, division }: DashboardFilter): Promise<PeriodTotals[]> {
  const { rows } = await db.execute<PeriodTotals & Record<string, unknown>>(sql`
    with shown as (
      select * from ${periodo}
      where ${periodo.visible} and ${anio === undefined ? sql`true` : sql`${periodo.anioInicio} = ${anio}`}
    ),
    g as materialized (
      select shown.periodo_id, shown.tipo, ${totalParte.monedaID} as moneda_id, ${totalParte.mes} as mes,
        sum(${totalParte.toneladas}) as toneladas, sum(${totalParte.ventas}) as ventas
      from ${totalParte} join shown on shown.periodo_id = ${totalParte.periodoID}
      where ${division === undefined ? sql`true` : sql`${totalParte.divisionID} = ${division}`}
      group by 1, 2, 3, 4
    ),
    rated as (select g.*, case when g.ventas = 0 then 0 else g.ventas / ${groupRate()} end as eur from g),
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

/** Rows and budgeted rows of each seller in each visible period, by the seller's name. */
export async function sellerProgress(db: Db, { anio, division }: DashboardFilter): Promise<SellerProgress[]> {
  const { rows } = await db.execute<SellerProgress & Record<string, unknown>>(sql`
    select ${avanceParcial.periodoID} as "periodoID",
      ${vendedor.nombre} || ' ' || ${vendedor.apellido} as "nombreVendedor",
      sum(${avanceParcial.filas})::int as filas, sum(${avanceParcial.presupuestadas})::int as presupuestadas
    from ${avanceParcial}
    join ${periodo} on ${periodo.periodoID} = ${avanceParcial.periodoID}
    join ${vendedor} on ${vendedor.vendedorID} = ${avanceParcial.vendedorID}
    where ${periodo.visible}
      and ${anio === undefined ? sql`true` : sql`${periodo.anioInicio} = ${anio}`}
      and ${division === undefined ? sql`true` : sql`${vendedor.divisionID} = ${division}`}
    group by ${avanceParcial.periodoID}, ${vendedor.vendedorID}
    having sum(${avanceParcial.filas}) > 0
    order by ${vendedor.nombreBuscable}, ${vendedor.vendedorID}`);
  return rows;
}
