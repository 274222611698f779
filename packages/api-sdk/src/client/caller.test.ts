import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { ApiError } from './api-error.ts';
import { createCaller } from './caller.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const TOKEN = 'secreto-que-nadie-debe-ver';
let seen: Seen;
let reply: (response: ServerResponse) => void;
let baseUrl: string;

const api = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    seen = { method, url, headers, body: Buffer.concat(chunks).toString() };
    reply(response);
  });
});

function answer(status: number, body: unknown): void {
  reply = (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('the call should have failed with an ApiError');
}

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());
beforeEach(() => answer(200, { status: 200, message: '' }));

describe('what a call sends', () => {
  it('fills the path and the query and sends no body for a volume', async () => {
    await createCaller({ baseUrl })(contract.ventas.guardarVolumen, {
      params: { ventaID: 7 },
      query: { volumenTon: 12.5 },
    });
    expect(seen).toMatchObject({ method: 'PUT', url: '/api/v1/ventas/7/volumen?volumenTon=12.5', body: '' });
  });

  it('writes small numbers without an exponent', async () => {
    await createCaller({ baseUrl })(contract.ventas.guardarPrecio, {
      params: { ventaID: 7 },
      query: { precio: 1e-7 },
    });
    expect(seen.url).toBe('/api/v1/ventas/7/precio?precio=0.0000001');
  });

  it('leaves absent query values out', async () => {
    answer(200, { status: 200, message: '', data: [] });
    await createCaller({ baseUrl })(contract.dashboard.dashboard, {
      query: { anio: undefined, division: 'NORTE' },
    });
    expect(seen.url).toBe('/api/v1/dashboard?division=NORTE');
  });

  it('carries the token on every call but the sign-in', async () => {
    const call = createCaller({ baseUrl, getToken: () => TOKEN });
    await call(contract.presupuestos.aprobarPresupuesto, { params: { periodoID: 'BGT-2026' } });
    expect(seen.headers['x-token']).toBe(TOKEN);
    await call(contract.sesion.login, { body: { nombreUsuario: 'ana', clave: 'x' } });
    expect(seen.headers['x-token']).toBeUndefined();
  });

  it('escapes ids in the path', async () => {
    await createCaller({ baseUrl })(contract.divisiones.eliminarDivision, { params: { id: '../A B' } });
    expect(seen.url).toBe('/api/v1/divisiones/..%2FA%20B');
  });

  it('uploads a file and its name as multipart fields', async () => {
    answer(200, { status: 200, message: '' });
    const file = new File(['contenido'], 'ventas.xlsx');
    await createCaller({ baseUrl })(contract.archivos.cargarArchivo, {
      form: { file, nombre: 'SOPOct-2025' },
    });
    expect(seen.headers['content-type']).toContain('multipart/form-data');
    expect(seen.body).toContain('filename="ventas.xlsx"');
    expect(seen.body).toContain('\r\n\r\nSOPOct-2025\r\n');
  });
});

describe('what a call brings back', () => {
  it('hands a 400 over as an answer with its message', async () => {
    answer(400, { status: 400, message: 'El período está cerrado' });
    const result = await createCaller({ baseUrl })(contract.ventas.guardarPrecio, {
      params: { ventaID: 1 },
      query: { precio: 1 },
    });
    expect(result).toMatchObject({ status: 400, message: 'El período está cerrado' });
  });

  it('keeps fields that the contract does not know', async () => {
    answer(200, { status: 200, message: '', data: [{ divisionID: 'N', nombre: 'Norte', color: 'azul' }] });
    const { data } = await createCaller({ baseUrl })(contract.divisiones.listarDivisiones, {});
    expect(data).toEqual([{ divisionID: 'N', nombre: 'Norte', color: 'azul' }]);
  });

  it('refuses data of another shape as breaking the contract', async () => {
    answer(200, { status: 200, message: '', data: [{ divisionID: 5 }] });
    const error = await failure(createCaller({ baseUrl })(contract.divisiones.listarDivisiones, {}));
    expect(error).toMatchObject({ kind: 'contract', text: 'Error al cargar la lista de divisiones' });
  });

  it('reports a dead network as such, not as a status', async () => {
    reply = (response) => response.destroy();
    const error = await failure(createCaller({ baseUrl })(contract.divisiones.listarDivisiones, {}));
    expect(error).toMatchObject({ kind: 'network', status: undefined });
  });

  it('sends a failed call once only', async () => {
    let calls = 0;
    reply = (response) => {
      calls += 1;
      response.writeHead(503).end();
    };
    await failure(createCaller({ baseUrl })(contract.divisiones.listarDivisiones, {}));
    expect(calls).toBe(1);
  });

  it('says that a server does not offer an extension', async () => {
    answer(405, { status: 405, message: '' });
    const error = await failure(createCaller({ baseUrl })(contract.sesion.logout, {}));
    expect(error.isNotOffered).toBe(true);
  });

  it('reports a 401 to a call that carried a token', async () => {
    const reported: ApiError[] = [];
    answer(401, { status: 401, message: '' });
    const call = createCaller({ baseUrl, token: TOKEN, onUnauthorized: (error) => reported.push(error) });
    const error = await failure(call(contract.divisiones.listarDivisiones, {}));
    expect(reported).toEqual([error]);
  });
});

describe('giving up and keeping secrets', () => {
  it('rejects with the reason of the signal when aborted', async () => {
    const controller = new AbortController();
    reply = () => controller.abort(new Error('ya no'));
    const call = createCaller({ baseUrl })(
      contract.divisiones.listarDivisiones,
      {},
      { signal: controller.signal },
    );
    await expect(call).rejects.toThrow('ya no');
  });

  it.each([
    ['a network failure', (response: ServerResponse) => response.destroy()],
    ['a server failure', (response: ServerResponse) => response.writeHead(500).end('{}')],
  ])('has no token in the error of %s', async (_, act) => {
    reply = act;
    const error = await failure(
      createCaller({ baseUrl, token: TOKEN })(contract.divisiones.listarDivisiones, {}),
    );
    expect(`${JSON.stringify(error)} ${String(error)} ${error.stack} ${String(error.cause)}`).not.toContain(
      TOKEN,
    );
  });

  it('has no token in the error when the one that is read cannot be a header', async () => {
    const error = await failure(
      createCaller({ baseUrl, getToken: () => `${TOKEN}€` })(contract.divisiones.listarDivisiones, {}),
    );
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(TOKEN);
  });
});
