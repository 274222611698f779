import { isHistoryMonth, MAX_AMOUNT, periodMonths } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { avanceParcial, relacion, relacionPeriodo, totalParcial, vendedor, venta } from '../../db/schema.ts';
import type { Period } from '../shared/period.ts';
import { rateAt } from '../shared/rate.ts';

/**
 * SQL: the months of a period's rows, each with the earliest year whose figure it may take. With the months as values the planner
 * knows how few they are.
 */
function monthsOf(period: Period): SQL {
  const months = periodMonths(period);
  const smallints = (values: number[]) => sql`${sql.param(values)}::smallint[]`;
  const from = months.map((month) => (isHistoryMonth(period, month) ? month.anio : 0));
  return sql`select * from unnest(${smallints(months.map(({ anio }) => anio))}, ${smallints(months.map(({ mes }) => mes))},
    ${smallints(from)}) month (anio, mes, from_anio)`;
}

/** SQL: a converted price that can be stored; one that cannot be converted, or is too large in the other currency, is as good as none. */
const kept = (price: SQL): SQL => sql`coalesce((select to_keep from (select ${price} as to_keep) converted
    where to_keep <= ${sql.raw(String(MAX_AMOUNT))}), 0)`;

/**
 * Copies what the origin has for the destination's months, and counts it with the rows' months, all of which they are to have.
 *
 * Each row's months are looked up by their key and put in order by themselves: a million months are not sorted, and go into the
 * index at its end. They are counted on their way, for reading them again takes longer.
 *
 * @returns how many months were copied
 */
export async function copyMonths(db: Db, origin: Period, destination: Period): Promise<number> {
  const rateIn = (monedaID: SQL) =>
    rateAt({
      periodoID: sql`${origin.periodoID}::text`,
      tipo: sql`${origin.tipo}::text`,
      monedaID,
      mes: sql`source.mes`,
    });
  const converted = sql`round(source.precio * ${rateIn(sql`fila.moneda_id`)} / ${rateIn(sql`fila.origin_moneda_id`)}, 4)`;
  // What is checked takes a tenth of the opening: only what is converted can be too large.
  const price = sql`case when fila.origin_moneda_id = fila.moneda_id then source.precio else ${kept(converted)} end`;
  const { rowCount } = await db.execute(sql`
    with month as materialized (${monthsOf(destination)}),
    fila as materialized (
      select new.cliente_producto_periodo_id as id, new.moneda_id, old.cliente_producto_periodo_id as origin_id,
        old.moneda_id as origin_moneda_id, ${vendedor.vendedorID}, ${vendedor.divisionID}
      from ${relacionPeriodo} new
      left join ${relacionPeriodo} old on old.cliente_producto_id = new.cliente_producto_id and old.periodo_id = ${origin.periodoID}
      join ${relacion} on ${relacion.clienteProductoID} = new.cliente_producto_id
      join ${vendedor} on ${vendedor.vendedorID} = ${relacion.vendedorID}
      where new.periodo_id = ${destination.periodoID}
      order by new.cliente_producto_periodo_id
    ),
    figure as materialized (
      select fila.id, fila.division_id, fila.moneda_id, source.to_anio as anio, source.mes, source.volumen_ton,
        ${price} as precio
      from fila cross join lateral (
        select distinct on (month.anio, month.mes) month.anio as to_anio, month.mes, of_row.volumen_ton, of_row.precio
        from (
          select anio, mes, volumen_ton, precio from ${venta}
          where ${venta.clienteProductoPeriodoID} = fila.origin_id offset 0
        ) of_row
        join month on month.mes = of_row.mes and of_row.anio between month.from_anio and month.anio
        order by month.anio, month.mes, of_row.anio desc
      ) source
    ),
    totals as (
      insert into ${totalParcial} (periodo_id, division_id, moneda_id, mes, toneladas, ventas)
      select ${destination.periodoID}, division_id, moneda_id, mes, sum(volumen_ton), sum(volumen_ton * precio) * 1000
      from figure group by division_id, moneda_id, mes
    ),
    progress as (
      insert into ${avanceParcial} (periodo_id, vendedor_id, filas, presupuestadas, meses)
      select ${destination.periodoID}, vendedor_id, count(*), 0, count(*) * (select count(*) from month)
      from fila group by vendedor_id
    )
    insert into ${venta} (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
    select id, anio, mes, volumen_ton, precio from figure`);
  return rowCount ?? 0;
}

/** Gives the rows zeros in the months that the origin has nothing for. They are counted already. */
export async function addMissingMonths(db: Db, destination: Period): Promise<void> {
  await db.execute(sql`
    with month as materialized (${monthsOf(destination)}),
    incomplete as materialized (
      select ${relacionPeriodo.clienteProductoPeriodoID} as id from ${relacionPeriodo}
      where ${relacionPeriodo.periodoID} = ${destination.periodoID} and (select count(*) from month) > (
        select count(*) from ${venta} where ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID})
    )
    insert into ${venta} (cliente_producto_periodo_id, anio, mes)
    select incomplete.id, month.anio, month.mes from incomplete cross join month
    order by 1, 2, 3
    on conflict do nothing`);
}
