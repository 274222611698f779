import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { addJsonBody } from './json-body.ts';

it('hangs up on a JSON body that does not come in time, and says so', async () => {
  const app = Fastify();
  addJsonBody(app, 1);
  app.post('/', () => ({}));
  const url = new URL(await app.listen({ port: 0 }));
  onTestFinished(() => app.close());
  const socket = net.connect(Number(url.port), url.hostname);
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  await once(socket, 'end');
  socket.destroy();
  expect(answer).toContain('HTTP/1.1 408');
  expect(answer).toContain('La solicitud tardó demasiado en llegar.');
});

it('waits no more for a body that has come, however long its answer takes', async () => {
  const app = Fastify();
  addJsonBody(app, 20);
  // Longer than a body may take.
  app.post('/', () => wait(60, {}));
  onTestFinished(() => app.close());
  const answer = await app.inject({ method: 'POST', url: '/', body: { a: 1 } });
  expect(answer.statusCode).toBe(200);
});

it('refuses a body in another encoding, whose accents would be lost', async () => {
  const app = Fastify();
  addJsonBody(app);
  app.post('/', ({ body }) => ({ body }));
  onTestFinished(() => app.close());
  const send = (payload: Buffer) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload });
  const text = '{"nombre":"Peñón"}';
  const refused = await send(Buffer.from(text, 'latin1'));
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'El cuerpo de la solicitud no está en UTF-8.',
  ]);
  expect((await send(Buffer.from(text))).json()).toEqual({ body: { nombre: 'Peñón' } });
});
