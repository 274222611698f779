import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createCall, signInWith } from './test/call.ts';
import { startChild, temporaryFolder } from './test/child-server.ts';
import { openDatabase } from './test/databases.ts';
import { databaseUrl, templateFolder } from './test/templates.ts';

/** A data folder that has been used before: its start makes no database. */
function usedFolder(): string {
  const folder = temporaryFolder();
  fs.cpSync(templateFolder(inject('templates'), 'demo'), folder, { recursive: true });
  return folder;
}

/** A port that somebody else listens on. */
async function takePort(): Promise<string> {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  return String(typeof address === 'object' ? address?.port : '');
}

it('starts on an empty folder with the demonstration company, and prints the address and two sign-ins that work', async () => {
  const server = startChild({ DATA_DIR: temporaryFolder(), PORT: '0', DEMO: '1' });
  const signIn = signInWith(createCall(await server.ready));
  expect(server.output()).toContain('usuario admin, clave Admin-2026!');
  expect(server.output()).toContain('usuario vendedor, clave Ventas-2026!');
  expect(await signIn('admin', 'Admin-2026!')).toHaveLength(43);
  expect(await signIn('vendedor', 'Ventas-2026!')).toHaveLength(43);
});

it('starts with DEMO=0 with one administrator, whose one-time key is printed once', async () => {
  const settings = { DATA_DIR: temporaryFolder(), PORT: '0', DEMO: '0' };
  const first = startChild(settings);
  const signIn = signInWith(createCall(await first.ready));
  const [, name = '', key = ''] = /usuario (\S+), clave (\S+)/.exec(first.output()) ?? [];
  expect(await signIn(name, key)).toHaveLength(43);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = startChild(settings);
  await second.ready;
  expect(second.output()).not.toContain('clave');
});

it("prints the first administrator's key also where the start fails after that", async () => {
  const taken = await takePort();
  const dataDir = temporaryFolder();
  const failed = startChild({ DATA_DIR: dataDir, PORT: taken, DEMO: '0' });
  expect(await failed.ended).toBe(1);
  expect(failed.output()).toContain(`El puerto ${taken} ya está en uso.`);
  const [, name = '', key = ''] = /usuario (\S+), clave (\S+)/.exec(failed.output()) ?? [];
  const second = startChild({ DATA_DIR: dataDir, PORT: '0', DEMO: '0' });
  expect(await signInWith(createCall(await second.ready))(name, key)).toHaveLength(43);
});

it('prints the sign-ins of a demonstration company that was loaded before, but not with DEMO=0', async () => {
  const settings = { DATA_DIR: usedFolder(), PORT: '0' };
  const first = startChild({ ...settings, DEMO: '1' });
  await first.ready;
  expect(first.output()).toContain('usuario admin, clave Admin-2026!');
  await first.kill();
  const second = startChild({ ...settings, DEMO: '0' });
  await second.ready;
  expect(second.output()).not.toContain('clave');
});

it('refuses to work on the data folder of a running server', async () => {
  const settings = { DATA_DIR: usedFolder(), PORT: '0' };
  const first = startChild(settings);
  await first.ready;
  const second = startChild(settings);
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `La carpeta de datos «${settings.DATA_DIR}» ya está en uso por otro proceso. Deténgalo, o indique otra carpeta en DATA_DIR.\n`,
  );
  expect((await createCall(await first.ready)('GET', '/api/health')).status).toBe(200);
});

