import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pais, periodoMoneda, relacion } from '../../db/schema.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

const path = '/api/v1/periodos-moneda/faltantes';

async function openCompany(world: World) {
  const { db, call, signIn } = world;
  const { vendedorID } = await addSeller(db, 'ana');
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const token = await signIn('jefa', testKey);
  const missing = async () => (await call('GET', path, { token })).body.data;
  /** Sales of one tonne in each of the months, by a pair of the country. */
  const sell = async (periodoID: string, country: string, months: number[], figures = {}) => {
    const pair = await addPair(db, vendedorID, country);
    const sales = months.map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '1', ...figures }));
    await addRow(db, pair, periodoID, sales);
    return pair;
  };
  return { ...world, missing, sell };
}

const cop = { monedaID: 'COP', nombreMoneda: 'Peso colombiano', mes: null };
const pen = { monedaID: 'PEN', nombreMoneda: 'Sol peruano', mes: null };

onEachDatabase('Missing exchange rates', (open) => {
  const world = shareWorld(open);

  it('are the currencies with sales and without a rate, the newest period first', async () => {
    const { db, missing, sell } = await openCompany(world());
    for (const id of ['SOP01-2026', 'BGT-2027']) {
      await addPeriod(db, id);
      for (const country of ['Perú', 'Colombia', 'Colombia', 'Ecuador']) await sell(id, country, [1, 2]);
    }
    await addRate(db, 'SOP01-2026', 'USD', '1.1');
    await addRate(db, 'BGT-2027', 'USD', '1.1');
    await addRate(db, 'BGT-2027', 'PEN', '4');
    expect(await missing()).toEqual([
      { periodoID: 'BGT-2027', ...cop },
      { periodoID: 'SOP01-2026', ...cop },
      { periodoID: 'SOP01-2026', ...pen },
    ]);
  });

  it('do not count where nothing is sold: no volume, no price, no row, or a removed pair', async () => {
    const { db, missing, sell } = await openCompany(world());
    const periodoID = await addPeriod(db, 'SOP01-2026');
    await sell(periodoID, 'Colombia', [1], { volumenTon: '0' });
    await sell(periodoID, 'Perú', [1], { precio: '0' });
    await sell(periodoID, 'Brasil', []);
    const { clienteProductoID } = await sell(periodoID, 'Chile', [1]);
    await db
      .update(relacion)
      .set({ eliminada: true })
      .where(eq(relacion.clienteProductoID, clienteProductoID));
    expect(await missing()).toEqual([]);
  });

  it('name in a CUR period the first month that neither it nor an earlier one covers', async () => {
    const { db, missing, sell } = await openCompany(world());
    const periodoID = await addPeriod(db, 'CUR-2026');
    await sell(periodoID, 'Colombia', [2, 3, 4, 5]);
    await sell(periodoID, 'Perú', [6, 7]);
    expect(await missing()).toEqual([
      { periodoID, ...cop, mes: 2 },
      { periodoID, ...pen, mes: 6 },
    ]);
    await addRate(db, periodoID, 'COP', '4500', 4);
    await addRate(db, periodoID, 'PEN', '4', 1);
    expect(await missing()).toEqual([{ periodoID, ...cop, mes: 2 }]);
    await addRate(db, periodoID, 'COP', '4500', 2);
    expect(await missing()).toEqual([]);
  });

  it('are listed for a period that is hidden or closed, and not of one that is both', async () => {
    const { db, missing, sell } = await openCompany(world());
    await addPeriod(db, 'SOP03-2026', { visible: false, mesInicio: 3 });
    await addPeriod(db, 'SOP02-2026', { activo: false, mesInicio: 2 });
    await addPeriod(db, 'SOP01-2026', { activo: false, visible: false });
    for (const id of ['SOP03-2026', 'SOP02-2026', 'SOP01-2026']) await sell(id, 'Colombia', [3]);
    expect(await missing()).toEqual([
      { periodoID: 'SOP03-2026', ...cop },
      { periodoID: 'SOP02-2026', ...cop },
    ]);
  });

  it('never ask for the euro', async () => {
    const { db, missing, sell } = await openCompany(await open());
    const periodoID = await addPeriod(db, 'SOP01-2026');
    await db.insert(pais).values({ nombre: 'Alemania', monedaID: 'EUR' });
    await sell(periodoID, 'Alemania', [1]);
    expect(await missing()).toEqual([]);
  });

  it('are none in the demonstration company, until one of its rates is deleted', async () => {
    const { db, call, signIn } = await open({ data: 'demo' });
    const token = await signIn('admin', 'Admin-2026!');
    const missing = async () => (await call('GET', path, { token })).body.data;
    expect(await missing()).toEqual([]);
    const rates = await db.select().from(periodoMoneda);
    const rate = rates.find(({ periodoID, monedaID }) => periodoID.startsWith('SOP') && monedaID === 'COP');
    await call('DELETE', `/api/v1/periodos-moneda/${rate?.periodoMonedaID}`, { token });
    expect(await missing()).toEqual([{ periodoID: rate?.periodoID, ...cop }]);
  });
});
