import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, producto, relacion, vendedor } from '../../db/schema.ts';
import { byName } from '../../db/searchable.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { isOfSeller, type SellerID } from '../shared/seller.ts';
import { CLIENT_UNKNOWN, SELLER_UNKNOWN } from '../shared/unknown.ts';

/** Who asks, and the salesperson that is named in the request, if any. */
export interface Asked {
  user: Pick<SessionUser, 'tipoUsuario' | 'vendedorID'>;
  vendedorID: number | undefined;
}

/**
 * Whose relations are asked for: an administrator names the salesperson, a seller works on their own (decisions §8). A user
 * without a salesperson has none.
 *
 * @throws HttpProblem 400 when an administrator names nobody; 404 for an unknown salesperson, and for another one's
 */
export async function askedSeller(db: Db, { user, vendedorID }: Asked): Promise<SellerID> {
  if (user.tipoUsuario !== 'ADMINISTRADOR') {
    if (vendedorID !== undefined && vendedorID !== user.vendedorID)
      throw new HttpProblem(404, SELLER_UNKNOWN);
    return user.vendedorID;
  }
  if (vendedorID === undefined) throw new HttpProblem(400, 'Debe seleccionar un vendedor');
  if ((await db.$count(vendedor, eq(vendedor.vendedorID, vendedorID))) === 0)
    throw new HttpProblem(404, SELLER_UNKNOWN);
  return vendedorID;
}

/** The products that a salesperson has assigned to a client, by name. @throws HttpProblem 404 for an unknown client */
export async function listAssigned(db: Db, vendedorID: SellerID, clienteID: number) {
  if ((await db.$count(cliente, eq(cliente.clienteID, clienteID))) === 0)
    throw new HttpProblem(404, CLIENT_UNKNOWN);
  return db
    .select({
      productoID: producto.productoID,
      productoCodigo: producto.productoCodigo,
      nombre: producto.nombre,
    })
    .from(relacion)
    .innerJoin(producto, eq(producto.productoID, relacion.productoID))
    .where(and(isOfSeller(vendedorID), eq(relacion.clienteID, clienteID), eq(relacion.eliminada, false)))
    .orderBy(byName(producto.nombreBuscable), asc(producto.productoID));
}
