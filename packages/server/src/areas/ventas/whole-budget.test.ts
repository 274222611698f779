import type { ParConMeses } from '@presupuesto/api-sdk/contract';
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
  const listPairs = async (as: keyof typeof tokens, query: Record<string, number> = {}) => {
    const path = `/api/v1/ventas/periodo/${PERIOD}/pares`;
    const answer = await call('GET', path, { token: tokens[as], query });
    return { ...answer, data: (answer.body.data ?? []) as ParConMeses[] };
  };
  return { ...world, ana, bruno, pairs, list, listPairs, tokens };
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

onEachDatabase('A whole budget by pairs', (open) => {
  const world = shareWorld(open);

  it('has the same figures, notes and names as the one by months, each pair once', async () => {
    const { call, list, listPairs, tokens } = await openCompany(world());
    const [pair] = (await listPairs('ana')).data;
    for (const [path, texto] of [
      [`ventas/${pair?.meses[1]?.ventaID}/nota`, 'Con el pedido'],
      [`clientes-productos/${pair?.clienteProductoPeriodoID}/nota`, 'Renueva'],
    ]) {
      const { status } = await call('PUT', `/api/v1/${path}`, { token: tokens.ana, body: { texto } });
      expect(status).toBe(200);
    }
    const months = (await list('ana')).data;
    const { body, data } = await listPairs('ana');
    expect(body.rows).toBe(2);
    const vendedorCodigo = months[0]?.['vendedorCodigo'];
    const flat = data.flatMap(({ meses, nota, ...named }) =>
      meses.map((month) => ({ ...named, ...month, vendedorCodigo, notaPar: nota })),
    );
    expect(flat).toMatchObject(months);
    expect(flat.map(({ nota, notaPar }) => [nota?.texto, notaPar?.texto]).slice(0, 3)).toEqual([
      [undefined, 'Renueva'],
      ['Con el pedido', 'Renueva'],
      [undefined, undefined],
    ]);
  });

  it('reckons each month with its own rate, where there is one', async () => {
    const { db, listPairs } = await openCompany(world());
    await addRate(db, PERIOD, 'COP', '5000', 2);
    const euros = (await listPairs('ana')).data.map(({ meses }) => meses.map(({ valorEUR }) => valorEUR));
    expect(euros).toEqual([
      [expect.closeTo((12_345 * 6543.2109) / 4500, 6), expect.closeTo(30 / 5000, 12)],
      [null, null],
    ]);
  });

  it('comes in pages whose rows count all the pairs', async () => {
    const { listPairs } = await openCompany(world());
    const whole = (await listPairs('ana')).data;
    const pages = [];
    for (const pageNumber of [0, 1, 2]) pages.push(await listPairs('ana', { pageNumber, pageSize: 1 }));
    expect(pages.map(({ data }) => data)).toEqual([[whole[0]], [whole[1]], []]);
    expect(pages.map(({ body }) => body.rows)).toEqual([2, 2, 2]);
  });

  it('is that of one salesperson, whom an administrator names and a seller is', async () => {
    const { ana, bruno, listPairs } = await openCompany(world());
    const named = await listPairs('jefa', { vendedorID: bruno.vendedorID });
    expect(named.data.map(({ vendedorID, meses }) => [vendedorID, meses.length])).toEqual([
      [bruno.vendedorID, 2],
    ]);
    expect((await listPairs('ana', { vendedorID: ana.vendedorID })).body.rows).toBe(2);
    expect(await listPairs('jefa')).toMatchObject({
      status: 400,
      body: { message: 'Debe seleccionar un vendedor' },
    });
    for (const [as, vendedorID] of [
      ['ana', bruno.vendedorID],
      ['jefa', 2_147_483_647],
    ] as const)
      expect((await listPairs(as, { vendedorID })).status).toBe(404);
  });

  it('leaves out what was removed', async () => {
    const { db, listPairs, pairs } = await openCompany(world());
    await db
      .update(relacion)
      .set({ eliminada: true })
      .where(eq(relacion.clienteProductoID, pairs[0]?.clienteProductoID ?? 0));
    const { body, data } = await listPairs('ana');
    expect([body.rows, data.map(({ clienteProductoID }) => clienteProductoID)]).toEqual([
      1,
      [pairs[1]?.clienteProductoID],
    ]);
  });
});
