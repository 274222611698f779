import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const debianHome = '/usr/lib/postgresql';

interface TestPostgres {
  /** Connection string of the database `postgres`. */
  url: string;
  /** Ends every connection at once and starts again on the same port, as after a crash. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of Debian's package as our own child, on its own port and folder. It refuses to run as root: then it
 * runs as the package's user, or as nobody.
 *
 * @param options `fsync` as in production, for measuring; tests do without.
 * @returns undefined where the package is not installed
 */
export async function startPostgres(options: { fsync: boolean }): Promise<TestPostgres | undefined> {
  const bin = findBin();
  if (bin === undefined) return undefined;
  const as = process.getuid?.() === 0 ? lesserUser() : {};
  const folder = fs.mkdtempSync(join(tmpdir(), 'presupuesto-pg-'));
  if (as.uid !== undefined && as.gid !== undefined) fs.chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const common = { cwd: folder, ...as };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...common, stdio: 'pipe' },
  );

  const port = await freePort();
  const set = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: options.fsync ? 'on' : 'off',
    full_page_writes: options.fsync ? 'on' : 'off',
  };
  const settings = Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async () => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...common,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'exit');
    await untilReady(createInterface(child.stderr), ended);
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

function lesserUser(): { uid?: number; gid?: number } {
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return address.port;
}

async function untilReady(
  log: AsyncIterable<string> & { on: NodeJS.EventEmitter['on'] },
  ended: Promise<unknown>,
) {
  const lines: string[] = [];
  const ready = new Promise<void>((resolve) => {
    log.on('line', (line: string) => {
      lines.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
  });
  const died = ended.then(() => {
    throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
  });
  await Promise.race([ready, died]);
  died.catch(() => {});
}
