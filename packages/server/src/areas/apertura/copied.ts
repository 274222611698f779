import { type SQL, sql } from 'drizzle-orm';
import { cliente, pais, relacion, relacionPeriodo, vendedor } from '../../db/schema.ts';

/**
 * SQL: the origin's rows whose relation is on its seller's list, with what stands around them: what the origin lists, without what
 * a closed origin keeps of relations that were removed since.
 */
export const copiedFrom = (origin: string): SQL => sql`from ${relacionPeriodo}
    join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    join ${vendedor} on ${vendedor.vendedorID} = ${relacion.vendedorID}
    join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
    join ${pais} on ${pais.paisID} = ${cliente.paisID}
    where ${relacionPeriodo.periodoID} = ${origin} and not ${relacionPeriodo.eliminada} and not ${relacion.eliminada}`;
