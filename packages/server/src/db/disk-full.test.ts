import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addPair, addPeriod, addRow, addSeller, testKey } from '../test/company.ts';
import { onEachDatabase } from '../test/world.ts';

onEachDatabase('A disk that is full', (open) => {
  it('is named to who saves and in the log, and lets everybody read and save once there is room', async () => {
    const { db, call, signIn, logs } = await open();
    const { vendedorID } = await addSeller(db, 'ana');
    const periodoID = await addPeriod(db, 'BGT-2027');
    const pair = await addPair(db, vendedorID);
    await addRow(db, pair, periodoID, [{ anio: 2027, mes: 1, volumenTon: '1', precio: '2' }]);
    const token = await signIn('ana', testKey);
    const { clienteID, productoID } = pair;
    const months = () =>
      call('GET', '/api/v1/ventas/listar-ventas', { token, query: { periodoID, clienteID, productoID } });
    const [month] = ((await months()).body.data ?? []) as { ventaID: number }[];
    const save = () =>
      call('PUT', `/api/v1/ventas/${month?.ventaID}/volumen`, { token, query: { volumenTon: 5 } });
    // What PostgreSQL says when it cannot make a file larger.
    await db.execute(sql`
      create function no_room() returns trigger language plpgsql as $$
        begin raise disk_full using message = 'could not extend file "base/5/16384"'; end $$`);
    await db.execute(
      sql`create trigger no_room before update on venta for each statement execute function no_room()`,
    );
    const { status, body } = await save();
    expect({ status, message: body.message }).toEqual({
      status: 503,
      message: 'El servidor no tiene espacio en el disco. Avise a quien lo administra.',
    });
    expect(logs.map(({ msg }) => msg)).toContain('disk.full');
    expect((await months()).body.data).toMatchObject([{ volumenTon: 1 }]);
    await db.execute(sql`drop trigger no_room on venta`);
    expect((await save()).status).toBe(200);
    expect((await months()).body.data).toMatchObject([{ volumenTon: 5 }]);
  });
});
