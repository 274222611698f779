import type { Pool } from 'pg';
import type { Db } from './connect.ts';

/** The connections under the database's handle. */
export function poolOf(db: Db): Pool {
  if (!('$client' in db)) throw new Error('A transaction has no pool');
  return db.$client as Pool;
}

/**
 * Whether everybody shares one session: the embedded database, which no other process can reach. While a
 * transaction is open there, nobody else can even save a cell.
 */
export function hasSingleSession(db: Db): boolean {
  const { stream, max } = poolOf(db).options;
  return stream !== undefined && max === 1;
}
