import { type ResultadoCarga } from '@presupuesto/api-sdk/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
  auditoria,
  cliente,
  pais,
  periodo,
  producto,
  relacion,
  relacionPeriodo,
  vendedor,
  venta,
} from '../db/schema.ts';
import { addSeller, addUser, required, testKey } from './company.ts';
import { type SalesRow, salesBook } from './workbook/sales-book.ts';
import type { World } from './world.ts';

export const LOAD = '/api/presupuesto/cargar-archivo';
const CHECK = '/api/presupuesto/comprobar-archivo';

interface LoadAnswer {
  status: number;
  message: string;
  data: ResultadoCarga | undefined;
}

/** Sends a form as a browser does. */
export async function sendForm(url: string, token: string, form: FormData): Promise<LoadAnswer> {
  const response = await fetch(url, { method: 'POST', headers: { 'x-token': token }, body: form });
  const { message, data } = (await response.json()) as Omit<LoadAnswer, 'status'>;
  return { status: response.status, message, data };
}

/** @param more fields besides the file and the name */
export function formOf(
  book: Uint8Array,
  nombre: string,
  fileName = 'ventas.xlsx',
  more: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  form.set('nombre', nombre);
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(book)]), fileName);
  return form;
}

/** An administrator, the sellers Ana (Colombia) and Bruno (Perú), clients C-1 (Colombia) and C-2 (Perú), products P-1 to P-3. */
export async function openLoading(world: World) {
  const { db, url, signIn } = world;
  const admin = await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const token = await signIn('jefa', testKey);
  const ana = await addSeller(db, 'ana');
  const bruno = await addSeller(db, 'bruno', { country: 'Perú' });
  const countryID = async (nombre: string) =>
    required((await db.select().from(pais).where(eq(pais.nombre, nombre)))[0]).paisID;
  const clients = await db
    .insert(cliente)
    .values([
      { clienteCodigo: 'C-1', nombre: 'Cliente uno', paisID: await countryID('Colombia') },
      { clienteCodigo: 'C-2', nombre: 'Cliente dos', paisID: await countryID('Perú') },
    ])
    .returning();
  const products = await db
    .insert(producto)
    .values(['P-1', 'P-2', 'P-3'].map((code) => ({ productoCodigo: code, nombre: `Producto ${code}` })))
    .returning();

  const send = (path: string, rows: readonly SalesRow[], nombre: string, header?: readonly string[]) =>
    sendForm(`${url}${path}`, token, formOf(salesBook(rows, header), nombre));
  return {
    ...world,
    admin,
    token,
    ana,
    bruno,
    clientIDs: clients.map(({ clienteID }) => clienteID),
    productIDs: products.map(({ productoID }) => productoID),
    load: (rows: readonly SalesRow[], nombre: string, header?: readonly string[]) =>
      send(LOAD, rows, nombre, header),
    check: (rows: readonly SalesRow[], nombre: string, header?: readonly string[]) =>
      send(CHECK, rows, nombre, header),
    /** Loads the rows and has their pairs enter the other open budgets. */
    loadAndAssign: (rows: readonly SalesRow[], nombre: string) =>
      sendForm(
        `${url}${LOAD}`,
        token,
        formOf(salesBook(rows), nombre, 'ventas.xlsx', { asignarEnAbiertos: 'true' }),
      ),
    period: async (periodoID: string) =>
      (await db.select().from(periodo).where(eq(periodo.periodoID, periodoID)))[0],
    figures: (periodoID: string) => figures(db, periodoID),
    /** Everything that a load may write, but the record of it. */
    content: () => content(db),
    records: () =>
      db
        .select()
        .from(auditoria)
        .where(eq(auditoria.accion, 'archivo.cargado'))
        .orderBy(auditoria.auditoriaID),
  };
}

/** Months of a period with their codes: `ana C-1 P-1 2025-10: 12.000 4500.0000`, those without sales left out. */
async function figures(db: Db, periodoID: string): Promise<string[]> {
  const rows = await months(db, periodoID);
  return rows
    .filter(({ tonnes }) => Number(tonnes) > 0)
    .map(({ seller, client, product, anio, mes, tonnes, price }) => {
      const month = `${anio}-${String(mes).padStart(2, '0')}`;
      return `${seller} ${client} ${product} ${month}: ${tonnes} ${price}`;
    });
}

export function months(db: Db, periodoID: string) {
  return db
    .select({
      seller: vendedor.nombre,
      client: cliente.clienteCodigo,
      product: producto.productoCodigo,
      isBudgeted: relacionPeriodo.presupuestado,
      isRemoved: relacionPeriodo.eliminada,
      anio: venta.anio,
      mes: venta.mes,
      tonnes: venta.volumenTon,
      price: venta.precio,
    })
    .from(venta)
    .innerJoin(relacionPeriodo, eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID))
    .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
    .innerJoin(vendedor, eq(vendedor.vendedorID, relacion.vendedorID))
    .innerJoin(cliente, eq(cliente.clienteID, relacion.clienteID))
    .innerJoin(producto, eq(producto.productoID, relacion.productoID))
    .where(eq(relacionPeriodo.periodoID, periodoID))
    .orderBy(
      asc(vendedor.vendedorID),
      asc(cliente.clienteID),
      asc(producto.productoID),
      asc(venta.anio),
      asc(venta.mes),
    );
}

/** Adds products `M-1` to as many as are wanted. */
export async function addProducts(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into producto (producto_codigo, nombre)
    select 'M-' || i, 'Muchos ' || i from generate_series(1, ${count}::int) i`);
}

function content(db: Db) {
  return Promise.all([
    db.select().from(periodo).orderBy(asc(periodo.periodoID)),
    db.select().from(relacion).orderBy(asc(relacion.clienteProductoID)),
    db.select().from(relacionPeriodo).orderBy(asc(relacionPeriodo.clienteProductoPeriodoID)),
    db.select().from(venta).orderBy(asc(venta.clienteProductoPeriodoID), asc(venta.anio), asc(venta.mes)),
  ]);
}
