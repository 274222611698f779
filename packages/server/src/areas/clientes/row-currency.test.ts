import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, cliente, pais, periodo, relacionPeriodo, venta } from '../../db/schema.ts';
import {
  addPair,
  addPeriod,
  addRate,
  addRow,
  addSeller,
  required,
  type TestPair,
  testKey,
} from '../../test/company.ts';
import { listen } from '../../test/listening.ts';
import { openOpening } from '../../test/opening.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

const january = { anio: 2026, mes: 1, volumenTon: '2', precio: '4500' };
const nothing = { anio: 2026, mes: 1, volumenTon: '0', precio: '0' };

/** Ana sells in Colombia (4 500 COP a euro) and may move her clients to Perú (4 PEN a euro). */
async function openCompany(world: World) {
  const opening = await openOpening(world);
  const { db, call, signIn } = world;
  const { vendedorID, usuarioID } = await addSeller(db, 'ana');
  const ana = await signIn('ana', testKey);
  const addBudget = async (periodoID: string, activo = true) => {
    await addPeriod(db, periodoID);
    await addRate(db, periodoID, 'COP', '4500');
    await addRate(db, periodoID, 'PEN', '4');
    return async () => {
      await db.update(periodo).set({ activo }).where(eq(periodo.periodoID, periodoID));
      return periodoID;
    };
  };
  const months = async (periodoID: string, { clienteID, productoID }: TestPair) => {
    const { body } = await call('GET', '/api/v1/ventas/listar-ventas', {
      token: ana,
      query: { periodoID, clienteID, productoID },
    });
    return body.data as { valorEUR: number; monedaID: string }[];
  };
  return {
    ...opening,
    ana,
    vendedorID,
    usuarioID,
    addBudget,
    pair: await addPair(db, vendedorID),
    currencyIn: async (periodoID: string) => {
      const [row] = await db.select().from(relacionPeriodo).where(eq(relacionPeriodo.periodoID, periodoID));
      return row?.monedaID;
    },
    euros: async (periodoID: string, pair: TestPair) =>
      (await months(periodoID, pair)).map(({ valorEUR }) => valorEUR),
    currenciesOfMonths: async (periodoID: string, pair: TestPair) =>
      (await months(periodoID, pair)).map(({ monedaID }) => monedaID),
    move: async ({ clienteID }: TestPair, nombre: string) => {
      const [client] = await db.select().from(cliente).where(eq(cliente.clienteID, clienteID));
      const [country] = await db.select().from(pais).where(eq(pais.nombre, nombre));
      const body = { ...required(client), paisID: required(country).paisID };
      return call('PUT', `/api/v1/clientes/actualizar-cliente/${clienteID}`, { token: ana, body });
    },
  };
}

