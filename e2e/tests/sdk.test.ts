import { ApiError, createClient } from '@presupuesto/api-sdk';
import { first, signedInClient } from '../support/api.ts';
import { ADMIN, SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the client walks a budget from sign-in to approval', async ({ server }) => {
  const client = await signedInClient(server.url);
  const { data: periods } = await client.periodos.listarPresupuestables();
  const { periodoID } = first(periods);
  const { data: pairs } = await client.clientesProductos.listarClientesProductos({ query: { periodoID } });
  const { clienteID, productoID } = first(pairs);
  const read = () => client.ventas.listarVentas({ query: { periodoID, clienteID, productoID } });
  const last = (await read()).data?.at(-1);
  const { ventaID } = first(last && [last]);

  await client.ventas.guardarVolumen({ params: { ventaID }, query: { volumenTon: '12.345' } });
  await client.ventas.guardarPrecio({ params: { ventaID }, query: { precio: '4.5' } });
  const saved = (await read()).data?.find((venta) => venta.ventaID === ventaID);
  expect(saved).toMatchObject({ volumenTon: 12.345, precio: 4.5, valorMonedaLocal: 55_552.5 });

  expect((await client.presupuestos.aprobarPresupuesto({ params: { periodoID } })).status).toBe(200);
  const after = await client.clientesProductos.listarClientesProductos({ query: { periodoID } });
  expect(after.data?.every((pair) => pair.presupuestado)).toBe(true);
});

test('a wrong key rejects with the text that the sign-in screen shows', async ({ server }) => {
  const client = createClient({ baseUrl: server.url });
  const failure = await client.sesion
    .login({ body: { ...SELLER, clave: 'otra' } })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 401,
    text: 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
  });
});

test('an administrator may not approve, and a signed-out token is dead', async ({ server }) => {
  const client = await signedInClient(server.url, ADMIN);
  await expect(
    client.presupuestos.aprobarPresupuesto({ params: { periodoID: 'BGT-2027' } }),
  ).rejects.toMatchObject({ status: 403 });

  await client.sesion.logout();
  await expect(client.dashboard.dashboard()).rejects.toMatchObject({ status: 401 });
});
