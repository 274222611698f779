import { once } from 'node:events';
import net from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createCall, signInWith } from './test/call.ts';
import { startChild, temporaryFolder } from './test/child-server.ts';

it('starts on an empty folder with the demonstration company, and tells the address and two sign-ins that work', async () => {
  const server = startChild({ DATA_DIR: temporaryFolder(), PORT: '0' });
  const signIn = signInWith(createCall(await server.ready));
  expect(server.output()).toContain('usuario admin, clave Admin-2026!');
  expect(server.output()).toContain('usuario vendedor, clave Ventas-2026!');
  expect(await signIn('admin', 'Admin-2026!')).toHaveLength(43);
  expect(await signIn('vendedor', 'Ventas-2026!')).toHaveLength(43);
});

it('starts with DEMO=0 with one administrator, whose one-time key is told once', async () => {
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

it('refuses to work on the data folder of a running server', async () => {
  const settings = { DATA_DIR: temporaryFolder(), PORT: '0', DEMO: '0' };
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
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const server = startChild({ DATA_DIR: temporaryFolder(), PORT: port, DEMO: '0', LOG: 'silent' });
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

it.each(['SIGTERM', 'SIGINT'] as const)('answers what is under way before it ends on %s', async (signal) => {
  const server = startChild({ DATA_DIR: temporaryFolder(), PORT: '0', DEMO: '0' });
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
