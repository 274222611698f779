import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { avanceParcial, relacion, relacionPeriodo, totalParcial, vendedor, venta } from '../../db/schema.ts';
import type { Period } from '../shared/period.ts';
import { figuresOf, insertFigures, monthsOf, totalsOfFigures } from './figures.ts';

/**
 * Copies what the origin has for the destination's months, and counts it with the rows' months, all of which they are to have.
 * They are counted on their way, for reading them again takes longer.
 *
 * @returns how many months were copied
 */
export async function copyMonths(db: Db, origin: Period, destination: Period): Promise<number> {
  const fila = sql`
    select new.cliente_producto_periodo_id as id, new.moneda_id, old.cliente_producto_periodo_id as origin_id,
      old.moneda_id as origin_moneda_id, ${vendedor.vendedorID}, ${vendedor.divisionID}
    from ${relacionPeriodo} new
    left join ${relacionPeriodo} old on old.cliente_producto_id = new.cliente_producto_id and old.periodo_id = ${origin.periodoID}
    join ${relacion} on ${relacion.clienteProductoID} = new.cliente_producto_id
    join ${vendedor} on ${vendedor.vendedorID} = ${relacion.vendedorID}
    where new.periodo_id = ${destination.periodoID}
    order by new.cliente_producto_periodo_id`;
  const { rowCount } = await db.execute(sql`
    with ${figuresOf(fila, origin, destination)},
    totals as (
      insert into ${totalParcial} (periodo_id, division_id, moneda_id, mes, toneladas, ventas)
      select ${destination.periodoID}, figures.* from (${totalsOfFigures}) figures
    ),
    progress as (
      insert into ${avanceParcial} (periodo_id, vendedor_id, filas, presupuestadas, meses)
      select ${destination.periodoID}, vendedor_id, count(*), 0, count(*) * (select count(*) from month)
      from fila group by vendedor_id
    )
    ${insertFigures}`);
  return rowCount ?? 0;
}

/**
 * Gives rows zeros in the months that the origin has nothing for. They are counted already.
 *
 * @param which SQL: of `relacion_periodo`
 */
export async function addMissingMonths(db: Db, destination: Period, which: SQL): Promise<void> {
  await db.execute(sql`
    with month as materialized (${monthsOf(destination)}),
    incomplete as materialized (
      select ${relacionPeriodo.clienteProductoPeriodoID} as id from ${relacionPeriodo}
      where ${which} and (select count(*) from month) > (
        select count(*) from ${venta} where ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID})
    )
    insert into ${venta} (cliente_producto_periodo_id, anio, mes)
    select incomplete.id, month.anio, month.mes from incomplete cross join month
    order by 1, 2, 3
    on conflict do nothing`);
}
