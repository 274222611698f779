import net from 'node:net';
import { endpoint, envelope } from '@presupuesto/api-sdk/contract';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { mount } from '../mount.ts';
import { openBareApp } from '../test/bare-app.ts';

const call = (path: `/api/${string}`, access: 'signedIn' | ['ADMINISTRADOR'] | 'public') =>
  endpoint({
    method: 'POST',
    path,
    summary: 'A call',
    access,
    body: z.object({}),
    response: envelope(),
    errors: { other: 'Error' },
  });

const seller = {
  usuarioID: 1,
  nombreUsuario: 'vendedor',
  tipoUsuario: 'VENDEDOR',
  debeCambiarClave: false,
  vendedorID: 1,
} as const;

const open = () =>
  openBareApp(
    (app) => {
      mount(app, call('/api/signed', 'signedIn'), () => ({}));
      mount(app, call('/api/admin', ['ADMINISTRADOR']), () => ({}));
      mount(app, call('/api/open', 'public'), () => ({}));
    },
    { seller },
  );

/** A client that hears nothing of an end: it goes on sending until its connection is gone. */
function connectStubbornly(url: string) {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const until = (event: 'end' | 'close') =>
    new Promise<void>((resolve) => {
      socket.once(event, () => resolve());
    });
  return { socket, answer: () => answer, until };
}

const json = 'Content-Type: application/json';
const refused: [string, string, number][] = [
  ['POST /api/signed', json, 401],
  ['POST /api/admin', `${json}\r\nX-Token: seller`, 403],
  ['POST /api/nothing', json, 404],
  ['PUT /api/open', json, 405],
  ['POST /api/open', json, 413],
  ['POST /api/open', 'Content-Type: text/plain', 415],
];

it('A request that is refused before its body has come has its answer, and its connection is closed', async () => {
  const { url } = await open();
  const drip = async ([line, headers, status]: (typeof refused)[number]) => {
    const { socket, answer, until } = connectStubbornly(url);
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\n${headers}\r\nContent-Length: 40000000\r\n\r\n`);
    const dripping = setInterval(() => socket.write('x'), 50);
    onTestFinished(() => clearInterval(dripping));
    await until('close');
    expect(answer()).toContain(`HTTP/1.1 ${status} `);
    expect(answer().toLowerCase()).toContain('connection: close');
    expect(JSON.parse(answer().slice(answer().indexOf('{')))).toMatchObject({ status });
  };
  await Promise.all(refused.map(drip));
});

it('A connection stays open for the next request when a refused one has come whole', async () => {
  const { url } = await open();
  const { socket, answer } = connectStubbornly(url);
  const request =
    'POST /api/signed HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  socket.write(request);
  await expect.poll(() => answer().split('HTTP/1.1 401').length).toBe(2);
  socket.write(request);
  await expect.poll(() => answer().split('HTTP/1.1 401').length).toBe(3);
  expect(answer().toLowerCase()).not.toContain('connection: close');
});

it('A client that sends all it has before it looks for the answer finds it', async () => {
  const { url } = await open();
  const { socket, answer, until } = connectStubbornly(url);
  socket.pause();
  socket.write(
    'POST /api/signed HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 8000000\r\n\r\n',
  );
  await new Promise<void>((sent) => socket.write(Buffer.alloc(8_000_000, ' '), () => sent()));
  socket.resume();
  await until('end');
  expect(answer()).toContain('HTTP/1.1 401 ');
});

it.each(['Application/JSON', 'APPLICATION/JSON; Charset=UTF-8'])(
  'Takes a body of the type %s',
  async (type) => {
    const { call: send } = await open();
    expect((await send('POST', '/api/open', { body: {}, headers: { 'content-type': type } })).status).toBe(
      200,
    );
  },
);
