import type { Client } from 'pg';

declare module 'pg' {
  /** What its type leaves out. */
  interface Client {
    /** The process that the connection was said to be opened with. */
    processID: number | null;
  }
}

/**
 * How long PostgreSQL works on one statement, and waits for the next one of a transaction, in ms. And nothing is compiled: that takes
 * longer than what is asked here, and is decided by costs that `plannerSettings` make high.
 */
const settings = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000, jit: 'off' };

/**
 * Makes a new connection to PostgreSQL ready, whatever stands before it. A session of its own gets its settings once. Behind
 * a pooler that lends sessions for a transaction at a time (pgbouncer), nothing may outlive one: statements go without the names
 * that would have them planned once, and each transaction makes its own settings.
 */
export async function prepareConnection(client: Client): Promise<void> {
  if (await setUpSession(client)) return;
  client.query = new Proxy(client.query, {
    apply: (query, self, [asked, ...rest]: unknown[]) =>
      Reflect.apply(query, self, [withinTransaction(asked), ...rest]),
  });
}

/** Makes the settings of a session. False: another process answers than the connection was opened with; a pooler is between. */
async function setUpSession(client: Client): Promise<boolean> {
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const { rowCount } = await client.query({
    text: `select ${calls.join(', ')} where pg_backend_pid() = $1`,
    values: [client.processID],
  });
  return rowCount === 1;
}

const setUpTransaction = Object.entries(settings).map(([name, value]) => `; set local ${name} = ${value}`);

/** What is asked instead, so that nothing of it is left in the session. */
function withinTransaction(asked: unknown): unknown {
  if (typeof asked === 'string') return setUp(asked);
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
  const { text } = asked;
  return { ...asked, name: undefined, text: typeof text === 'string' ? setUp(text) : text };
}

function setUp(text: string): string {
  return /^begin\b/i.test(text) ? text + setUpTransaction.join('') : text;
}
