import { visibleLine } from '@presupuesto/api-sdk/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cliente, moneda, pais, producto, relacion, relacionPeriodo, vendedor } from '../../../db/schema.ts';
import { searchableText } from '../../../db/searchable.ts';

export interface CodedRecord {
  id: number;
  code: string;
  /** Among all of them, from 0 on. */
  place: number;
}

export interface Client extends CodedRecord {
  monedaID: string;
}

/** Records by their code; two codes differ in more than case and accents. */
export interface Codes<T extends CodedRecord = CodedRecord> {
  readonly all: readonly T[];
  /** That of a text; digits that are no code themselves are the one that they may be as a number. */
  find(code: string): T | undefined;
  /** Those whose code a number may be: 12 is `12` and `00012`, for a spreadsheet shows zeros that it does not hold. */
  ofNumber(number: string): readonly T[];
}

/** All that rows of a sales file may name. */
export interface Catalogue {
  sellers: Codes;
  clients: Codes<Client>;
  products: Codes;
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

function byCode<T extends { id: number; code: string }>(records: readonly T[]): Codes<T & CodedRecord> {
  const all = records.map((record, place) => ({ ...record, place }));
  const found = new Map(all.map((record) => [searchableText(record.code.trim()), record]));
  // What was stored before may hold what nobody sees.
  const seenAs = grouped(all, ({ code }) => visibleKey(code));
  const numbers = grouped(all, ({ code }) => withoutZeros(code.trim()));
  // A file names the same few codes again and again, as they are written in it.
  const seen = new Map<string, T & CodedRecord>();
  return {
    all,
    find(code) {
      let record = seen.get(code);
      if (record === undefined) {
        record = found.get(searchableText(code.trim())) ?? found.get(visibleKey(code));
        record ??= onlyOne(seenAs.get(visibleKey(code))) ?? onlyOne(numbers.get(code.trim()));
        if (record !== undefined) seen.set(code, record);
      }
      return record;
    },
    ofNumber: (number) => numbers.get(number) ?? [],
  };
}

const onlyOne = <T>(found: readonly T[] = []): T | undefined => (found.length === 1 ? found[0] : undefined);

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

const visibleKey = (code: string): string => searchableText(visibleLine(code).trim());
const withoutZeros = (code: string): string => (/^\d+$/.test(code) ? code.replace(/^0+(?=.)/, '') : code);

/** Ids of a seller, a client and a product. */
interface PairOfRow {
  seller: number | undefined;
  client: number | undefined;
  product: number | undefined;
}

/** The currency that a pair's row keeps in a period though its client has another one now; else undefined. */
type KeptCurrency = (pair: PairOfRow) => string | undefined;

const keyOf = ({ seller, client, product }: PairOfRow): string => `${seller} ${client} ${product}`;

/** Looks them up for a whole period (decisions §4). */
async function loadKeptCurrencies(db: Db, periodoID: string): Promise<KeptCurrency> {
  const found = await db
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
  const kept = new Map(found.map((row) => [keyOf(row), row.monedaID ?? undefined]));
  return (pair) => (kept.size === 0 ? undefined : kept.get(keyOf(pair)));
}
