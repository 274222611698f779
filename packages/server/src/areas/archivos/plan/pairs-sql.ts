import { type SQL, sql } from 'drizzle-orm';
import { relacion } from '../../../db/schema.ts';
import type { Sales } from '../read/sales.ts';

type Pairs = Pick<Sales, 'sellers' | 'clients' | 'products'>;

/** Plain numbers as one parameter, in PostgreSQL's text: the driver's own way takes several times longer. */
export function numbers(values: Iterable<number | string>, type: 'int' | 'smallint' | 'numeric'): SQL {
  return sql`${`{${[...values].join(',')}}`}::${sql.raw(type)}[]`;
}

/** Some of a load's pairs as rows `pair(v, c, p, n)`, `n` counting them from 1. */
export function pairTable({ sellers, clients, products }: Pairs, from: number, to: number): SQL {
  const part = (ids: Int32Array) => numbers(ids.subarray(from, to), 'int');
  return sql`unnest(${part(sellers)}, ${part(clients)}, ${part(products)}) with ordinality as pair(v, c, p, n)`;
}

/** That a relation is of the pair. */
export const isPairs = sql`${relacion.vendedorID} = pair.v and ${relacion.clienteID} = pair.c and ${relacion.productoID} = pair.p`;

/** The relations of some of a load's pairs that exist. To be followed by more joins or `where`. */
export function pairsJoin(pairs: Pairs, from: number, to: number): SQL {
  return sql`${pairTable(pairs, from, to)} join ${relacion} on ${isPairs}`;
}

/**
 * The same, each relation looked up by its pair, whatever the planner believes of tables that are just being
 * filled (`offset 0` keeps it from turning a subquery round).
 */
export function pairsLookUp(pairs: Pairs, from: number, to: number): SQL {
  return sql`${pairTable(pairs, from, to)}
    cross join lateral (select * from ${relacion} where ${isPairs} offset 0) as ${relacion}`;
}
