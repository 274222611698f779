import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { relacion } from '../../db/schema.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

const PERIOD = 'BGT-2027';
const months = [
  { anio: 2027, mes: 2, volumenTon: '0.1', precio: '0.3' },
  { anio: 2027, mes: 1, volumenTon: '12.345', precio: '6543.2109' },
];

/** Ana sells in two countries, Bruno in one; both have a budget of two months a pair. */
async function openCompany(world: World) {
  const { db, signIn, call } = world;
  const ana = await addSeller(db, 'ana');
  const bruno = await addSeller(db, 'bruno');
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  await addPeriod(db, PERIOD);
  await addRate(db, PERIOD, 'COP', '4500');
  const pairs = [
    await addPair(db, ana.vendedorID),
    await addPair(db, ana.vendedorID, 'Perú'),
    await addPair(db, bruno.vendedorID),
  ];
  for (const pair of pairs) await addRow(db, pair, PERIOD, months);
  const tokens = { ana: await signIn('ana', testKey), jefa: await signIn('jefa', testKey) };
  const list = async (as: keyof typeof tokens, query: Record<string, number> = {}, periodoID = PERIOD) => {
    const answer = await call('GET', `/api/v1/ventas/periodo/${periodoID}`, { token: tokens[as], query });
    return { ...answer, data: (answer.body.data ?? []) as Record<string, unknown>[] };
  };
  return { ...world, ana, bruno, pairs, list };
}

onEachDatabase('A whole budget', (open) => {
  const world = shareWorld(open);

  it("has every month of the seller's own pairs, in order, with whose it is and what it is worth", async () => {
    const { list, ana, pairs } = await openCompany(world());
    const { status, body, data } = await list('ana');
    expect({ status, rows: body.rows }).toEqual({ status: 200, rows: 4 });
    expect(data.map(({ clienteID, mes }) => [clienteID, mes])).toEqual([
      [pairs[0]?.clienteID, 1],
      [pairs[0]?.clienteID, 2],
      [pairs[1]?.clienteID, 1],
      [pairs[1]?.clienteID, 2],
    ]);
    expect(data[1]).toMatchObject({
      periodoID: PERIOD,
      vendedorID: ana.vendedorID,
      volumenTon: 0.1,
      precio: 0.3,
      valorMonedaLocal: 30,
      valorEUR: expect.closeTo(30 / 4500, 12),
      monedaID: 'COP',
      nombrePais: 'Colombia',
      presupuestado: false,
    });
    expect(data[2]).toMatchObject({ monedaID: 'PEN', valorEUR: null });
  });

  it('comes in pages whose rows count all the months', async () => {
    const { list } = await openCompany(world());
    const whole = (await list('ana')).data;
    const first = await list('ana', { pageNumber: 0, pageSize: 3 });
    const second = await list('ana', { pageNumber: 1, pageSize: 3 });
    const beyond = await list('ana', { pageNumber: 2, pageSize: 3 });
    expect([...first.data, ...second.data]).toEqual(whole);
    expect([first, second, beyond].map(({ body }) => body.rows)).toEqual([4, 4, 4]);
    expect(beyond.data).toEqual([]);
  });

  it("is everybody's for an administrator, or that of one salesperson", async () => {
    const { list, bruno } = await openCompany(world());
    expect((await list('jefa')).body.rows).toBe(6);
    const own = await list('jefa', { vendedorID: bruno.vendedorID });
    expect(own.data.map(({ vendedorID }) => vendedorID)).toEqual([bruno.vendedorID, bruno.vendedorID]);
    expect((await list('jefa', { vendedorID: 2_147_483_647 })).status).toBe(404);
  });

  it("of another salesperson is as unknown to a seller as nobody's", async () => {
    const { list, ana, bruno } = await openCompany(world());
    expect((await list('ana', { vendedorID: ana.vendedorID })).body.rows).toBe(4);
    for (const vendedorID of [bruno.vendedorID, 2_147_483_647]) {
      const { status, body } = await list('ana', { vendedorID });
      expect({ status, message: body.message }).toEqual({ status: 404, message: 'El vendedor no existe' });
    }
  });

  it('leaves out what was removed, and hidden periods are for administrators alone', async () => {
    const { db, list, pairs } = await openCompany(world());
    await db
      .update(relacion)
      .set({ eliminada: true })
      .where(eq(relacion.clienteProductoID, pairs[0]?.clienteProductoID ?? 0));
    expect((await list('ana')).body.rows).toBe(2);
    const hidden = await addPeriod(db, 'SOP01-2027', { visible: false });
    expect((await list('ana', {}, hidden)).status).toBe(404);
    expect(await list('jefa', {}, hidden)).toMatchObject({ status: 200, data: [] });
    expect((await list('jefa', {}, 'SOP09-2030')).status).toBe(404);
  });
});
