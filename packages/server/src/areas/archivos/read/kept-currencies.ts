import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cliente, pais, relacion, relacionPeriodo } from '../../../db/schema.ts';

/** Ids of a seller, a client and a product. */
export interface PairIDs {
  seller: number | undefined;
  client: number | undefined;
  product: number | undefined;
}

/** The currency that a pair's row keeps in a period though its client is sold in another one by now; undefined for most. */
export type KeptCurrency = (pair: PairIDs) => string | undefined;

const keyOf = ({ seller, client, product }: PairIDs): string => `${seller} ${client} ${product}`;

/** Looks them up for a whole period (decisions §4). */
export async function loadKeptCurrencies(db: Db, periodoID: string): Promise<KeptCurrency> {
  const rows = await db
    .select({
      seller: relacion.vendedorID,
      client: relacion.clienteID,
      product: relacion.productoID,
      monedaID: relacionPeriodo.monedaID,
    })
    .from(relacionPeriodo)
    .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
    .innerJoin(cliente, eq(cliente.clienteID, relacion.clienteID))
    .innerJoin(pais, eq(pais.paisID, cliente.paisID))
    .where(
      sql`${relacionPeriodo.periodoID} = ${periodoID} and ${relacionPeriodo.monedaID} <> ${pais.monedaID}`,
    );
  const kept = new Map(rows.map((row) => [keyOf(row), row.monedaID ?? undefined]));
  return (pair) => (kept.size === 0 ? undefined : kept.get(keyOf(pair)));
}
