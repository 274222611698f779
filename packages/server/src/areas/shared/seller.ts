import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { pais, usuario, vendedor } from '../../db/schema.ts';

/** A salesperson, and the currency of their country. */
export interface Seller {
  vendedorID: number;
  monedaID: string;
}

/** The condition that ties a user to a salesperson: the same e-mail address, whatever its case (decisions §8). */
export const isSellerOfUser = sql<boolean>`lower(${vendedor.email}) = lower(${usuario.email})`;

/** The salesperson that a VENDEDOR user works as; undefined when none has the user's address. */
export async function findSeller(db: Db, usuarioID: number): Promise<Seller | undefined> {
  const [seller] = await db
    .select({ vendedorID: vendedor.vendedorID, monedaID: pais.monedaID })
    .from(usuario)
    .innerJoin(vendedor, isSellerOfUser)
    .innerJoin(pais, eq(pais.paisID, vendedor.paisID))
    .where(eq(usuario.usuarioID, usuarioID));
  return seller;
}
