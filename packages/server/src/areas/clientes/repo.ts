import type { Cliente } from '@presupuesto/api-sdk/contract';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, pais } from '../../db/schema.ts';
import { byName, contains } from '../../db/searchable.ts';

interface ClientePage {
  /** From 0. */
  pageNumber: number;
  pageSize: number;
  /** Part of a code or of a name. */
  nombre?: string | undefined;
}

/** One page of the clients, by name, and how many there are in all. */
export async function listClientes(db: Db, filter: ClientePage): Promise<{ data: Cliente[]; rows: number }> {
  const where = matching(filter);
  const [data, rows] = await Promise.all([selectPage(db, filter), db.$count(cliente, where)]);
  return { data, rows };
}

/** What the contract shows of a client; for queries that join the country. */
export const clienteColumns = {
  clienteID: cliente.clienteID,
  clienteCodigo: cliente.clienteCodigo,
  nombre: cliente.nombre,
  paisID: cliente.paisID,
  nombrePais: pais.nombre,
};

/** The query behind a page. */
export function selectPage(db: Db, filter: ClientePage) {
  const { pageNumber, pageSize } = filter;
  return db
    .select(clienteColumns)
    .from(cliente)
    .innerJoin(pais, eq(pais.paisID, cliente.paisID))
    .where(matching(filter))
    .orderBy(byName(cliente.nombreBuscable), asc(cliente.clienteID))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
}

function matching({ nombre }: ClientePage): SQL | undefined {
  return nombre ? contains(cliente.busqueda, nombre) : undefined;
}
