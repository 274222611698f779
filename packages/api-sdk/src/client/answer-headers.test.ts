import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { reply, startTestServer, type TestServer } from '../../test/test-server.ts';
import { createClient } from '../sdk/create-client.ts';
import { RefusedError } from '../sdk/refused-error.ts';
import { retryAfterOf } from './retry-after.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.arrived.length = 0;
});

const failing = (status: number, headers: Record<string, string>) => {
  server.answer = (response) => reply(response, status, {}, headers);
};
const ID = '3f0d5a1e-6f57-4c0e-9b1c-0a4f3f0b7c11';

it.each([401, 404, 429, 500, 503])(
  'a failure with status %i has the reference of the server',
  async (status) => {
    failing(status, { 'x-request-id': ID });
    const call = createClient(server).paises.list();
    await expect(call).rejects.toMatchObject({ status, requestId: ID, retryAfter: undefined });
  },
);

it('so has a refusal that is asked for as an error, and an answer that breaks the contract', async () => {
  failing(400, { 'x-request-id': ID });
  const refused = await createClient(server)
    .clientes.create({ clienteCodigo: 'C', nombre: 'N', paisID: 1 })
    .orThrow()
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedError);
  expect(refused).toMatchObject({ requestId: ID });
  server.answer = (response) => reply(response, 200, { data: 'no list' }, { 'x-request-id': ID });
  await expect(createClient(server).paises.list()).rejects.toMatchObject({ kind: 'contract', requestId: ID });
});

it("so has a proxy's page, unless what it calls a reference is none", async () => {
  const page = (id: string) => {
    server.answer = (response) => {
      response.writeHead(502, { 'content-type': 'text/html', 'x-request-id': id }).end('<h1>No</h1>');
    };
  };
  page('r-1');
  await expect(createClient(server).paises.list()).rejects.toMatchObject({
    kind: 'foreign',
    requestId: 'r-1',
  });
  page(`<script>${'x'.repeat(500)}`);
  await expect(createClient(server).paises.list()).rejects.toMatchObject({ requestId: undefined });
});

it('says how long to wait, also of a date, by the clock of the server', async () => {
  failing(429, { 'retry-after': '30' });
  await expect(createClient(server).paises.list()).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  // A server whose clock stands years behind.
  const headers = { date: 'Sun, 06 Nov 1994 08:49:37 GMT', 'retry-after': 'Sun, 06 Nov 1994 08:50:07 GMT' };
  failing(503, headers);
  await expect(createClient(server).paises.list()).rejects.toMatchObject({ status: 503, retryAfter: 30 });
});

it.each(['', '-1', 'soon', '1.5', '12 s', 'Mon, 99 Foo 2026'])('hears nothing in Retry-After %j', (text) => {
  expect(retryAfterOf((name) => (name === 'retry-after' ? text : null))).toBeUndefined();
});

it('waits no time at all until a date that is past', () => {
  const headers: Record<string, string> = { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' };
  expect(retryAfterOf((name) => headers[name])).toBe(0);
});

it('retries what was sent too often', async () => {
  server.answer = (response, turn) => reply(response, turn === 0 ? 429 : 200, { data: [] });
  const sdk = createClient({ baseUrl: server.baseUrl, retry: { baseDelayMs: 1 } });
  expect(await sdk.paises.list()).toMatchObject({ status: 200 });
  expect(server.arrived).toHaveLength(2);
});

it('never retries a POST, and gives up where more is asked for than is allowed', async () => {
  failing(429, { 'retry-after': '1' });
  const sdk = createClient({ baseUrl: server.baseUrl, retry: { baseDelayMs: 1 } });
  await expect(sdk.sesion.login('ana', 'x')).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  failing(429, { 'retry-after': '3600' });
  await expect(sdk.paises.list()).rejects.toMatchObject({ status: 429, retryAfter: 3600 });
  expect(server.arrived).toHaveLength(2);
});

it('retries a proxy that asks for no wait only so often', async () => {
  failing(429, { 'retry-after': '0' });
  const sdk = createClient({ baseUrl: server.baseUrl, retry: { baseDelayMs: 1, attempts: 4 } });
  await expect(sdk.paises.list()).rejects.toMatchObject({ status: 429, retryAfter: 0 });
  expect(server.arrived).toHaveLength(4);
});
