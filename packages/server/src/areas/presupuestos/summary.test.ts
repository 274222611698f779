import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { periodo, periodoMoneda, relacion } from '../../db/schema.ts';
import {
  addPair,
  addPeriod,
  addRate,
  addRow,
  addSeller,
  addUser,
  required,
  testKey,
} from '../../test/company.ts';
import { exact, ratio } from '../../test/exact.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

interface Pair {
  clienteID: number;
  productoID: number;
}

interface Month {
  anio: number;
  mes: number;
  volumenTon: number;
  precio: number;
}

async function openCompany(world: World) {
  const seller = await addSeller(world.db, 'ana');
  const token = await world.signIn('ana', testKey);
  const summary = async (periodoID: string) =>
    (await world.call('GET', `/api/v1/resumen-presupuesto-vendedor/${periodoID}`, { token })).body.data;
  return { ...world, ...seller, token, summary };
}

/** Every month that the seller's list leads to, as a client of the API would collect them. */
async function collectMonths({ call }: World, token: string, periodoID: string): Promise<Month[]> {
  const list = await call('GET', '/api/v1/clientes/listar-clientes-productos-por-vendedor', {
    token,
    query: { periodoID },
  });
  const months = (list.body.data as Pair[]).map(async ({ clienteID, productoID }) => {
    const query = { periodoID, clienteID, productoID };
    const { body } = await call('GET', '/api/v1/ventas/listar-ventas', { token, query });
    return body.data as Month[];
  });
  return (await Promise.all(months)).flat();
}

const month = (mes: number, volumenTon: string, precio: string) => ({ anio: 2026, mes, volumenTon, precio });

onEachDatabase("A seller's summary", (open) => {
  const world = shareWorld(open);

  it('of the demonstration company is what integers make of every month, history included', async () => {
    const demo = await open({ data: 'demo' });
    const token = await demo.signIn('vendedor', 'Ventas-2026!');
    const months = await collectMonths(demo, token, 'SOP10-2026');
    expect(months.filter(({ anio, mes }) => anio === 2026 && mes < 10)).toHaveLength(40 * 9);
    const kilos = months.reduce((sum, { volumenTon }) => sum + exact(`${volumenTon}`, 3), 0n);
    const sales = months.reduce(
      (sum, { volumenTon, precio }) => sum + exact(`${volumenTon}`, 3) * exact(`${precio}`, 4),
      0n,
    );
    const [rate] = await demo.db
      .select()
      .from(periodoMoneda)
      .where(eq(periodoMoneda.periodoID, 'SOP10-2026'));
    const { tasaCambioEUR } = required(rate);
    expect(rate?.monedaID).toBe('COP');
    const { body } = await demo.call('GET', '/api/v1/resumen-presupuesto-vendedor/SOP10-2026', { token });
    expect(body.data).toEqual({
      totalVolumenTon: ratio(kilos, 1000n),
      precioPromedio: expect.closeTo(ratio(sales, kilos * 10_000n), 9),
      totalVentas: ratio(sales, 10_000n),
      monedaID: 'COP',
      totalVentasEUR: expect.closeTo(ratio(sales * 100n, exact(tasaCambioEUR, 6)), 6),
    });
  });

  it('of clients in one currency is given in that one, wherever the seller lives', async () => {
    const { db, vendedorID, summary } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP01-2026');
    await addRate(db, periodoID, 'PEN', '4');
    await addRow(db, await addPair(db, vendedorID, 'Perú'), periodoID, [
      month(1, '2', '3'),
      month(2, '1', '6'),
    ]);
    await addRow(db, await addPair(db, vendedorID, 'Perú'), periodoID, []);
    expect(await summary(periodoID)).toEqual({
      totalVolumenTon: 3,
      precioPromedio: 4,
      totalVentas: 12_000,
      monedaID: 'PEN',
      totalVentasEUR: 3000,
    });
  });

  it("of clients in several goes through the euro into the currency of the seller's country", async () => {
    const { db, vendedorID, summary } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP01-2026');
    await addRate(db, periodoID, 'PEN', '4');
    await addRate(db, periodoID, 'COP', '4000');
    await addRow(db, await addPair(db, vendedorID, 'Perú'), periodoID, [month(1, '2', '3')]);
    await addRow(db, await addPair(db, vendedorID), periodoID, [month(1, '1', '500')]);
    expect(await summary(periodoID)).toEqual({
      totalVolumenTon: 3,
      precioPromedio: (6_000_000 + 500_000) / 3000,
      totalVentas: 6_500_000,
      monedaID: 'COP',
      totalVentasEUR: 1500 + 125,
    });
  });

  it('leaves out the totals that a missing rate stands in the way of, and only those', async () => {
    const { db, vendedorID, summary } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP01-2026');
    const peru = await addPair(db, vendedorID, 'Perú');
    await addRow(db, peru, periodoID, [month(1, '2', '3'), month(2, '0', '3')]);
    expect(await summary(periodoID)).toEqual({
      totalVolumenTon: 2,
      precioPromedio: 3,
      totalVentas: 6000,
      monedaID: 'PEN',
      totalVentasEUR: null,
    });
    await addRow(db, await addPair(db, vendedorID), periodoID, [month(1, '1', '500')]);
    await addRate(db, periodoID, 'COP', '4000');
    expect(await summary(periodoID)).toEqual({
      totalVolumenTon: 3,
      precioPromedio: null,
      totalVentas: null,
      monedaID: 'COP',
      totalVentasEUR: null,
    });
  });

  it('needs no rate for months without sales', async () => {
    const { db, vendedorID, summary } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP01-2026');
    await addRow(db, await addPair(db, vendedorID), periodoID, [month(1, '0', '500')]);
    expect(await summary(periodoID)).toEqual({
      totalVolumenTon: 0,
      precioPromedio: 0,
      totalVentas: 0,
      monedaID: 'COP',
      totalVentasEUR: 0,
    });
  });

  it('leaves removed pairs out of an open period, keeps them in a closed one, and never counts another seller', async () => {
    const { db, vendedorID, summary } = await openCompany(world());
    const other = await addSeller(db, 'bruno');
    const mine = await addPair(db, vendedorID);
    const foreign = await addPair(db, other.vendedorID);
    const active = await addPeriod(db, 'SOP01-2026');
    const closed = await addPeriod(db, 'SOP02-2026', { activo: false });
    for (const periodoID of [active, closed]) {
      await addRow(db, mine, periodoID, [month(1, '1', '1')]);
      await addRow(db, foreign, periodoID, [month(1, '100', '1')]);
    }
    expect(await summary(active)).toMatchObject({ totalVolumenTon: 1 });
    await db.update(relacion).set({ eliminada: true });
    expect(await summary(active)).toMatchObject({ totalVolumenTon: 0 });
    expect(await summary(closed)).toMatchObject({ totalVolumenTon: 1 });
  });

  it('is zero for a user without a salesperson, and unknown for a hidden period', async () => {
    const { db, call, signIn, token } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP01-2026');
    await addUser(db, { nombreUsuario: 'sin.vendedor' });
    const lonely = await signIn('sin.vendedor', testKey);
    const path = `/api/v1/resumen-presupuesto-vendedor/${periodoID}`;
    expect((await call('GET', path, { token: lonely })).body.data).toEqual({
      totalVolumenTon: 0,
      precioPromedio: 0,
      totalVentas: 0,
      totalVentasEUR: 0,
    });
    await db.update(periodo).set({ visible: false });
    expect((await call('GET', path, { token })).body).toEqual({
      status: 404,
      message: 'El período no existe',
    });
  });
});
