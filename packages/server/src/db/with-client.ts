import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from './database-away.ts';

/**
 * Lends a connection for some work, and gives it back however the work ends. One that is broken, that did not answer in time or
 * that is left inside a transaction is closed instead: nobody else is to find it so.
 */
export async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(isBroken || client.getTransactionStatus() !== 'I');
  }
}
