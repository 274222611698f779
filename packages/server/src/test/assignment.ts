import { asc } from 'drizzle-orm';
import { cliente, pais, periodo, producto, relacion, relacionPeriodo, venta } from '../db/schema.ts';
import { addSeller, required, testKey } from './company.ts';
import type { World } from './world.ts';

/** A seller with one client, some products, and what the assignment screen asks for. */
export async function openAssignment(world: World) {
  const { db, call, signIn } = world;
  const seller = await addSeller(db, 'ana');
  const token = await signIn('ana', testKey);
  const [country] = await db.select().from(pais).limit(1);
  const { paisID } = required(country);
  const [client] = await db
    .insert(cliente)
    .values({ clienteCodigo: 'C', nombre: 'Cliente', paisID })
    .returning();
  const { clienteID } = required(client);
  const made = await db
    .insert(producto)
    .values(['Árbol', 'Bidón', 'Cubo', 'Disco'].map((nombre) => ({ productoCodigo: `P-${nombre}`, nombre })))
    .returning();
  const products = made.map(({ productoID }) => productoID);

  interface Options {
    as?: string;
    of?: number;
    vendedorID?: number;
    vistos?: readonly number[];
  }
  return {
    ...world,
    ...seller,
    token,
    clienteID,
    /** Ids of the products, by name. */
    products,
    async assign(productoIDs: unknown, { as = token, of = clienteID, ...options }: Options = {}) {
      const { status, body } = await call('PUT', `/api/v1/clientes-productos/cliente/${of}`, {
        token: as,
        body: { productoIDs, ...options },
      });
      return { status, message: body.message };
    },
    async assigned({ as = token, of = clienteID, vendedorID }: Options = {}) {
      const { status, body } = await call(
        'GET',
        `/api/v1/clientes-productos/listar-producto-por-vendedor-cliente/${of}`,
        { token: as, ...(vendedorID !== undefined && { query: { vendedorID } }) },
      );
      return { status, message: body.message, data: body.data };
    },
    /** The seller's rows of a period, as the budget screen lists them. */
    async listed(periodoID: string) {
      const { body } = await call('GET', '/api/v1/clientes/listar-clientes-productos-por-vendedor', {
        token,
        query: { periodoID },
      });
      return (body.data as { productoID: number }[]).map(({ productoID }) => productoID);
    },
    /** All that an assignment may touch. */
    everything: () =>
      Promise.all([
        db.select().from(relacion).orderBy(asc(relacion.clienteProductoID)),
        db.select().from(relacionPeriodo).orderBy(asc(relacionPeriodo.clienteProductoPeriodoID)),
        db.select().from(venta).orderBy(asc(venta.clienteProductoPeriodoID), asc(venta.anio), asc(venta.mes)),
        db.select().from(periodo).orderBy(asc(periodo.periodoID)),
      ]),
  };
}
