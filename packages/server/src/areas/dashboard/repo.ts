import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, vendedor } from '../../db/schema.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { groupRate, salesGroups } from '../shared/totals.ts';
import type { PeriodTotals, SellerProgress } from './rules.ts';

/** What the dashboard is narrowed to: a period's start year, and the division of the sellers that count. */
interface DashboardFilter {
  anio?: number | undefined;
  division?: string | undefined;
}

/** Volume (t) and value (EUR) of each visible period, newest first. */
export async function periodTotals(db: Db, { anio, division }: DashboardFilter): Promise<PeriodTotals[]> {
  const sellers = division === undefined ? sql`true` : ofDivision(division);
  const { rows } = await db.execute<PeriodTotals & Record<string, unknown>>(sql`
    with g as (${salesGroups(sql`${periodo.visible} and ${sellers}`)}),
    rated as (select g.*, case when g.ventas = 0 then 0 else g.ventas / ${groupRate()} end as eur from g),
    total as (
      select periodo_id, coalesce(sum(toneladas), 0) as toneladas,
        case when count(ventas) = count(eur) then coalesce(sum(eur), 0) end as eur
      from rated group by periodo_id
    )
    select ${periodo.periodoID} as "periodoID", ${periodo.tipo} as tipo,
      coalesce(toneladas, 0) as "volumenTon", case when total.periodo_id is null then 0 else eur end as "valorEUR"
    from ${periodo} left join total on total.periodo_id = ${periodo.periodoID}
    where ${periodo.visible} and ${anio === undefined ? sql`true` : sql`${periodo.anioInicio} = ${anio}`}
    order by ${periodo.anioInicio} desc, ${periodo.mesInicio} desc, ${periodo.periodoID}`);
  return rows;
}

/** Rows and budgeted rows of each seller in each visible period, by the seller's name. */
export async function sellerProgress(db: Db, { anio, division }: DashboardFilter): Promise<SellerProgress[]> {
  const { rows } = await db.execute<SellerProgress & Record<string, unknown>>(sql`
    select ${relacionPeriodo.periodoID} as "periodoID",
      ${vendedor.nombre} || ' ' || ${vendedor.apellido} as "nombreVendedor",
      count(*) as filas, count(*) filter (where ${relacionPeriodo.presupuestado}) as presupuestadas
    from ${relacionPeriodo}
    join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    join ${vendedor} on ${vendedor.vendedorID} = ${relacion.vendedorID}
    where ${isLiveRow} and ${periodo.visible}
      and ${anio === undefined ? sql`true` : sql`${periodo.anioInicio} = ${anio}`}
      and ${division === undefined ? sql`true` : sql`${vendedor.divisionID} = ${division}`}
    group by ${relacionPeriodo.periodoID}, ${vendedor.vendedorID}
    order by ${vendedor.nombreBuscable}, ${vendedor.vendedorID}`);
  return rows;
}

function ofDivision(division: string) {
  return sql`${relacion.vendedorID} in (
    select ${vendedor.vendedorID} from ${vendedor} where ${vendedor.divisionID} = ${division})`;
}
