import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { SELF_SIGNED } from '../../test/self-signed.ts';
import { contract } from '../contract/contract.ts';
import { ApiError } from './api-error.ts';
import { createCaller } from './caller.ts';
import { createListener } from './listener.ts';
import { NetworkCause } from './network-cause.ts';

const TOKEN = 'secreto-que-nadie-debe-ver';

async function listening(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers whatever comes with these bytes, and ends the connection; with none, as soon as a connection is there. */
function answering(bytes: string): Server {
  return createServer((socket) => {
    socket.on('error', () => {});
    if (bytes === '') socket.resetAndDestroy();
    else socket.once('data', () => socket.end(bytes));
  });
}

async function causeOf(baseUrl: string): Promise<NetworkCause> {
  const call = createCaller({ baseUrl, token: TOKEN })(contract.divisiones.listarDivisiones, { query: {} });
  const error = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('the call should have failed with an ApiError');
  expect(error).toMatchObject({
    kind: 'network',
    status: undefined,
    text: 'Error al cargar la lista de divisiones',
  });
  const shown = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error);
  expect(shown).not.toContain(TOKEN);
  expect(shown).not.toContain('127.0.0.1');
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code: error.cause?.code });
  expect(error.message).toContain(String(error.cause?.code));
  if (error.cause === undefined) throw new Error('the error should say why');
  return error.cause;
}

it('names a port where nobody listens', async () => {
  const server = createServer();
  const address = await listening(server);
  server.close();
  await once(server, 'close');
  expect(await causeOf(`http://${address}`)).toMatchObject({ code: 'ECONNREFUSED', reason: 'refused' });
});

it('names a host that nobody has', async () => {
  const cause = await causeOf('http://servidor.invalid');
  // The second where not even the directory of names answers.
  expect(['ENOTFOUND', 'EAI_AGAIN']).toContain(cause.code);
  expect(cause.reason).toBe('unknown-host');
});

it('names a certificate that nobody vouches for', async () => {
  const server = createSecureServer(SELF_SIGNED, (_request, response) => response.end('{}'));
  const address = await listening(server);
  const cause = await causeOf(`https://${address}`);
  expect(cause).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', reason: 'tls' });
});

it('names https where only http is spoken', async () => {
  const address = await listening(answering('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect((await causeOf(`https://${address}`)).reason).toBe('tls');
});

it('names a connection that is broken off, before the answer and in the middle of it', async () => {
  expect((await causeOf(`http://${await listening(answering(''))}`)).reason).toBe('closed');
  const half = answering('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{"status":');
  expect((await causeOf(`http://${await listening(half)}`)).reason).toBe('closed');
});

it('names a port that no call may go to', async () => {
  expect(await causeOf('http://127.0.0.1:6000')).toMatchObject({ code: 'BAD_PORT', reason: 'other' });
});

it('names an address that leads elsewhere', async () => {
  const moved = answering(
    'HTTP/1.1 308 Moved\r\nLocation: https://otro.invalid/\r\nContent-Length: 0\r\n\r\n',
  );
  expect(await causeOf(`http://${await listening(moved)}`)).toMatchObject({ reason: 'redirected' });
});

it("names a wait that was too long: the platform's own by its cause, the caller's by the reason of the signal", async () => {
  for (const code of [
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
  ])
    expect(new NetworkCause(code).reason).toBe('timeout');
  const silent = await listening(createServer(() => {}));
  const caller = createCaller({ baseUrl: `http://${silent}` });
  const signal = AbortSignal.timeout(20);
  const error = await caller(contract.sistema.health, {}, { signal }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DOMException);
  expect(error).toMatchObject({ name: 'TimeoutError' });
});

it('says as much of a stream of events', async () => {
  const address = await listening(answering(''));
  const listen = createListener({ baseUrl: `http://${address}`, token: TOKEN });
  await expect(listen().next()).rejects.toMatchObject({ kind: 'network', cause: { reason: 'closed' } });
});

it('says nothing where the platform does not', async () => {
  const fetch = () => Promise.reject(new TypeError(`Failed to fetch with ${TOKEN}`));
  const call = createCaller({ baseUrl: 'http://x', fetch })(contract.sistema.health, {});
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'network' });
  expect(error).not.toHaveProperty('cause');
});

it('follows causes that go in circles to an end', async () => {
  const thrown = new Error('one');
  thrown.cause = thrown;
  const fetch = () => Promise.reject(thrown);
  const call = createCaller({ baseUrl: 'http://x', fetch })(contract.sistema.health, {});
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ kind: 'network' });
  expect(error).not.toHaveProperty('cause');
});
