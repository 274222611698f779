import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { ApiError } from '../client/api-error.ts';
import { createCaller } from '../client/caller.ts';
import { guardarVolumen } from '../contract/ventas.ts';
import { checkedCaller } from './checked-caller.ts';
import { createClient } from './create-client.ts';
import { InputError } from './input-error.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function failure(call: Promise<unknown>): Promise<InputError> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof InputError) return error;
  throw new Error('the call should have failed with an InputError');
}

describe('what does not fit the contract', () => {
  it('rejects with the text that the server would answer, and nothing is sent', async () => {
    const error = await failure(createClient({ ...server, retry: {} }).ventas.saveVolumen(7, -1));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'input',
      status: undefined,
      text: 'El volumen debe ser un número válido mayor o igual a 0',
      problems: [{ part: 'query', field: 'volumenTon' }],
    });
    expect(server.arrived).toEqual([]);
  });

  it('is told with the way to it, all of it', async () => {
    const cambios = [
      { ventaID: 7, campo: 'precio' as const, valor: 1 },
      { ventaID: 0, campo: 'precio' as const, valor: 'mucho' },
    ];
    const gestoID = crypto.randomUUID();
    const { problems, message } = await failure(
      createClient(server).ventas.saveLote({ gestoID, origen: 'pegado', cambios }),
    );
    expect(problems.map(({ field }) => field)).toEqual(['cambios.1.ventaID', 'cambios.1.valor']);
    expect(message).toBe('PUT /api/v1/ventas/lote: input (body cambios.1.ventaID, body cambios.1.valor)');
  });

  it('is not in the error, which may be logged', async () => {
    const error = await failure(createClient(server).sesion.login('', 'x'.repeat(201)));
    expect(JSON.stringify(error)).toContain('"field":"nombreUsuario"');
    expect(`${JSON.stringify(error)} ${error.stack}`).not.toContain('xxx');
  });

  it('may be half a character, which no address takes', async () => {
    const error = await failure(createClient(server).presupuestos.approve('BGT\ud800'));
    expect(error).toMatchObject({
      text: 'El texto lleva un carácter que no es válido',
      problems: [{ part: 'params', field: 'periodoID' }],
    });
    expect(server.arrived).toEqual([]);
  });

  it('ends a loop over a list and an upload as well', async () => {
    const sdk = createClient(server);
    expect((await failure(sdk.clientes.all({ pageSize: 5000 }).toArray())).problems).toHaveLength(1);
    const upload = sdk.archivos.upload(new Blob(['x']), 'SOPOctubre-2025');
    expect((await failure(upload.orThrow())).problems).toMatchObject([{ part: 'form', field: 'nombre' }]);
    expect(server.arrived).toEqual([]);
  });
});

describe('what fits', () => {
  it('is sent as it was given', async () => {
    await createClient(server).clientes.list({ nombre: ' a ', pageSize: '5' });
    await createClient(server).raw(guardarVolumen, {
      params: { ventaID: 7 },
      query: { volumenTon: '12.50' },
    });
    expect(server.arrived.map(({ url }) => url)).toEqual([
      '/api/v1/clientes/listar-clientes?nombre=+a+&pageSize=5',
      '/api/v1/ventas/7/volumen?volumenTon=12.50',
    ]);
  });
});

describe('whether it is looked at', () => {
  const send = (sdk: ReturnType<typeof createClient>) => sdk.ventas.saveVolumen(7, -1);

  it('is for the client to say', async () => {
    await send(createClient({ ...server, checkInput: false }));
    expect(server.arrived).toHaveLength(1);
  });

  it('is for the server alone in a browser, unless the page asks for it', async () => {
    vi.stubGlobal('process', undefined);
    const [usual, asking] = [createClient(server), createClient({ ...server, checkInput: true })];
    vi.unstubAllGlobals();
    await send(usual);
    await failure(send(asking));
    expect(server.arrived).toHaveLength(1);
  });

  it('is a wrapper around a call alone', async () => {
    const call = checkedCaller(createCaller({ baseUrl: server.baseUrl }));
    await failure(call(guardarVolumen, { params: { ventaID: 7 }, query: { volumenTon: '1e3' } }));
    expect(server.arrived).toEqual([]);
  });
});
