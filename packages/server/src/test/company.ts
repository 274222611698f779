import { eq } from 'drizzle-orm';
import { monthID } from '../areas/shared/month-id.ts';
import type { Db } from '../db/connect.ts';
import {
  cliente,
  division,
  pais,
  periodo,
  periodoMoneda,
  producto,
  relacion,
  relacionPeriodo,
  usuario,
  vendedor,
  venta,
} from '../db/schema.ts';
import { cheapHash } from './cheap-keys.ts';

/** The key of every user that this file makes. */
export const testKey = 'Prueba-2026!';
const testKeyHash = cheapHash(testKey);

let made = 0;

export interface TestSeller {
  vendedorID: number;
  usuarioID: number;
  nombreUsuario: string;
}

/** Adds a user who signs in with `testKey`. */
export async function addUser(
  db: Db,
  user: Partial<typeof usuario.$inferInsert> & { nombreUsuario: string },
): Promise<number> {
  const [added] = await db
    .insert(usuario)
    .values({
      email: `${user.nombreUsuario}@prueba.example`,
      tipoUsuario: 'VENDEDOR',
      claveHash: testKeyHash,
      ...user,
    })
    .returning();
  return required(added).usuarioID;
}

/** Adds a salesperson, with a division of that id where it is missing, and the user who works as them. */
export async function addSeller(
  db: Db,
  nombreUsuario: string,
  { country = 'Colombia', divisionID = 'ACE' } = {},
): Promise<TestSeller> {
  await db
    .insert(division)
    .values({ divisionID, nombre: `División ${divisionID}` })
    .onConflictDoNothing();
  const [added] = await db
    .insert(vendedor)
    .values({
      vendedorCodigo: `V-${nombreUsuario}`,
      nombre: nombreUsuario,
      apellido: 'Prueba',
      email: `${nombreUsuario.toUpperCase()}@Prueba.Example`,
      divisionID,
      paisID: await countryID(db, country),
    })
    .returning();
  const usuarioID = await addUser(db, { nombreUsuario });
  return { vendedorID: required(added).vendedorID, usuarioID, nombreUsuario };
}

/** Adds an open, visible period of a year from January, unless `over` differs; its id holds type and year. */
export async function addPeriod(
  db: Db,
  periodoID: string,
  changes: Partial<typeof periodo.$inferInsert> = {},
): Promise<string> {
  const [, tipo, anio] = /^(SOP|CUR|BGT)\d*-(\d{4})$/.exec(periodoID) ?? [];
  if (tipo !== 'SOP' && tipo !== 'CUR' && tipo !== 'BGT') throw new Error(`${periodoID} is no period's id`);
  await db.insert(periodo).values({
    periodoID,
    tipo,
    anioInicio: Number(anio),
    mesInicio: 1,
    cantidadMeses: 12,
    ...changes,
  });
  return periodoID;
}

export async function addRate(
  db: Db,
  periodoID: string,
  monedaID: string,
  tasaCambioEUR: string,
  mes: number | null = null,
): Promise<void> {
  await db.insert(periodoMoneda).values({ periodoID, monedaID, tasaCambioEUR, mes });
}

export interface TestPair {
  clienteProductoID: number;
  clienteID: number;
  productoID: number;
}

/** Adds a client of a country and a product of their own, and assigns the pair to a seller. */
export async function addPair(db: Db, vendedorID: number, country = 'Colombia'): Promise<TestPair> {
  made += 1;
  // Lists go by name: pairs come in the order in which they were made.
  const n = String(made).padStart(6, '0');
  const paisID = await countryID(db, country);
  const [client] = await db
    .insert(cliente)
    .values({ clienteCodigo: `C-${n}`, nombre: `Cliente ${n}`, paisID })
    .returning();
  const [product] = await db
    .insert(producto)
    .values({ productoCodigo: `P-${n}`, nombre: `Producto ${n}` })
    .returning();
  const { clienteID } = required(client);
  const { productoID } = required(product);
  const [pair] = await db.insert(relacion).values({ vendedorID, clienteID, productoID }).returning();
  return { clienteProductoID: required(pair).clienteProductoID, clienteID, productoID };
}

export interface TestMonth {
  anio: number;
  mes: number;
  volumenTon: string;
  precio: string;
}

/** Puts a pair into a period with its months; gives their ids, in the same order. */
export async function addRow(
  db: Db,
  { clienteProductoID }: TestPair,
  periodoID: string,
  months: readonly TestMonth[],
  changes: Partial<typeof relacionPeriodo.$inferInsert> = {},
): Promise<number[]> {
  const [row] = await db
    .insert(relacionPeriodo)
    .values({ clienteProductoID, periodoID, monedaID: await currencyOf(db, clienteProductoID), ...changes })
    .returning();
  const { clienteProductoPeriodoID } = required(row);
  if (months.length === 0) return [];
  const added = await db
    .insert(venta)
    .values(months.map((month) => ({ ...month, clienteProductoPeriodoID })))
    .returning();
  return added.map(({ anio, mes }) => monthID({ rowID: clienteProductoPeriodoID, anio, mes }));
}

/** The currency of a pair's client. */
export async function currencyOf(db: Db, clienteProductoID: number): Promise<string> {
  const [found] = await db
    .select({ monedaID: pais.monedaID })
    .from(relacion)
    .innerJoin(cliente, eq(cliente.clienteID, relacion.clienteID))
    .innerJoin(pais, eq(pais.paisID, cliente.paisID))
    .where(eq(relacion.clienteProductoID, clienteProductoID));
  return required(found).monedaID;
}

/** The value, which the database has just been asked to make. */
export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The database gave nothing back');
  return value;
}

export async function countryID(db: Db, nombre: string): Promise<number> {
  const [country] = await db.select().from(pais).where(eq(pais.nombre, nombre));
  return required(country).paisID;
}
