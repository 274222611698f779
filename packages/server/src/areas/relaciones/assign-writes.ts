import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, pais, periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { anyOf } from '../shared/any-of.ts';
import { isPlanned, periodMonths } from '../shared/budget-rules-sql.ts';

/**
 * Removes relations softly from the seller's list and from the open periods, or brings them back with what they held there. Rows
 * first: whoever marks one as budgeted at that moment is waited for before it stops to count.
 *
 * @returns the periods that hold them
 */
export async function setRemoved(
  db: Db,
  relations: readonly number[],
  open: readonly string[],
  eliminada: boolean,
): Promise<string[]> {
  if (relations.length === 0) return [];
  const changed = await db
    .update(relacionPeriodo)
    .set({ eliminada })
    .where(
      and(
        sql`${relacionPeriodo.clienteProductoID} = ${anyOf(relations)}`,
        inArray(relacionPeriodo.periodoID, [...open]),
      ),
    )
    .returning({ periodoID: relacionPeriodo.periodoID });
  await db
    .update(relacion)
    .set({ eliminada })
    .where(sql`${relacion.clienteProductoID} = ${anyOf(relations)}`);
  return changed.flatMap(({ periodoID }) => periodoID ?? []);
}

/** Brings rows of relations back that were removed from open periods. @returns the periods of these rows */
export async function restoreRows(
  db: Db,
  relations: readonly number[],
  open: readonly string[],
): Promise<string[]> {
  if (relations.length === 0) return [];
  const restored = await db
    .update(relacionPeriodo)
    .set({ eliminada: false })
    .where(
      and(
        sql`${relacionPeriodo.clienteProductoID} = ${anyOf(relations)}`,
        inArray(relacionPeriodo.periodoID, [...open]),
        relacionPeriodo.eliminada,
      ),
    )
    .returning({ periodoID: relacionPeriodo.periodoID });
  return restored.flatMap(({ periodoID }) => periodoID ?? []);
}

/** Adds relations; gives their ids. */
export async function addRelations(
  db: Db,
  vendedorID: number,
  clienteID: number,
  productoIDs: readonly number[],
): Promise<number[]> {
  if (productoIDs.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${relacion} (vendedor_id, cliente_id, producto_id)
    select ${vendedorID}::int, ${clienteID}::int, unnest(${sql.param([...productoIDs])}::int[])
    returning cliente_producto_id as id`);
  return rows.map(({ id }) => id);
}

/**
 * Gives relations a row of zeros in each of the open periods that they are not in: one for each month, and before the start the
 * months of its year, in the client's currency (decisions §3 and §4). Budgets alone: what a CUR period holds has been sold, and
 * comes from the sales files.
 *
 * @returns the periods that got rows
 */
export async function fillPeriods(
  db: Db,
  relations: readonly number[],
  open: readonly string[],
): Promise<string[]> {
  if (relations.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    with fila as (
      insert into ${relacionPeriodo} (cliente_producto_id, periodo_id, moneda_id)
      select assigned.id, ${periodo.periodoID}, ${pais.monedaID}
      from unnest(${sql.param([...relations])}::int[]) as assigned(id)
      join ${relacion} on ${relacion.clienteProductoID} = assigned.id
      join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
      join ${pais} on ${pais.paisID} = ${cliente.paisID}
      cross join ${periodo}
      where ${periodo.periodoID} = any(${sql.param([...open])}::text[]) and ${isPlanned}
      on conflict do nothing
      returning cliente_producto_periodo_id as id, periodo_id
    ),
    meses as (
      insert into ${venta} (cliente_producto_periodo_id, anio, mes)
      select fila.id, m.anio, m.mes
      from fila join ${periodo} on ${periodo.periodoID} = fila.periodo_id
      cross join lateral ${periodMonths} m
    )
    select distinct periodo_id as id from fila`);
  return rows.map(({ id }) => id);
}
