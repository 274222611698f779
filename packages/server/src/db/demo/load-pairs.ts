import { eq, sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { cliente, pais, producto, relacion, vendedor } from '../schema.ts';
import type { DemoPair } from './figures.ts';
import { pairsOf } from './pairs.ts';
import { sellers } from './people.ts';
import { products } from './products.ts';

/** A pair in the database. */
export type LoadedPair = DemoPair & { clienteProductoID: number };

/** Assigns to every seller the own pairs. */
export async function loadPairs(db: Db): Promise<LoadedPair[]> {
  const pairs = sellers.flatMap((seller) =>
    pairsOf(seller).map(({ client, product }) => ({ seller, client, product })),
  );
  await db.execute(sql`
    insert into ${relacion} (vendedor_id, cliente_id, producto_id)
    select ${vendedor.vendedorID}, ${cliente.clienteID}, ${producto.productoID}
    from unnest(
      ${sql.param(pairs.map(({ seller }) => seller.vendedorCodigo))}::text[],
      ${sql.param(pairs.map(({ client }) => client.clienteCodigo))}::text[],
      ${sql.param(pairs.map(({ product }) => product.productoCodigo))}::text[]
    ) with ordinality as pair(vendedor, cliente, producto, place)
    join ${vendedor} on ${vendedor.vendedorCodigo} = pair.vendedor
    join ${cliente} on ${cliente.clienteCodigo} = pair.cliente
    join ${producto} on ${producto.productoCodigo} = pair.producto
    order by pair.place`);

  const loaded = await db
    .select({
      clienteProductoID: relacion.clienteProductoID,
      vendedorCodigo: vendedor.vendedorCodigo,
      clienteCodigo: cliente.clienteCodigo,
      productoCodigo: producto.productoCodigo,
      monedaID: pais.monedaID,
    })
    .from(relacion)
    .innerJoin(vendedor, eq(vendedor.vendedorID, relacion.vendedorID))
    .innerJoin(cliente, eq(cliente.clienteID, relacion.clienteID))
    .innerJoin(pais, eq(pais.paisID, cliente.paisID))
    .innerJoin(producto, eq(producto.productoID, relacion.productoID))
    .orderBy(relacion.clienteProductoID);
  const prices = new Map(products.map(({ productoCodigo, eurPerKilo }) => [productoCodigo, eurPerKilo]));
  return loaded.map((pair) => ({ ...pair, eurPerKilo: prices.get(pair.productoCodigo) ?? 1 }));
}
