import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { periodo, relacion } from '../../db/schema.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { exact, ratio } from '../../test/exact.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

async function openCompany(world: World) {
  const seller = await addSeller(world.db, 'ana');
  const token = await world.signIn('ana', testKey);
  const list = (periodoID: string, pair: { clienteID: number; productoID: number }) =>
    world.call('GET', '/api/v1/ventas/listar-ventas', {
      token,
      query: { periodoID, clienteID: pair.clienteID, productoID: pair.productoID },
    });
  return { ...world, ...seller, token, list };
}

onEachDatabase('The months of a pair', (open) => {
  const world = shareWorld(open);

  it('come the oldest first, with values of which no digit is lost', async () => {
    const { db, vendedorID, list } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP11-2026', { mesInicio: 11 });
    await addRate(db, periodoID, 'COP', '4512.345678');
    const pair = await addPair(db, vendedorID);
    const [later, first] = await addRow(db, pair, periodoID, [
      { anio: 2027, mes: 1, volumenTon: '0.1', precio: '0.3' },
      { anio: 2026, mes: 12, volumenTon: '12.345', precio: '6543.2109' },
    ]);
    const { status, body } = await list(periodoID, pair);
    expect(status).toBe(200);
    const local = exact('12.345', 3) * exact('6543.2109', 4) * 1000n;
    expect(body.data).toEqual([
      {
        ventaID: first,
        anio: 2026,
        mes: 12,
        periodoID,
        volumenTon: 12.345,
        precio: 6543.2109,
        valorMonedaLocal: ratio(local, 10n ** 7n),
        valorEUR: expect.closeTo(ratio(local, exact('4512.345678', 6) * 10n), 6),
        monedaID: 'COP',
      },
      {
        ventaID: later,
        anio: 2027,
        mes: 1,
        periodoID,
        volumenTon: 0.1,
        precio: 0.3,
        valorMonedaLocal: 30,
        valorEUR: expect.closeTo(30 / 4512.345678, 12),
        monedaID: 'COP',
      },
    ]);
  });

  it('have no value in euro while the rate is missing', async () => {
    const { db, vendedorID, list } = await openCompany(world());
    const periodoID = await addPeriod(db, 'BGT-2027');
    await addRate(db, periodoID, 'USD', '1.1');
    const pair = await addPair(db, vendedorID);
    await addRow(db, pair, periodoID, [
      { anio: 2027, mes: 1, volumenTon: '1', precio: '2' },
      { anio: 2027, mes: 2, volumenTon: '0', precio: '0' },
    ]);
    const { body } = await list(periodoID, pair);
    expect(body.data).toMatchObject([
      { valorMonedaLocal: 2000, valorEUR: null },
      { valorMonedaLocal: 0, valorEUR: null },
    ]);
  });

  it("of actual sales go by the month's rate, else the period's, else that of the latest month before", async () => {
    const { db, vendedorID, list } = await openCompany(world());
    const pair = await addPair(db, vendedorID);
    const months = [1, 2, 3, 4].map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '1' }));
    const cur = await addPeriod(db, 'CUR-2026', { activo: false });
    await addRow(db, pair, cur, months);
    const euros = async (periodoID: string) => {
      const { body } = await list(periodoID, pair);
      return (body.data as { valorEUR: number | null }[]).map(({ valorEUR }) => valorEUR);
    };
    await addRate(db, cur, 'COP', '5', 2);
    await addRate(db, cur, 'COP', '8', 3);
    expect(await euros(cur)).toEqual([null, 200, 125, 125]);
    await addRate(db, cur, 'COP', '10');
    expect(await euros(cur)).toEqual([100, 200, 125, 100]);

    const sop = await addPeriod(db, 'SOP-2026');
    await addRow(db, pair, sop, months);
    await addRate(db, sop, 'COP', '4', 2);
    expect(await euros(sop)).toEqual([null, 250, null, null]);
  });

  it('are none where the own pair has no row, and may be read in any visible period', async () => {
    const { db, vendedorID, list } = await openCompany(world());
    const pair = await addPair(db, vendedorID);
    const periodoID = await addPeriod(db, 'CUR-2025', { activo: false });
    expect(await list(periodoID, pair)).toMatchObject({ status: 200, body: { data: [] } });
    await db.update(periodo).set({ visible: false }).where(eq(periodo.periodoID, periodoID));
    for (const unknown of [periodoID, 'SOP01-1999']) {
      const { status, body } = await list(unknown, pair);
      expect({ status, message: body.message }).toEqual({ status: 404, message: 'El período no existe' });
    }
  });

  it('of a removed pair are known only where a closed period keeps them', async () => {
    const { db, vendedorID, list } = await openCompany(world());
    const pair = await addPair(db, vendedorID);
    const months = [{ anio: 2026, mes: 1, volumenTon: '1', precio: '1' }];
    const closed = await addPeriod(db, 'SOP01-2026', { activo: false });
    const active = await addPeriod(db, 'SOP02-2026');
    await addRow(db, pair, closed, months);
    await addRow(db, pair, active, months);
    await db.update(relacion).set({ eliminada: true });
    expect((await list(closed, pair)).body.data).toHaveLength(1);
    expect((await list(active, pair)).status).toBe(404);
  });

  it("are unknown for another seller's pair, as for one that does not exist", async () => {
    const { db, list, signIn, call, periodoID, pair } = await withForeignPair();
    const answers = [await list(periodoID, pair), await list(periodoID, { clienteID: 999, productoID: 999 })];
    for (const { status, body } of answers) {
      expect({ status, message: body.message }).toEqual({
        status: 404,
        message: 'El par no existe',
      });
    }
    await addUser(db, { nombreUsuario: 'sin.vendedor' });
    const token = await signIn('sin.vendedor', testKey);
    const { status } = await call('GET', '/api/v1/ventas/listar-ventas', {
      token,
      query: { periodoID, ...pair },
    });
    expect(status).toBe(404);

    async function withForeignPair() {
      const company = await openCompany(world());
      const other = await addSeller(company.db, 'bruno');
      const { clienteID, productoID } = await addPair(company.db, other.vendedorID);
      const periodoID = await addPeriod(company.db, 'SOP01-2026');
      return { ...company, periodoID, pair: { clienteID, productoID } };
    }
  });
});

onEachDatabase('The currencies of a period', (open) => {
  const world = shareWorld(open);

  it('are those of its clients and of its rates; all there are while it has neither', async () => {
    const { db, vendedorID, call, token } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP01-2026');
    const currencies = async () =>
      (await call('GET', '/api/v1/ventas/moneda', { token, query: { periodoID } })).body.data;
    expect(await currencies()).toEqual(['ARS', 'BRL', 'CLP', 'COP', 'MXN', 'PEN', 'USD']);
    await addRow(db, await addPair(db, vendedorID, 'Perú'), periodoID, []);
    expect(await currencies()).toEqual(['PEN']);
    await addRate(db, periodoID, 'COP', '4500');
    expect(await currencies()).toEqual(['COP', 'PEN']);
  });

  it('of a hidden period are answered to administrators alone', async () => {
    const { db, call, token, signIn } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP01-2026', { visible: false });
    await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
    const admin = await signIn('jefa', testKey);
    const ask = (as: string, id: string) =>
      call('GET', '/api/v1/ventas/moneda', { token: as, query: { periodoID: id } });
    expect((await ask(token, periodoID)).status).toBe(404);
    expect((await ask(admin, periodoID)).status).toBe(200);
    expect((await ask(admin, 'SOP02-2026')).body).toEqual({ status: 404, message: 'El período no existe' });
  });
});
