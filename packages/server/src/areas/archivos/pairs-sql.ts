import { type SQL, sql } from 'drizzle-orm';
import { relacion } from '../../db/schema.ts';
import type { LoadRows } from './load-rows.ts';

/** A list of plain numbers as one parameter, written as PostgreSQL reads it: the driver's own way takes several times longer. */
export function numbers(values: Iterable<number | string>, type: 'int' | 'smallint' | 'numeric'): SQL {
  return sql`${`{${[...values].join(',')}}`}::${sql.raw(type)}[]`;
}

/** The relations of some of a load's pairs that exist, `n` counting the pairs from 1. To be followed by more joins or `where`. */
export function pairsJoin({ sellers, clients, products }: LoadRows, from: number, to: number): SQL {
  const part = (ids: Int32Array) => numbers(ids.subarray(from, to), 'int');
  return sql`unnest(${part(sellers)}, ${part(clients)}, ${part(products)}) with ordinality as pair(v, c, p, n)
    join ${relacion} on ${relacion.vendedorID} = pair.v and ${relacion.clienteID} = pair.c
      and ${relacion.productoID} = pair.p`;
}
