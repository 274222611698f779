import { expect, it } from 'vitest';
import { nota, relacion, relacionPeriodo, venta } from '../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, testKey } from '../test/company.ts';
import { onEachDatabase } from '../test/world.ts';
import { monthKey } from './shared/month-id.ts';

onEachDatabase('Another seller', (open) => {
  it('finds a foreign id as unknown as one that nobody has, on every call that takes one', async () => {
    const { db, call, signIn } = await open();
    const ana = await addSeller(db, 'ana');
    await addSeller(db, 'bruno');
    const periodoID = await addPeriod(db, 'SOP01-2026');
    const { clienteProductoID, clienteID, productoID } = await addPair(db, ana.vendedorID);
    const [ventaID = 0] = await addRow(db, { clienteProductoID, clienteID, productoID }, periodoID, [
      { anio: 2026, mes: 1, volumenTon: '1', precio: '1' },
    ]);
    const everything = async () => [
      await db.select().from(relacion),
      await db.select().from(relacionPeriodo),
      await db.select().from(venta),
      await db.select().from(nota),
    ];
    const before = await everything();
    const token = await signIn('bruno', testKey);
    const none = 2_147_483_647;

    const calls = (ids: {
      venta: number;
      row: number;
      relation: number;
      client: number;
      product: number;
      seller: number;
    }) =>
      Promise.all([
        call('PUT', `/api/v1/ventas/${ids.venta}/volumen`, { token, query: { volumenTon: 9 } }),
        call('PUT', `/api/v1/ventas/${ids.venta}/precio`, { token, query: { precio: 9 } }),
        call('PUT', `/api/v1/ventas/${ids.venta}/nota`, { token, body: { texto: 'De otro' } }),
        call('PUT', `/api/v1/clientes-productos/${ids.row}/nota`, { token, body: { texto: 'De otro' } }),
        call('GET', `/api/v1/ventas/${ids.venta}/cambios`, { token }),
        call('DELETE', `/api/v1/clientes-productos/${ids.relation}`, { token }),
        call('GET', '/api/v1/ventas/listar-ventas', {
          token,
          query: { periodoID, clienteID: ids.client, productoID: ids.product },
        }),
        call('GET', `/api/v1/clientes-productos/listar-producto-por-vendedor-cliente/${clienteID}`, {
          token,
          query: { vendedorID: ids.seller },
        }),
        call('PUT', `/api/v1/clientes-productos/cliente/${clienteID}`, {
          token,
          body: { productoIDs: [], vendedorID: ids.seller },
        }),
      ]);
    const foreign = await calls({
      venta: ventaID,
      row: monthKey(ventaID).rowID,
      relation: clienteProductoID,
      client: clienteID,
      product: productoID,
      seller: ana.vendedorID,
    });
    const unknown = await calls({
      venta: none,
      row: none,
      relation: none,
      client: none,
      product: none,
      seller: none,
    });
    expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
    expect(foreign.map(({ body }) => body)).toEqual(unknown.map(({ body }) => body));
    expect(await everything()).toEqual(before);
  });
});
