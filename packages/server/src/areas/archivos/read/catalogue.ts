import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cliente, moneda, pais, producto, relacion, relacionPeriodo, vendedor } from '../../../db/schema.ts';

/** Records by their code; two codes differ in more than case and accents. Each has a place, from 0 on. */
export interface Codes<T extends { id: number }> {
  readonly all: readonly T[];
  /** The place of a code in `all`; -1 for an unknown one. */
  placeOf(code: string): number;
}

export interface Client {
  id: number;
  monedaID: string;
}

/** All that rows of a sales file may name. */
export interface Catalogue {
  sellers: Codes<{ id: number }>;
  clients: Codes<Client>;
  products: Codes<{ id: number }>;
  currencies: ReadonlySet<string>;
  /** Of rows of the period that is loaded. */
  keptCurrency: KeptCurrency;
}

/** Five statements for a whole file, whatever its rows. */
export async function loadCatalogue(db: Db, periodoID: string): Promise<Catalogue> {
  const sellers = await db.select({ id: vendedor.vendedorID, code: vendedor.vendedorCodigo }).from(vendedor);
  const clients = await db
    .select({ id: cliente.clienteID, code: cliente.clienteCodigo, monedaID: pais.monedaID })
    .from(cliente)
    .innerJoin(pais, eq(pais.paisID, cliente.paisID));
  const products = await db.select({ id: producto.productoID, code: producto.productoCodigo }).from(producto);
  const currencies = await db.select({ monedaID: moneda.monedaID }).from(moneda);
  return {
    sellers: byCode(sellers),
    clients: byCode(clients),
    products: byCode(products),
    currencies: new Set(currencies.map(({ monedaID }) => monedaID)),
    keptCurrency: await loadKeptCurrencies(db, periodoID),
  };
}

function byCode<T extends { id: number; code: string }>(all: readonly T[]): Codes<T> {
  const places = new Map(all.map(({ code }, place) => [comparable(code), place]));
  // A file names the same few codes again and again, as they are written in it.
  const seen = new Map<string, number>();
  return {
    all,
    placeOf(code) {
      let place = seen.get(code);
      if (place === undefined) {
        place = places.get(comparable(code)) ?? -1;
        if (place >= 0) seen.set(code, place);
      }
      return place;
    },
  };
}

/** As `searchable` compares in the database. */
const comparable = (code: string): string =>
  code
    .trim()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]+/g, '')
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

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
