import { type DatosApertura, periodMonths } from '@presupuesto/api-sdk/contract';
import { asc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, pais, periodoMoneda, relacion, relacionPeriodo, vendedor } from '../../db/schema.ts';
import { skipForeignKeyChecks } from '../../db/skip-foreign-key-checks.ts';
import { countApart } from '../../db/totals/count-apart.ts';
import { configure } from '../archivos/write/steps.ts';
import type { Period } from '../shared/period.ts';
import { holdSellers } from '../shared/seller.ts';
import { copiedFrom } from './copied.ts';
import { addMissingMonths, copyMonths } from './copy-months.ts';
import type { StagedOpening } from './staged-opening.ts';
import { countStaged, tieStaged } from './tie-staged.ts';

/**
 * Holds all assignments and removals of relations until the transaction ends, for none of them sees a period that is only
 * being opened: an assignment and a load begin with their salespeople, a removal with its relation. In the order of all three.
 */
export async function holdRelations(db: Db, { periodoOrigen, conAsignados }: DatosApertura): Promise<void> {
  await holdSellers(db);
  const inOrigin = db
    .select({ clienteProductoID: relacionPeriodo.clienteProductoID })
    .from(relacionPeriodo)
    .where(eq(relacionPeriodo.periodoID, periodoOrigen));
  const held = db
    .select({ clienteProductoID: relacion.clienteProductoID })
    .from(relacion)
    .where(conAsignados ? not(relacion.eliminada) : inArray(relacion.clienteProductoID, inOrigin))
    .orderBy(asc(relacion.clienteProductoID))
    .for('share')
    .as('held');
  // Counted, for a hundred thousand ids are of no use here.
  await db.$count(held);
}

/**
 * Copies the origin's relations, and adds the assigned ones that it lacks where that is asked for: not budgeted, with a figure for
 * every month from January of the destination's first year to its last month. A month from the start on is seeded: from the
 * origin's same year and month, else from the same month of its nearest earlier year, else 0. A month before the start is history,
 * which nobody can correct: the origin's very month, else 0. A relation that lacks a month in the origin lacks it whatever the
 * others have (decisions §3).
 *
 * A copy is in the client's present currency. Prices of an origin in another one go through the euro at the origin's rates; without
 * these they are 0, for the same number would be another price.
 *
 * Of a hundred thousand rows each step takes long: foreign keys are not looked up, and months are counted as they are copied.
 *
 * @param staged what was copied before, of use if it still is what a copy would be
 */
export async function copyRows(
  db: Db,
  origin: Period,
  destination: Period,
  { conAsignados }: DatosApertura,
  staged?: StagedOpening,
) {
  await skipForeignKeyChecks(db);
  await countApart(db);
  await configure(db, plannerSettings);
  const isTied = staged !== undefined && (await tieStaged(db, staged, destination));
  const copied = isTied
    ? staged.ids.length
    : await copyRelations(db, origin.periodoID, destination.periodoID);
  const added = conAsignados ? await addAssigned(db, destination.periodoID) : 0;
  const months = periodMonths(destination).length;
  const ventas = (copied + added) * months;
  if (isTied) await countStaged(db, staged, destination);
  const had = isTied ? copied * months : await copyMonths(db, origin, destination);
  if (had < ventas)
    await addMissingMonths(db, destination, sql`${relacionPeriodo.periodoID} = ${destination.periodoID}`);
  return { relaciones: copied + added, ventas };
}

/** No row by row: the planner takes those that have just been written for one, and each would be looked up in three tables. */
const plannerSettings = { enable_nestloop: 'off' };

async function copyRelations(db: Db, origin: string, destination: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${relacionPeriodo} (cliente_producto_id, periodo_id, moneda_id)
    select ${relacion.clienteProductoID}, ${destination}, ${pais.monedaID}
    ${copiedFrom(origin)}
    order by ${relacion.clienteProductoID}`);
  return rowCount ?? 0;
}

/** Adds what is on the lists of active salespeople and was not copied. Gives how many. */
async function addAssigned(db: Db, destination: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${relacionPeriodo} (cliente_producto_id, periodo_id, moneda_id)
    select ${relacion.clienteProductoID}, ${destination}, ${pais.monedaID}
    from ${relacion}
    join ${vendedor} on ${vendedor.vendedorID} = ${relacion.vendedorID}
    join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
    join ${pais} on ${pais.paisID} = ${cliente.paisID}
    where not ${relacion.eliminada} and ${vendedor.activo}
    order by ${relacion.clienteProductoID}
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
