import { eq } from 'drizzle-orm';
import { cliente, pais, producto } from '../db/schema.ts';
import { addUser, required, testKey } from './company.ts';
import type { World } from './world.ts';

/** Clients and products are kept alike: what the tests of both need to know of each. */
export interface Catalogue {
  /** The Spanish noun. */
  noun: 'cliente' | 'producto';
  table: typeof cliente | typeof producto;
  /** Fields of the contract. */
  idName: 'clienteID' | 'productoID';
  codeName: 'clienteCodigo' | 'productoCodigo';
  paths: { list: string; create: string; update: string; remove: string };
}

export const catalogues: readonly Catalogue[] = [
  {
    noun: 'cliente',
    table: cliente,
    idName: 'clienteID',
    codeName: 'clienteCodigo',
    paths: {
      list: '/api/v1/clientes/listar-clientes',
      create: '/api/v1/clientes/crear-cliente',
      update: '/api/v1/clientes/actualizar-cliente',
      remove: '/api/v1/clientes/eliminar-cliente',
    },
  },
  {
    noun: 'producto',
    table: producto,
    idName: 'productoID',
    codeName: 'productoCodigo',
    paths: {
      list: '/api/v1/productos/listar-productos',
      create: '/api/v1/productos/crear-producto',
      update: '/api/v1/productos',
      remove: '/api/v1/productos/eliminar-producto',
    },
  },
];

/** The calls of a catalogue, made by somebody without a salesperson. */
export async function openCatalogue({ db, call, signIn }: World, catalogue: Catalogue) {
  const { paths, idName, codeName } = catalogue;
  await addUser(db, { nombreUsuario: 'ana' });
  const token = await signIn('ana', testKey);
  const [country] = await db.select().from(pais).where(eq(pais.nombre, 'Perú'));
  const { paisID } = required(country);

  const send = async (method: string, path: string, body?: Record<string, unknown>) => {
    const answer = await call(method, path, { token, ...(body && { body: { paisID, ...body } }) });
    const { status, message, data } = answer.body;
    return { status, message, data: data as Record<string, unknown> | undefined };
  };
  const create = (code: string, nombre: string) => send('POST', paths.create, { [codeName]: code, nombre });
  return {
    token,
    paisID,
    send,
    create,
    async add(code: string, nombre: string): Promise<number> {
      const { data } = await create(code, nombre);
      return Number(data?.[idName]);
    },
    update: (id: number, code: string, nombre: string) =>
      send('PUT', `${paths.update}/${id}`, { [idName]: id, [codeName]: code, nombre }),
    async remove(id: number) {
      const { status, message } = await send('DELETE', `${paths.remove}/${id}`);
      return { status, message };
    },
    async page(query: Record<string, string | number> = {}) {
      const { body } = await call('GET', paths.list, { token, query });
      const names = (body.data as { nombre: string }[]).map(({ nombre }) => nombre);
      return { names, rows: body.rows };
    },
  };
}
