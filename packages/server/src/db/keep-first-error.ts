import type { PoolClient } from 'pg';

/**
 * Lets no rollback of a connection fail: drizzle would throw that failure in place of what went wrong, which then neither people nor
 * the log would hear of. Whoever lends the connection closes one that is still inside its transaction (`withClient`).
 */
export function keepFirstError(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply(query, self, asked: unknown[]) {
      const answer: unknown = Reflect.apply(query, self, asked);
      return isRollback(asked[0]) && answer instanceof Promise ? answer.catch(() => undefined) : answer;
    },
  });
}

function isRollback(asked: unknown): boolean {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return typeof text === 'string' && /^rollback\b/i.test(text);
}
