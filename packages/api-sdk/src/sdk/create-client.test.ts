import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reply, startTestServer, type TestServer } from '../../test/test-server.ts';
import { ApiError } from '../client/api-error.ts';
import { createCaller } from '../client/caller.ts';
import { MAX_COUNTED } from '../contract/cambios.ts';
import { contract } from '../contract/contract.ts';
import { VentasArea } from './areas/ventas.ts';
import { createClient } from './create-client.ts';
import { RefusedError } from './refused-error.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const SESION = { nombreUsuario: 'ana', tipoUsuario: 'VENDEDOR', token: 'el-de-ana' };
const CLOSED = { message: 'El período está cerrado' };

describe('an answer', () => {
  it('is handed over whole, a refusal too', async () => {
    server.answer = (response) => reply(response, 400, CLOSED);
    const answer = await createClient(server).ventas.saveVolumen(7, 12.5);
    expect(answer).toMatchObject({ status: 400, message: 'El período está cerrado' });
  });

  it('is its data alone with orThrow', async () => {
    const data = [{ divisionID: 'N', nombre: 'Norte' }];
    server.answer = (response) => reply(response, 200, { data });
    expect(await createClient(server).divisiones.list().orThrow()).toEqual(data);
  });

  it('of a refusal rejects with orThrow, as the screens word it', async () => {
    server.answer = (response) => reply(response, 400, CLOSED);
    const failure = await createClient(server)
      .ventas.saveVolumen(7, 12.5)
      .orThrow()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RefusedError);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'http', status: 400, text: 'El período está cerrado' });
  });

  it('takes the fixed text where the specification has one', async () => {
    server.answer = (response) => reply(response, 400, { message: 'interno' });
    const call = createClient(server).dashboard.read().orThrow();
    await expect(call).rejects.toMatchObject({ text: 'Error al cargar el dashboard' });
  });

  it('without the data that was asked for breaks the contract', async () => {
    const call = createClient(server).divisiones.list().orThrow();
    await expect(call).rejects.toMatchObject({ kind: 'contract' });
  });

  it('of another server need not send back what it saved', async () => {
    const call = createClient(server).clientes.remove(7).orThrow();
    await expect(call).resolves.toBeUndefined();
    const update = createClient(server).divisiones.update('N', 'Norte').orThrow();
    await expect(update).resolves.toBeUndefined();
  });
});

describe('a list of changes', () => {
  it('is read to its end also where there are more than are counted', async () => {
    const cambio = { cambioID: 1, campo: 'precio', antes: 1, despues: 2, origen: 'tecleado', fecha: '' };
    const place = {
      ventaID: 1,
      anio: 2026,
      mes: 1,
      periodoID: 'BGT-2026',
      vendedorID: 1,
      nombreVendedor: '',
    };
    const pair = { clienteProductoID: 1, clienteProductoPeriodoID: 1, nombreCliente: '', nombreProducto: '' };
    const sizes = [MAX_COUNTED + 1, 1];
    server.answer = (response, turn) => {
      const data = Array.from({ length: sizes[turn] ?? 0 }, () => ({ ...cambio, ...place, ...pair }));
      reply(response, 200, { data, rows: MAX_COUNTED + 1 });
    };
    expect(await createClient(server).cambios.all().toArray()).toHaveLength(MAX_COUNTED + 2);
  });
});

describe('the token', () => {
  it('of a sign-in serves the calls after it, until the sign-out', async () => {
    const sdk = createClient(server);
    server.answer = (response) => reply(response, 200, { data: SESION });
    await sdk.sesion.login('ana', 'clave');
    server.answer = (response) => reply(response, 200, {});
    await sdk.presupuestos.approve('BGT-2026');
    await sdk.sesion.logout();
    await sdk.sistema.readHealth().catch(() => {});
    const tokens = server.arrived.map(({ headers }) => headers['x-token']);
    expect(tokens).toEqual([undefined, 'el-de-ana', 'el-de-ana', undefined]);
  });

  it('of whoever made the client with getToken stays that one', async () => {
    const sdk = createClient({ baseUrl: server.baseUrl, getToken: () => 'otro' });
    server.answer = (response) => reply(response, 200, { data: SESION });
    await sdk.sesion.login('ana', 'clave');
    server.answer = (response) => reply(response, 200, {});
    await sdk.presupuestos.approve('BGT-2026');
    expect(server.arrived.at(-1)?.headers['x-token']).toBe('otro');
  });

  it('is reported when the server no longer takes it', async () => {
    const reported: ApiError[] = [];
    server.answer = (response) => reply(response, 401, {});
    const sdk = createClient({
      baseUrl: server.baseUrl,
      token: 'viejo',
      onUnauthorized: (error) => reported.push(error),
    });
    await sdk.paises.list().catch(() => {});
    expect(reported).toMatchObject([{ status: 401 }]);
  });
});

describe('the other doors', () => {
  it('reach any endpoint by its contract name through raw', async () => {
    const { raw } = createClient(server);
    await raw(contract.ventas.guardarPrecio, { params: { ventaID: 7 }, query: { precio: '4.25' } });
    expect(server.arrived[0]).toMatchObject({ method: 'PUT', url: '/api/v1/ventas/7/precio?precio=4.25' });
  });

  it('make an area by itself, for a bundle that holds nothing else', async () => {
    const ventas = new VentasArea(createCaller({ baseUrl: server.baseUrl, token: 't' }));
    await ventas.saveVolumen(7, 12.5).orThrow();
    expect(server.arrived[0]?.headers['x-token']).toBe('t');
  });

  it('give up with the reason of the signal', async () => {
    const controller = new AbortController();
    server.answer = () => controller.abort(new Error('ya no'));
    const call = createClient(server).paises.list({ signal: controller.signal });
    await expect(call).rejects.toThrow('ya no');
  });
});