onEachDatabase('The currency of a row', (open) => {
  const world = shareWorld(open);

  it('stays when a client moves, wherever somebody has said a figure or the period is closed', async () => {
    const { db, pair, addBudget, currencyIn, euros, move, ana, call } = await openCompany(world());
    const close = await addBudget('BGT-2024', false);
    const [closed, filled, empty] = ['BGT-2024', 'BGT-2025', 'BGT-2026'];
    await addBudget(filled);
    await addBudget(empty);
    await addRow(db, pair, closed, [january]);
    await addRow(db, pair, filled, [nothing, { ...january, mes: 2 }]);
    await addRow(db, pair, empty, [nothing]);
    await close();

    expect((await move(pair, 'Perú')).status).toBe(200);
    expect(await euros(closed, pair)).toEqual([2000]);
    expect(await euros(filled, pair)).toEqual([0, 2000]);
    expect(await Promise.all([closed, filled, empty].map(currencyIn))).toEqual(['COP', 'COP', 'PEN']);
    const totals = await call('GET', `/api/v1/resumen-presupuesto-vendedor/${filled}`, { token: ana });
    expect(totals.body.data).toMatchObject({ totalVentas: 9_000_000, totalVentasEUR: 2000 });
    const listed = await call('GET', '/api/v1/clientes/listar-clientes-productos-por-vendedor', {
      token: ana,
      query: { periodoID: filled },
    });
    expect(listed.body.data).toMatchObject([{ nombrePais: 'Perú', monedaID: 'COP' }]);
  });

  it('comes with the months, those of an earlier period in the one that they were sold in', async () => {
    const { db, pair, addBudget, move, openPeriod, currenciesOfMonths } = await openCompany(world());
    await addBudget('BGT-2026');
    await addRow(db, pair, 'BGT-2026', [january]);
    await move(pair, 'Perú');
    const opened = { tipoPeriodo: 'BGT', anioInicio: 2027, mesInicio: 1, cantidadMeses: 1 };
    await openPeriod({ ...opened, periodoOrigen: 'BGT-2026', periodoDestino: 'BGT-2027' });
    expect(await currenciesOfMonths('BGT-2026', pair)).toEqual(['COP']);
    expect(await currenciesOfMonths('BGT-2027', pair)).toEqual(['PEN']);
  });

  it('stays when a client moves where a figure was said, also once it is 0 again', async () => {
    const { db, pair, addBudget, currencyIn, move, ana, call } = await openCompany(world());
    await addBudget('BGT-2026');
    const [ventaID = 0] = await addRow(db, pair, 'BGT-2026', [nothing]);
    for (const precio of [18_000, 0]) {
      const saved = await call('PUT', `/api/v1/ventas/${ventaID}/precio`, { token: ana, query: { precio } });
      expect(saved.status).toBe(200);
    }
    await move(pair, 'Perú');
    expect(await db.select({ precio: venta.precio }).from(venta)).toEqual([{ precio: '0.0000' }]);
    expect(await currencyIn('BGT-2026')).toBe('COP');
  });

  it('is that of every price which is saved: one that was seen in another is refused, alone and in a batch', async () => {
    const { db, pair, addBudget, move, ana, call } = await openCompany(world());
    await addBudget('BGT-2026');
    const [ventaID = 0] = await addRow(db, pair, 'BGT-2026', [nothing]);
    const save = async (moneda: string) => {
      const path = `/api/v1/ventas/${ventaID}/precio`;
      const { status, body } = await call('PUT', path, { token: ana, query: { precio: 18, moneda } });
      return { status, message: body.message };
    };
    const saveBatch = async (moneda: string) => {
      const cambios = [
        { ventaID, campo: 'precio', valor: 18, visto: 0, moneda },
        { ventaID, campo: 'volumenTon', valor: 3, visto: 0 },
      ];
      const body = { gestoID: randomUUID(), origen: 'pegado', cambios };
      return (await call('PUT', '/api/v1/ventas/lote', { token: ana, body })).body.data;
    };
    const stored = async () =>
      (await db.select({ precio: venta.precio }).from(venta)).map((row) => row.precio);
    await move(pair, 'Perú');
    const message = 'El precio se escribió en COP y el par está ahora en PEN';
    expect(await save('COP')).toEqual({ status: 400, message });
    expect(await saveBatch('COP')).toEqual([
      { ventaID, campo: 'precio', estado: 'rechazado', message },
      { ventaID, campo: 'volumenTon', estado: 'guardado' },
    ]);
    expect(await stored()).toEqual(['0.0000']);
    expect(await save('PEN')).toMatchObject({ status: 200 });
    expect(await saveBatch('PEN')).toMatchObject([{ estado: 'guardado' }, { estado: 'guardado' }]);
    expect(await stored()).toEqual(['18.0000']);
  });

  it('is sent to the sellers whose rows change it with their client, once a budget, and recorded', async () => {
    const { db, pair, vendedorID, usuarioID, addBudget, move, ana } = await openCompany(world());
    const other = await addSeller(db, 'bruno');
    const otherPair = await addPair(db, other.vendedorID);
    for (const periodoID of ['BGT-2026', 'BGT-2027']) {
      await addBudget(periodoID);
      await addRow(db, pair, periodoID, [nothing]);
      await addRow(db, otherPair, periodoID, [nothing]);
    }
    const token = await world().signIn('bruno', testKey);
    const seller = await listen(world().url, ana);
    const nobodyElse = await listen(world().url, token);
    await move(pair, 'Perú');
    const of = (periodoID: string) => ({ periodoID, vendedorID });
    expect([await seller.next(), await seller.next()]).toEqual([
      { tipo: 'pares', ...of('BGT-2026') },
      { tipo: 'pares', ...of('BGT-2027') },
    ]);
    const path = `/api/v1/clientes-productos/cliente/${otherPair.clienteID}`;
    await world().call('PUT', path, { token, body: { productoIDs: [] } });
    expect(await nobodyElse.next()).toMatchObject({ tipo: 'pares', vendedorID: other.vendedorID });
    const recorded = await db.select().from(auditoria).where(eq(auditoria.accion, 'relacion.actualizada'));
    const despues = { monedaID: 'PEN', clienteID: pair.clienteID };
    expect(recorded).toMatchObject([
      { usuarioID, despues: { ...despues, ...of('BGT-2026') } },
      { usuarioID, despues: { ...despues, ...of('BGT-2027') } },
    ]);
  });

  it('is the present one of the client in a period that is opened, with the prices converted at the rates of the origin', async () => {
    const { db, pair, addBudget, currencyIn, move, openPeriod, monthsSeen, ana } = await openCompany(world());
    await addBudget('BGT-2026');
    await addRow(db, pair, 'BGT-2026', [january]);
    await move(pair, 'Perú');
    const opened = { periodoOrigen: 'BGT-2026', tipoPeriodo: 'BGT', mesInicio: 1, cantidadMeses: 1 };
    await openPeriod({ ...opened, periodoDestino: 'BGT-2027', anioInicio: 2027 });
    expect(await currencyIn('BGT-2027')).toBe('PEN');
    expect(await monthsSeen(ana, pair, 'BGT-2027')).toEqual(['2027-01: 2 t × 4']);

    await move(pair, 'Chile');
    await openPeriod({ ...opened, periodoDestino: 'BGT-2028', anioInicio: 2028 });
    expect(await currencyIn('BGT-2028')).toBe('CLP');
    expect(await monthsSeen(ana, pair, 'BGT-2028')).toEqual(['2028-01: 2 t × 0']);
  });
});
