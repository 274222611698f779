import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, pais, periodo, periodoMoneda, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { skipForeignKeyChecks } from '../../db/skip-foreign-key-checks.ts';
import { countApart, countPeriod } from '../../db/totals/count-apart.ts';
import { isHistoryMonth, periodMonths } from '../shared/budget-rules-sql.ts';
import { rateAt } from '../shared/rate.ts';
import { holdSellers } from '../shared/seller.ts';

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
  await holdSellers(db);
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
 * Of a hundred thousand rows each step takes seconds: foreign keys are not looked up, and the totals are counted at the end.
 */
export async function copyRows(db: Db, origin: string, destination: string) {
  await skipForeignKeyChecks(db);
  await countApart(db);
  const relaciones = await copyRelations(db, origin, destination);
  const seeded = await copyMonths(db, origin, destination);
  const ventas = seeded + (await addMissingMonths(db, destination));
  await countPeriod(db, destination);
  return { relaciones, ventas };
}

async function copyRelations(db: Db, origin: string, destination: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${relacionPeriodo} (cliente_producto_id, periodo_id, moneda_id)
    select ${relacion.clienteProductoID}, ${destination}, ${pais.monedaID}
    from ${relacionPeriodo}
    join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
    join ${pais} on ${pais.paisID} = ${cliente.paisID}
    where ${relacionPeriodo.periodoID} = ${origin} and ${isCopied}
    order by ${relacion.clienteProductoID}`);
  return rowCount ?? 0;
}

/** The destination's months, from January of its first year on. */
const monthsOf = (destination: string): SQL => sql`
  select m.anio, m.mes, ${isHistoryMonth({ anio: sql`m.anio`, mes: sql`m.mes` })} as is_history
  from ${periodo} cross join lateral ${periodMonths} m
  where ${periodo.periodoID} = ${destination}`;

/** Copies what the origin has for the months. Each row's months are looked up by their key. */
async function copyMonths(db: Db, origin: string, destination: string): Promise<number> {
  const rateIn = (monedaID: SQL) =>
    rateAt({ periodoID: sql`${origin}::text`, tipo: sql`origin.tipo`, monedaID, mes: sql`month.mes` });
  const price = sql`case when old.moneda_id = new.moneda_id then source.precio
    else round(source.precio * ${rateIn(sql`new.moneda_id`)} / ${rateIn(sql`old.moneda_id`)}, 4) end`;
  const { rowCount } = await db.execute(sql`
    with month as materialized (${monthsOf(destination)}),
    origin as materialized (select ${periodo.tipo} as tipo from ${periodo} where ${periodo.periodoID} = ${origin})
    insert into ${venta} (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
    select distinct on (new.cliente_producto_periodo_id, month.anio, month.mes)
      new.cliente_producto_periodo_id, month.anio, month.mes, source.volumen_ton, coalesce(${price}, 0)
    from ${relacionPeriodo} new
    join ${relacionPeriodo} old on old.cliente_producto_id = new.cliente_producto_id and old.periodo_id = ${origin}
    cross join lateral (
      select * from ${venta} where ${venta.clienteProductoPeriodoID} = old.cliente_producto_periodo_id offset 0
    ) source
    join month on month.mes = source.mes
      and (source.anio = month.anio or (source.anio < month.anio and not month.is_history))
    cross join origin
    where new.periodo_id = ${destination}
    order by new.cliente_producto_periodo_id, month.anio, month.mes, source.anio desc`);
  return rowCount ?? 0;
}

/** Gives the rows zeros in the months that the origin has nothing for. */
async function addMissingMonths(db: Db, destination: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with month as materialized (${monthsOf(destination)}),
    incomplete as materialized (
      select ${relacionPeriodo.clienteProductoPeriodoID} as id from ${relacionPeriodo}
      where ${relacionPeriodo.periodoID} = ${destination} and (select count(*) from month) > (
        select count(*) from ${venta} where ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID})
    )
    insert into ${venta} (cliente_producto_periodo_id, anio, mes)
    select incomplete.id, month.anio, month.mes from incomplete cross join month
    order by 1, 2, 3
    on conflict do nothing`);
  return rowCount ?? 0;
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
