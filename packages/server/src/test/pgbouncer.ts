import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { daemonFolder, freePort, untilLogged } from './daemon.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => fs.existsSync(path));

interface TestPgbouncer {
  /** Connection string of the database `postgres` behind it; its other databases are there as well. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts pgbouncer in transaction mode as our own child, before a PostgreSQL that trusts the user `postgres`. What our guide sets for
 * the server's user, it sets for each connection.
 *
 * @param poolSize connections to each database
 * @returns undefined where it is not installed
 */
export async function startPgbouncer(postgres: string, poolSize = 20): Promise<TestPgbouncer | undefined> {
  if (program === undefined) return undefined;
  const { folder, as } = daemonFolder('presupuesto-pgbouncer-');
  const port = await freePort();
  const { hostname, port: postgresPort } = new URL(postgres);
  fs.writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n');
  fs.writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${postgresPort} connect_query='set jit = off'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  );
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    cwd: folder,
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  await untilLogged('process up', child.stderr, ended);
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
