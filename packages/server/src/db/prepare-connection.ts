import type { Client } from 'pg';

declare module 'pg' {
  /** What its type leaves out. */
  interface Client {
    /** The process that the connection was said to be opened with. */
    processID: number | null;
  }
}

/** How long PostgreSQL works on one statement, and waits for the next one of a transaction, in ms. */
const timeLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 };

/**
 * Makes a new connection to PostgreSQL ready, whatever stands before it. A session of its own gets its time limits once. Behind
 * a pooler that lends sessions for a transaction at a time (pgbouncer), nothing may outlive one: statements go without the names
 * that would have them planned once, and each transaction sets its own limits.
 */
export async function prepareConnection(client: Client): Promise<void> {
  if (await limitSession(client)) return;
  client.query = new Proxy(client.query, {
    apply: (query, self, [asked, ...rest]: unknown[]) =>
      Reflect.apply(query, self, [withinTransaction(asked), ...rest]),
  });
}

/** Sets the limits of a session. False: another process answers than the connection was opened with; a pooler is between. */
async function limitSession(client: Client): Promise<boolean> {
  const settings = Object.entries(timeLimits).map(([name, ms]) => `set_config('${name}', '${ms}', false)`);
  const { rowCount } = await client.query({
    text: `select ${settings.join(', ')} where pg_backend_pid() = $1`,
    values: [client.processID],
  });
  return rowCount === 1;
}

const limitTransaction = Object.entries(timeLimits).map(([name, ms]) => `; set local ${name} = ${ms}`);

/** What is asked instead, so that nothing of it is left in the session. */
function withinTransaction(asked: unknown): unknown {
  if (typeof asked === 'string') return limited(asked);
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
  const { text } = asked;
  return { ...asked, name: undefined, text: typeof text === 'string' ? limited(text) : text };
}

function limited(text: string): string {
  return /^begin\b/i.test(text) ? text + limitTransaction.join('') : text;
}