it('says that its port is in use', async () => {
  const port = await takePort();
  const server = startChild({ DATA_DIR: usedFolder(), PORT: port, LOG: 'silent' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(`El puerto ${port} ya está en uso. Indique otro en PORT.\n`);
});

it.each([
  [{ PORT: 'x' }, 'La configuración no es válida:\n  PORT: debe ser un número de puerto entre 0 y 65535\n'],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    'No se puede abrir la base de datos de DATABASE_URL: connect ECONNREFUSED 127.0.0.1:9\n',
  ],
  [
    { DATA_DIR: '/dev/null/data' },
    'No se puede escribir en la carpeta de datos «/dev/null/data» (ENOTDIR). Revise DATA_DIR.\n',
  ],
])('says what is wrong with %j, without a stack trace', async (settings, message) => {
  const server = startChild({ DATA_DIR: temporaryFolder(), PORT: '0', ...settings });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(message);
});

it('says that nobody knows the name of its host', async () => {
  const server = startChild({ DATA_DIR: usedFolder(), PORT: '0', HOST: 'nowhere.invalid' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(
    /^No se puede escuchar en nowhere\.invalid:0 \(\w+\)\. Revise HOST y PORT\.\n$/,
  );
});

it.each(['SIGTERM', 'SIGINT'] as const)('answers what is under way before it ends on %s', async (signal) => {
  const server = startChild({ DATA_DIR: usedFolder(), PORT: '0' });
  const url = new URL(await server.ready);
  const body = JSON.stringify({ nombreUsuario: 'nobody', clave: 'nothing' });
  const socket = net.connect(Number(url.port), url.hostname);
  let answer = '';
  socket.on('data', (text) => {
    answer += String(text);
  });
  const head = `POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close`;
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  server.child.kill(signal);
  socket.write(body);
  await once(socket, 'close');
  expect(answer).toContain('HTTP/1.1 401');
  expect(await server.ended).toBe(0);
});

const shutDown = 1;

/** The state of an embedded database that nobody has open, from its control file. */
const stateOf = (dataDir: string) => fs.readFileSync(join(dataDir, 'bd/global/pg_control')).readUInt32LE(16);

/** What is open when a server is stopped, on a bad day. */
async function openBadConnections(url: URL): Promise<void> {
  const connect = async () => {
    const socket = net.connect(Number(url.port), url.hostname);
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const head = (type: string) => `POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}`;
  // Silent from the start, in the middle of its headers, and between two requests.
  await connect();
  (await connect()).write('GET /api/health HTTP/1.1\r\nHost:');
  const idle = await connect();
  idle.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  // A body that comes drop by drop.
  const slow = await connect();
  slow.write(`${head('application/json')}\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n`);
  await once(slow, 'data');
  const dripping = setInterval(() => slow.write(' '), 50);
  onTestFinished(() => clearInterval(dripping));
}

describe('A server that is stopped while connections are idle and bodies slow', () => {
  it('ends in time, with its embedded database closed', async () => {
    const dataDir = usedFolder();
    const server = startChild({ DATA_DIR: dataDir, PORT: '0' });
    await openBadConnections(new URL(await server.ready));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(stateOf(dataDir)).toBe(shutDown);
  });

  it.skipIf(inject('templates').postgres === undefined)(
    'ends in time, and leaves PostgreSQL nothing open',
    async () => {
      const { db, dataDir, close } = await openDatabase('postgres', 'demo');
      onTestFinished(close);
      const { rows } = await db.execute<{ name: string }>('select current_database() as name');
      const databaseURL = databaseUrl(inject('templates').postgres ?? '', rows[0]?.name ?? '');
      // Another session holds what a request waits for.
      const holder = new Client({ connectionString: databaseURL });
      await holder.connect();
      onTestFinished(() => holder.end());
      const server = startChild({ DATA_DIR: dataDir, DATABASE_URL: databaseURL, PORT: '0' });
      const url = new URL(await server.ready);
      await openBadConnections(url);
      await holder.query('begin; lock table sesion');
      const held = fetch(new URL('/api/v1/login', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ nombreUsuario: 'admin', clave: 'Admin-2026!' }),
      }).catch(() => 'cut off');
      // In a transaction of its own: the holder's would go on seeing what it saw first.
      const waiting = async () => {
        const found = await db.execute(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return found.rows.length;
      };
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(await held).toBe('cut off');
    },
  );
});

it('goes on when nobody reads its output any more', async () => {
  const server = startChild({ DATA_DIR: usedFolder(), PORT: '0' });
  const call = createCall(await server.ready);
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  for (let at = 0; at < 5; at += 1) expect((await call('GET', '/api/health')).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

/** Has the server do something that nobody catches when it gets SIGUSR2. */
const straying = (code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${code} })`)}`,
});

it('logs a promise that nobody waited for, and goes on', async () => {
  const settings = straying("Promise.reject(new Error('nobody waited'))");
  const server = startChild({ DATA_DIR: usedFolder(), PORT: '0', ...settings });
  const call = createCall(await server.ready);
  server.child.kill('SIGUSR2');
  await expect.poll(server.output, { timeout: 20_000 }).toMatch(/"process.unhandledRejection"/);
  expect(server.output()).toContain('nobody waited');
  expect((await call('GET', '/api/health')).status).toBe(200);
});

it('logs an exception that nobody caught, closes its database, and ends with an error', async () => {
  const settings = straying("setImmediate(() => { throw new Error('nobody caught') })");
  const dataDir = usedFolder();
  const server = startChild({ DATA_DIR: dataDir, PORT: '0', ...settings });
  await server.ready;
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/"process.uncaughtException"/);
  expect(server.output()).toContain('nobody caught');
  expect(stateOf(dataDir)).toBe(shutDown);
});
