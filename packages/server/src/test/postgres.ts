import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { daemonFolder, freePort, untilLogged } from './daemon.ts';

const debianHome = '/usr/lib/postgresql';

interface Running {
  /** Connection string of the database `postgres`. */
  url: string;
  /** Ends every connection at once and starts again on the same port, as after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface TestPostgres extends Running {
  /** A replica that follows this one, and can only be read until it is promoted. */
  standby(): Promise<Running>;
}

export interface PostgresOptions {
  /** As in production, for measuring; tests do without. */
  fsync: boolean;
  /** More settings, by name. */
  settings?: Readonly<Record<string, string>>;
  /** Is given each line of its log. */
  onLog?(line: string): void;
}

/**
 * Starts a PostgreSQL of Debian's package as our own child, on its own port and folder. It refuses to run as root: then it
 * runs as the package's user, or as nobody.
 *
 * @returns undefined where the package is not installed
 */
export async function startPostgres(options: PostgresOptions): Promise<TestPostgres | undefined> {
  const bin = findBin();
  if (bin === undefined) return undefined;
  const primary = await run(bin, options, ({ data, common }) =>
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      common,
    ),
  );
  return {
    ...primary,
    standby: () =>
      run(bin, options, ({ data, common }) =>
        execFileSync(
          join(bin, 'pg_basebackup'),
          ['-D', data, '-d', primary.url, '-R', '--checkpoint=fast', '--no-sync'],
          common,
        ),
      ),
  };
}

interface Place {
  data: string;
  common: { cwd: string; stdio: 'pipe'; uid?: number; gid?: number };
}

/** Starts one on its own port. @param make makes its data */
async function run(bin: string, options: PostgresOptions, make: (place: Place) => void): Promise<Running> {
  const { folder, as } = daemonFolder('presupuesto-pg-');
  const data = join(folder, 'data');
  make({ data, common: { cwd: folder, stdio: 'pipe', ...as } });

  const port = await freePort();
  const set = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: options.fsync ? 'on' : 'off',
    full_page_writes: options.fsync ? 'on' : 'off',
    ...options.settings,
  };
  const settings = Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async () => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      cwd: folder,
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    if (options.onLog) createInterface(child.stderr).on('line', options.onLog);
    await untilLogged('ready to accept', child.stderr, ended);
    return { child, ended };
  };
  let { child, ended } = await start();
  const killWithUs = () => child.kill('SIGQUIT');
  process.once('exit', killWithUs);

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart() {
      child.kill('SIGQUIT');
      await ended;
      ({ child, ended } = await start());
    },
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGINT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBin(): string | undefined {
  if (!fs.existsSync(debianHome)) return undefined;
  const versions = fs.readdirSync(debianHome).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(debianHome, version, 'bin'))
    .find((bin) => fs.existsSync(join(bin, 'initdb')));
}
