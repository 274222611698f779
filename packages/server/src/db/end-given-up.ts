import { Client, type ClientConfig } from 'pg';

/** The process of PostgreSQL that answers on a connection: numbers are given again, so that only both together are one process. */
export interface Backend {
  pid: number;
  /** In seconds, as text. */
  startedAt: string;
}

/** Longest wait for the end of a process, in ms: whoever asked waits for it. */
const endMs = 3000;

/**
 * Ends the process of a statement that is given up without an answer before anybody hears of that. One that stands still would read
 * the statement once it goes on, and carry it out after newer ones that were acknowledged. Where its host is gone, nothing can be done.
 *
 * @param config how the database is reached
 */
export function endGivenUp(client: Client, backend: Backend, config: ClientConfig): void {
  const end = async (): Promise<void> => {
    await endBackend(backend, config);
    // Whatever else waits for an answer here, as a rollback does, has none to wait for.
    client.end().catch(() => {});
  };
  client.query = new Proxy(client.query, {
    apply(query, self, asked: unknown[]) {
      const callback = asked.at(-1);
      if (isCallback(callback)) {
        const onAnswer = (error: unknown, ...rest: unknown[]) => {
          if (isGivenUp(error)) void end().then(() => callback(error, ...rest));
          else callback(error, ...rest);
        };
        return Reflect.apply(query, self, [...asked.slice(0, -1), onAnswer]);
      }
      const answer: unknown = Reflect.apply(query, self, asked);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch(async (error: unknown) => {
        if (isGivenUp(error)) await end();
        throw error;
      });
    },
  });
}

const isCallback = (given: unknown): given is (...answer: unknown[]) => void => typeof given === 'function';

/** The driver gives it no code. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Never rejects. */
async function endBackend({ pid, startedAt }: Backend, config: ClientConfig): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: endMs, query_timeout: endMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and extract(epoch from backend_start)::text = $2',
      [pid, startedAt],
    );
  } catch {
    // It cannot be reached, as before.
  } finally {
    client.end().catch(() => {});
  }
}
