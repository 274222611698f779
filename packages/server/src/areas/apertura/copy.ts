import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  cliente,
  pais,
  periodo,
  periodoMoneda,
  relacion,
  relacionPeriodo,
  vendedor,
  venta,
} from '../../db/schema.ts';
import { isHistoryMonth, periodMonths } from '../shared/budget-rules-sql.ts';
import { rateAt } from '../shared/rate.ts';

/**
 * The origin's rows whose relation is on its seller's list: what the origin lists, without what a closed origin keeps of
 * relations that were removed since.
 */
const isCopied = and(not(relacionPeriodo.eliminada), not(relacion.eliminada));

/**
 * Holds all assignments and removals of relations until the transaction ends, for none of them sees a period that is only
 * being opened: an assignment and a load begin with their salespeople, a removal with its relation. In the order of all three.
 */
export async function holdRelations(db: Db, origin: string): Promise<void> {
  await db
    .select({ vendedorID: vendedor.vendedorID })
    .from(vendedor)
    .orderBy(asc(vendedor.vendedorID))
    .for('share');
  const inOrigin = db
    .select({ clienteProductoID: relacionPeriodo.clienteProductoID })
    .from(relacionPeriodo)
    .where(eq(relacionPeriodo.periodoID, origin));
  await db
    .select({ clienteProductoID: relacion.clienteProductoID })
    .from(relacion)
    .where(inArray(relacion.clienteProductoID, inOrigin))
    .orderBy(asc(relacion.clienteProductoID))
    .for('share');
}

/**
 * Copies the origin's relations, not budgeted, with a figure for every month from January of the destination's first year to
 * its last month. A month from the start on is seeded: from the origin's same year and month, else from the same month of
 * its nearest earlier year, else 0. A month before the start is history, which nobody can correct: the origin's very
 * month, else 0. A relation that lacks a month in the origin lacks it whatever the others have (decisions §3).
 *
 * A copy is in the client's present currency. Prices of an origin in another one go through the euro at the origin's rates; without
 * these they are 0, for the same number would be another price.
 *
 * One statement, hence one view of the origin however long it takes. `limit` makes the planner look each row up by its index:
 * it takes what has just been inserted for a single row, and would compare every row with every other.
 */
export async function copyRows(db: Db, origin: string, destination: string) {
  const rateIn = (monedaID: SQL) =>
    rateAt({ periodoID: sql`origin.periodo_id`, tipo: sql`origin.tipo`, monedaID, mes: sql`month.mes` });
  const price = sql`case when origin.moneda_id = fila.moneda_id then source.precio
    else round(source.precio * ${rateIn(sql`fila.moneda_id`)} / ${rateIn(sql`origin.moneda_id`)}, 4) end`;
  const { rows } = await db.execute<{ relaciones: number; ventas: number }>(sql`
    with fila as (
      insert into ${relacionPeriodo} (cliente_producto_id, periodo_id, moneda_id)
      select ${relacion.clienteProductoID}, ${destination}, ${pais.monedaID}
      from ${relacionPeriodo}
      join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
      join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
      join ${pais} on ${pais.paisID} = ${cliente.paisID}
      where ${relacionPeriodo.periodoID} = ${origin} and ${isCopied}
      order by ${relacion.clienteProductoID}
      returning cliente_producto_periodo_id as id, cliente_producto_id, moneda_id
    ),
    month as materialized (
      select m.anio, m.mes, ${isHistoryMonth({ anio: sql`m.anio`, mes: sql`m.mes` })} as is_history
      from ${periodo} cross join lateral ${periodMonths} m
      where ${periodo.periodoID} = ${destination}
    ),
    copied as (
      insert into ${venta} (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
      select fila.id, month.anio, month.mes, coalesce(source.volumen_ton, 0), coalesce(${price}, 0)
      from fila
      cross join lateral (
        select ${relacionPeriodo.clienteProductoPeriodoID} as id, ${relacionPeriodo.monedaID} as moneda_id,
          ${periodo.periodoID} as periodo_id, ${periodo.tipo} as tipo
        from ${relacionPeriodo} join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
        where ${relacionPeriodo.clienteProductoID} = fila.cliente_producto_id
          and ${relacionPeriodo.periodoID} = ${origin}
        limit 1
      ) origin
      cross join month
      left join lateral (
        select ${venta.volumenTon} as volumen_ton, ${venta.precio} as precio
        from ${venta}
        where ${venta.clienteProductoPeriodoID} = origin.id
          and ${venta.mes} = month.mes
          and (${venta.anio} = month.anio or (${venta.anio} < month.anio and not month.is_history))
        order by ${venta.anio} desc
        limit 1
      ) source on true
      order by fila.id, month.anio, month.mes
      returning 1
    )
    select (select count(*) from fila)::int as relaciones, (select count(*) from copied)::int as ventas`);
  const [content] = rows;
  if (!content) throw new Error('Counts always give one row');
  return content;
}

/** Copies one rate a currency, without month: the latest month's where the origin has monthly ones. Gives how many. */
export async function copyRates(db: Db, origin: string, destination: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${periodoMoneda} (periodo_id, moneda_id, tasa_cambio_eur)
    select distinct on (${periodoMoneda.monedaID}) ${destination}, ${periodoMoneda.monedaID}, ${periodoMoneda.tasaCambioEUR}
    from ${periodoMoneda}
    where ${periodoMoneda.periodoID} = ${origin}
    order by ${periodoMoneda.monedaID}, ${periodoMoneda.mes} desc nulls last`);
  return rowCount ?? 0;
}
