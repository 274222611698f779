import type { Client } from 'pg';
import type { Backend } from './end-given-up.ts';
import { reliedOn } from './relied-on.ts';

declare module 'pg' {
  /** What its type leaves out. */
  interface Client {
    /** The process that the connection was said to be opened with. */
    processID: number | null;
  }
}

/**
 * How long PostgreSQL works on one statement, and waits for the next one of a transaction: values in SQL, by name. And nothing is
 * compiled: that takes longer than what is asked here, and is decided by costs that `plannerSettings` make high.
 */
const callLimits: Readonly<Record<string, string>> = {
  statement_timeout: "'30s'",
  idle_in_transaction_session_timeout: "'30s'",
  jit: "'off'",
};

/**
 * Makes a new connection to PostgreSQL ready, whatever stands before it. A session of its own gets its settings once. Behind
 * a pooler that lends sessions for a transaction at a time (pgbouncer), nothing may outlive one: statements go without the names
 * that would have them planned once, and each transaction makes its own limits; what else we rely on, `checkFit` asks for.
 *
 * @param limits values in SQL, by name
 * @returns the process that all of the connection's statements go to; undefined behind a pooler
 */
export async function prepareConnection(client: Client, limits = callLimits): Promise<Backend | undefined> {
  const settings = Object.entries(reliedOn).map(([name, { value }]) => [name, value] as const);
  const backend = await setUpSession(client, [...settings, ...Object.entries(limits)]);
  if (backend !== undefined) return backend;
  const locals = Object.entries(limits).map(([name, value]) => `; set local ${name} = ${value}`);
  const setUp = (text: string): string => (/^begin\b/i.test(text) ? text + locals.join('') : text);
  client.query = new Proxy(client.query, {
    apply: (query, self, [asked, ...rest]: unknown[]) =>
      Reflect.apply(query, self, [withinTransaction(asked, setUp), ...rest]),
  });
  return undefined;
}

/** Makes the settings of a session. Undefined: another process answers than the connection was opened with; a pooler is between. */
async function setUpSession(
  client: Client,
  settings: (readonly [string, string])[],
): Promise<Backend | undefined> {
  const calls = settings.map(([name, value]) => `set_config('${name}', ${value}, false)`);
  const { rows } = await client.query<Backend>({
    text: `
      select pid, extract(epoch from backend_start)::text as "startedAt", ${calls.join(', ')}
      from pg_stat_activity where pid = pg_backend_pid() and pid = $1`,
    values: [client.processID],
  });
  return rows[0];
}

/** What is asked instead, so that nothing of it is left in the session. */
function withinTransaction(asked: unknown, setUp: (text: string) => string): unknown {
  if (typeof asked === 'string') return setUp(asked);
  // What sends itself is rows (`copyIn`), with settings of their own.
  if (typeof asked !== 'object' || asked === null || !('text' in asked) || 'submit' in asked) return asked;
  const { text } = asked;
  return { ...asked, name: undefined, text: typeof text === 'string' ? setUp(text) : text };
}
