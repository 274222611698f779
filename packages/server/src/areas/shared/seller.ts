import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { preparedFor } from '../../db/prepared.ts';
import { pais, relacion, vendedor } from '../../db/schema.ts';
import type { SessionUser } from '../../sessions/session-user.ts';

/** The salesperson that the caller works as, if any. */
export type SellerID = SessionUser['vendedorID'];

/** Whether a relation is the salesperson's own. Who works as none has none. */
export function isOfSeller(vendedorID: SellerID): SQL {
  return isSeller(relacion.vendedorID, vendedorID);
}

/** Whether a column holds the salesperson, who may be none. */
export function isSeller(column: Column, vendedorID: SellerID): SQL {
  return vendedorID === null ? sql`false` : eq(column, vendedorID);
}

const homeOfSeller = preparedFor((db) =>
  db
    .select({ monedaID: pais.monedaID })
    .from(vendedor)
    .innerJoin(pais, eq(pais.paisID, vendedor.paisID))
    .where(eq(vendedor.vendedorID, sql.placeholder('vendedorID')))
    .prepare('home_currency'),
);

/** The currency of a salesperson's country. */
export async function homeCurrency(db: Db, vendedorID: number): Promise<string> {
  const [home] = await homeOfSeller(db).execute({ vendedorID });
  if (!home) throw new Error(`There is no salesperson ${vendedorID}`);
  return home.monedaID;
}
