import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, periodo, producto, relacion, relacionPeriodo, vendedor } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { anyOf } from '../shared/any-of.ts';
import { CLIENT_UNKNOWN, SELLER_UNKNOWN } from '../shared/unknown.ts';

/** A relation of the salesperson and client in question. */
export type Pair = Pick<typeof relacion.$inferSelect, 'clienteProductoID' | 'productoID' | 'eliminada'>;

/**
 * Lets one assignment of a salesperson's go at a time, and keeps the client from being removed.
 *
 * @throws HttpProblem 404
 */
export async function lockSellerAndClient(db: Db, vendedorID: number, clienteID: number): Promise<void> {
  const [seller] = await db
    .select({ vendedorID: vendedor.vendedorID })
    .from(vendedor)
    .where(eq(vendedor.vendedorID, vendedorID))
    .for('no key update');
  if (!seller) throw new HttpProblem(404, SELLER_UNKNOWN);
  const [client] = await db
    .select({ clienteID: cliente.clienteID })
    .from(cliente)
    .where(eq(cliente.clienteID, clienteID))
    .for('key share');
  if (!client) throw new HttpProblem(404, CLIENT_UNKNOWN);
}

/** All relations of a salesperson and a client, removed ones too, held against other changes. */
export function lockPairs(db: Db, vendedorID: number, clienteID: number): Promise<Pair[]> {
  return db
    .select({
      clienteProductoID: relacion.clienteProductoID,
      productoID: relacion.productoID,
      eliminada: relacion.eliminada,
    })
    .from(relacion)
    .where(and(eq(relacion.vendedorID, vendedorID), eq(relacion.clienteID, clienteID)))
    .orderBy(asc(relacion.clienteProductoID))
    .for('update');
}

/** Those of the products that exist, kept from being removed. */
export async function lockProducts(db: Db, productoIDs: readonly number[]): Promise<Set<number>> {
  if (productoIDs.length === 0) return new Set();
  const found = await db
    .select({ productoID: producto.productoID })
    .from(producto)
    .where(sql`${producto.productoID} = ${anyOf(productoIDs)}`)
    .orderBy(asc(producto.productoID))
    .for('key share');
  return new Set(found.map(({ productoID }) => productoID));
}

/** The open periods, none of them to be closed until the transaction ends. */
export async function lockOpenPeriods(db: Db): Promise<string[]> {
  const open = await db
    .select({ periodoID: periodo.periodoID })
    .from(periodo)
    .where(eq(periodo.activo, true))
    .orderBy(asc(periodo.periodoID))
    .for('share');
  return open.map(({ periodoID }) => periodoID);
}

/** Whether one of the relations is in closed periods and in no open one. */
export async function onlyInClosedPeriods(db: Db, relations: readonly number[]): Promise<boolean> {
  if (relations.length === 0) return false;
  const held = await db
    .select({ clienteProductoID: relacionPeriodo.clienteProductoID })
    .from(relacionPeriodo)
    .innerJoin(periodo, eq(periodo.periodoID, relacionPeriodo.periodoID))
    .where(
      and(
        sql`${relacionPeriodo.clienteProductoID} = ${anyOf(relations)}`,
        eq(relacionPeriodo.eliminada, false),
      ),
    )
    .groupBy(relacionPeriodo.clienteProductoID)
    .having(sql`not bool_or(${periodo.activo})`)
    .limit(1);
  return held.length > 0;
}
