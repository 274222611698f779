import type { Pool, PoolClient, QueryResult } from 'pg';
import { isDatabaseAway } from './database-away.ts';

/** The session, lent to all who ask a single statement of it. */
interface Lending {
  readonly client: Promise<PoolClient>;
  /** Statements that are not answered yet. */
  running: number;
  isBroken: boolean;
}

/**
 * Has a pool of one session send single statements one after the other, without waiting for the answers of those before: the
 * database always has the next one at hand. Whoever takes the session (`connect`, for a transaction) gets it once they are
 * answered, and those that come after wait for it.
 */
export function pipelineStatements(pool: Pool): void {
  /** Nobody has asked for the session since. */
  let joinable: Lending | undefined;
  const connect = pool.connect.bind(pool);

  async function ask(statement: unknown[]): Promise<QueryResult> {
    const lending = (joinable ??= { client: connect(), running: 0, isBroken: false });
    lending.running += 1;
    try {
      const client = await lending.client;
      return await Reflect.apply(client.query, client, statement);
    } catch (error) {
      lending.isBroken ||= isDatabaseAway(error);
      throw error;
    } finally {
      lending.running -= 1;
      if (lending.running === 0) giveBack(lending);
    }
  }

  function giveBack(lending: Lending): void {
    if (joinable === lending) joinable = undefined;
    void lending.client.then(
      (client) => client.release(lending.isBroken),
      () => {},
    );
  }

  pool.query = new Proxy(pool.query, { apply: (_, __, statement: unknown[]) => ask(statement) });
  pool.connect = new Proxy(pool.connect, {
    apply(original, self, given: unknown[]) {
      joinable = undefined;
      return Reflect.apply(original, self, given);
    },
  });
}
