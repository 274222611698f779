import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { within } from '../within.ts';
import { keepFirstError } from './keep-first-error.ts';
import * as schema from './schema.ts';
import { withClient } from './with-client.ts';

/** The one way to query, whichever database stands behind it. A transaction's own handle fits where a `Db` is asked for. */
export type Db = NodePgDatabase<typeof schema>;

/** Longest wait for what the database does once it is to be closed, in ms. */
export const closeMs = 1500;

/**
 * The handle for all queries of a pool, and its end.
 *
 * A connection may end at any moment (failover, restart, a time-out of the database's own): idle, in the middle of a query, or
 * between two queries of a transaction. Who asks next gets the error; the event that reports it as well would end the process if
 * nobody listened. The library's own transactions never give back a connection that ends before they begin.
 */
export function openPool(pool: Pool): { db: Db; end(): Promise<void> } {
  const ignore = (): void => {};
  const clients = new Set<PoolClient>();
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    keepFirstError(client);
    clients.add(client);
  });
  pool.on('remove', (client) => clients.delete(client));

  const db = drizzle(pool, { schema });
  db.transaction = (work, config) =>
    withClient(pool, (client) => drizzle(client, { schema }).transaction(work, config));

  /** Waits for queries under way, but not for long: what is not committed by then is undone. */
  const end = async (): Promise<void> => {
    const ended = pool.end();
    await within(closeMs, ended);
    for (const client of clients) client.end().catch(ignore);
    await within(closeMs, ended);
  };
  return { db, end };
}
