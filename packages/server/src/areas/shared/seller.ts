import { asc, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { preparedFor } from '../../db/prepared.ts';
import { pais, relacion, vendedor } from '../../db/schema.ts';
import type { SessionUser } from '../../sessions/session-user.ts';

/** The salesperson that the caller works as, if any. */
export type SellerID = SessionUser['vendedorID'];

export const NO_SELLER = 'Su usuario no está vinculado a ningún vendedor';

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

/** Keeps a salesperson's division until the transaction ends: what begins or stops to count meanwhile counts there. */
export async function holdDivision(db: Db, vendedorID: number): Promise<void> {
  await db
    .select({ vendedorID: vendedor.vendedorID })
    .from(vendedor)
    .where(eq(vendedor.vendedorID, vendedorID))
    .for('key share');
}

/** Waits for assignments, loads and changes of salespeople, which begin with those, and holds further ones until the transaction ends. */
export async function holdSellers(db: Db): Promise<void> {
  await db
    .select({ vendedorID: vendedor.vendedorID })
    .from(vendedor)
    .orderBy(asc(vendedor.vendedorID))
    .for('share');
}
