import {
  ApiError,
  type Call,
  type Client,
  createClient,
  InputError,
  type Progress,
  RefusedError,
} from '@presupuesto/api-sdk';
import { first, signedInClient } from '../support/api.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the client walks a budget from sign-in to approval', async ({ server }) => {
  const sdk = createClient({ baseUrl: server.url });
  await sdk.sesion.login(SELLER.nombreUsuario, SELLER.clave).orThrow();
  const { periodoID } = first(await sdk.periodos.listPresupuestables().orThrow());
  const { clienteID, productoID } = first(await sdk.clientesProductos.list(periodoID).orThrow());
  const read = () => sdk.ventas.list({ periodoID, clienteID, productoID }).orThrow();
  const { ventaID } = first((await read()).slice(-1));

  await sdk.ventas.saveVolumen(ventaID, '12.345').orThrow();
  await sdk.ventas.savePrecio(ventaID, 4.5).orThrow();
  const saved = (await read()).find((venta) => venta.ventaID === ventaID);
  expect(saved).toMatchObject({ volumenTon: 12.345, precio: 4.5, valorMonedaLocal: 55_552.5 });

  expect((await sdk.presupuestos.approve(periodoID)).status).toBe(200);
  const after = await sdk.clientesProductos.list(periodoID).orThrow();
  expect(after.every((pair) => pair.presupuestado)).toBe(true);
});

test('a wrong key rejects with the text that the sign-in screen shows', async ({ server }) => {
  const call = createClient({ baseUrl: server.url }).sesion.login(SELLER.nombreUsuario, 'otra');
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 401,
    text: 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
  });
});

test('an error has the reference that the server gave its answer', async ({ server }) => {
  const given: (string | null)[] = [];
  const sdk = createClient({
    baseUrl: server.url,
    // The server is to refuse, not the client.
    checkInput: false,
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      given.push(answer.headers.get('x-request-id'));
      return answer;
    },
  });
  const unknown = await sdk.sesion.login('nadie', 'x').catch((error: unknown) => error);
  const refused = await sdk.claves
    .recover('')
    .orThrow()
    .catch((error: unknown) => error);
  expect(unknown).toMatchObject({ status: 401, requestId: given[0] });
  expect(refused).toMatchObject({ status: 400, requestId: given[1] });
  expect(given[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('an administrator may not approve, and a client that signed out is nobody', async ({ server }) => {
  const sdk = createClient({ baseUrl: server.url });
  const { token } = await sdk.sesion.login(ADMIN.nombreUsuario, ADMIN.clave).orThrow();
  await expect(sdk.presupuestos.approve('BGT-2027')).rejects.toMatchObject({ status: 403 });

  await sdk.sesion.logout();
  await expect(sdk.dashboard.read()).rejects.toMatchObject({ status: 401 });
  await expect(createClient({ baseUrl: server.url, token }).dashboard.read()).rejects.toMatchObject({
    status: 401,
  });
});

test('a loop over small pages brings the whole list once, in its order', async ({ server }) => {
  const sdk = await signedInClient(server.url, ADMIN);
  const { data: whole, rows } = await sdk.clientes.list({ pageSize: 1000 });
  const looped: number[] = [];
  for await (const { clienteID } of sdk.clientes.all({ pageSize: 7 })) looped.push(clienteID);
  expect(looped).toEqual(whole?.map(({ clienteID }) => clienteID));
  expect(looped).toHaveLength(rows ?? 0);

  const unchecked = await signedInClient(server.url, ADMIN, { checkInput: false });
  await expect(unchecked.clientes.all({ pageSize: 5000 }).toArray()).rejects.toThrow(RefusedError);
});

test('what is not sent is refused in the words of the server', async ({ server }) => {
  const checked = await signedInClient(server.url, ADMIN);
  const unchecked = await signedInClient(server.url, ADMIN, { checkInput: false });
  const cliente = { clienteCodigo: '', nombre: 'x'.repeat(500), paisID: 1 };
  const tasa = { periodoID: 'BGT-2027', monedaID: 'COP', mes: 13, tasaCambioEUR: 0 };
  const calls: ((sdk: Client) => Call<unknown, unknown>)[] = [
    (sdk) => sdk.clientes.list({ pageSize: 5000 }),
    (sdk) => sdk.clientes.create(cliente),
    (sdk) => sdk.productos.update(0, { productoCodigo: 'P', nombre: 'Tapa' }),
    (sdk) => sdk.periodosMoneda.create(tasa),
    (sdk) => sdk.periodos.list({ anio: 1 }),
  ];
  for (const call of calls) {
    const refused = await call(unchecked)
      .orThrow()
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    const stopped = await call(checked).catch((error: unknown) => error);
    expect(stopped).toBeInstanceOf(InputError);
    expect(stopped).toMatchObject({ text: refused instanceof RefusedError && refused.serverMessage });
  }
});

test('a refused upload says why, after its bytes have been counted', async ({ server }) => {
  const sdk = await signedInClient(server.url, ADMIN);
  const reported: Progress[] = [];
  const upload = sdk.archivos.upload(
    new Blob(['no es un libro']),
    { tipo: 'SOP', mes: 3, anio: 2026 },
    { fileName: 'ventas.xlsx', onProgress: (progress) => reported.push(progress) },
  );
  await expect(upload.orThrow()).rejects.toMatchObject({
    status: 400,
    text: expect.stringContaining('xlsx'),
  });
  const last = reported.at(-1);
  expect(last?.sent).toBe(last?.total);
});
