import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { ApiError } from './api-error.ts';
import { createCaller } from './caller.ts';

const HTML = '<!doctype html><title>Acceso</title><p>Identifíquese</p>';
const ENVELOPE = JSON.stringify({ status: 200, message: '' });

let reply: (response: ServerResponse) => unknown = (response) => response.end();
const api = createServer((request, response) => {
  request.resume().on('end', () => reply(response));
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

const answer =
  (status: number, text: string, type = 'application/json') =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type }).end(text);
  };

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error(`the call should have failed, and answered ${JSON.stringify(outcome)}`);
}

const save = (onUnauthorized?: (error: ApiError) => void) =>
  createCaller({ baseUrl, token: 't', ...(onUnauthorized && { onUnauthorized }) })(
    contract.ventas.guardarVolumen,
    { params: { ventaID: 7 }, query: { volumenTon: 1 } },
  );

it.each<readonly [string, (response: ServerResponse) => unknown]>([
  ...[200, 400, 401, 403, 404, 413, 502, 511].map(
    (status) => [`a page of HTML with status ${status}`, answer(status, HTML, 'text/html')] as const,
  ),
  ['an empty 200', answer(200, '')],
  ['a 204', (response: ServerResponse) => response.writeHead(204).end()],
  ['an empty 401', answer(401, '')],
  ['half an envelope', answer(200, ENVELOPE.slice(0, 9))],
  ['a 200 whose envelope says 500', answer(200, '{"status":500,"message":"no"}')],
  ['a 400 whose envelope says 200', answer(400, ENVELOPE)],
  ['a 404 whose envelope says 400', answer(404, '{"status":400,"message":"no"}')],
  ['JSON without a status', answer(200, '{"ok":true}')],
  ['a list', answer(200, '[]')],
  ['null', answer(200, 'null')],
  ['a status that is a text', answer(200, '{"status":"200","message":""}')],
  ['the JSON of a gateway', answer(403, '{"error":"blocked","message":"Blocked by policy"}')],
  ['an envelope inside of a page', answer(200, ENVELOPE, 'text/html; charset=utf-8')],
])("takes %s for an answer that is not the server's", async (_, lie) => {
  reply = lie;
  expect(await failureOf(save())).toMatchObject({ kind: 'foreign' });
});

it.each([
  ['a redirect to a sign-in', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
  // A browser hands this one on; fetch in Node takes it for a failed proxy.
  ['a page of HTML with status 407', answer(407, HTML, 'text/html')],
  [
    'an answer that breaks off',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write(ENVELOPE.slice(0, 9), () => response.destroy());
    },
  ],
])('takes %s for no answer', async (_, lie) => {
  reply = lie;
  expect(await failureOf(save())).toMatchObject({ kind: 'network' });
});

it('takes an envelope that forgot its content type for the answer that it is', async () => {
  reply = (response) => response.writeHead(200).end(ENVELOPE);
  expect(await save()).toMatchObject({ status: 200 });
});

it("passes on the server's 401 and no proxy's", async () => {
  const passed: ApiError[] = [];
  reply = answer(401, HTML, 'text/html');
  await failureOf(save((error) => passed.push(error)));
  expect(passed).toEqual([]);
  reply = answer(401, '{"status":401,"message":""}');
  const error = await failureOf(save((progress) => passed.push(progress)));
  expect(passed).toEqual([error]);
});

it.each([
  ['a page with a 200', answer(200, HTML, 'text/html'), 'Error inesperado. Por favor, intente nuevamente.'],
  ['a page with a 502', answer(502, HTML, 'text/html'), 'Error del servidor. Por favor, intente más tarde.'],
  [
    'an envelope that refuses in a 200',
    answer(200, '{"status":400,"message":"x"}'),
    'Datos inválidos. Por favor, verifica la información.',
  ],
])('has the text of the catalogue for %s', async (_, lie, text) => {
  reply = lie;
  const login = createCaller({ baseUrl })(contract.sesion.login, {
    body: { nombreUsuario: 'a', clave: 'b' },
  });
  expect((await failureOf(login)).text).toBe(text);
});
