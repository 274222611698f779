import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { relacion } from '../../db/schema.ts';
import { hasSingleSession } from '../../db/single-session.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

const sales = (volumenTon: string, precio: string) => [{ anio: 2026, mes: 1, volumenTon, precio }];

/** Two sellers of two divisions: Ana budgeted 1 of 2 rows, Bruno 1 of 1. */
async function openCompany(world: World) {
  const { db, call, signIn } = world;
  const ana = await addSeller(db, 'ana', { divisionID: 'ACE' });
  const bruno = await addSeller(db, 'bruno', { divisionID: 'ALU' });
  const periodoID = await addPeriod(db, 'SOP01-2026');
  await addRate(db, periodoID, 'COP', '4000');
  await addRate(db, periodoID, 'PEN', '4');
  await addRow(db, await addPair(db, ana.vendedorID), periodoID, sales('1', '4'), { presupuestado: true });
  await addRow(db, await addPair(db, ana.vendedorID), periodoID, sales('0.5', '8'));
  await addRow(db, await addPair(db, bruno.vendedorID, 'Perú'), periodoID, sales('2', '2'), {
    presupuestado: true,
  });
  const token = await signIn('ana', testKey);
  const ask = async (query: Record<string, string | number> = {}, as = token) =>
    (await call('GET', '/api/v1/dashboard', { token: as, query })).body.data as Record<string, unknown>[];
  return { ...world, ana, periodoID, ask };
}

onEachDatabase('The dashboard', (open) => {
  const world = shareWorld(open);

  it('answers volume, value in euro and pooled progress of a period, and the progress of each seller', async () => {
    const { periodoID, ask } = await openCompany(world());
    expect(await ask()).toEqual([
      {
        periodoID,
        volumenTon: 3.5,
        valorEUR: 1 + 1 + 1000,
        porcentajeAvance: 200 / 3,
        vendedores: [
          { nombreVendedor: 'ana Prueba', vendedorCodigo: 'V-ana', porcentajeAvance: 50 },
          { nombreVendedor: 'bruno Prueba', vendedorCodigo: 'V-bruno', porcentajeAvance: 100 },
        ],
      },
    ]);
  });

  it("narrows every figure to the sellers' division", async () => {
    const { ask } = await openCompany(world());
    const [card] = await ask({ division: 'ALU' });
    expect(card).toMatchObject({ volumenTon: 2, valorEUR: 1000, porcentajeAvance: 100 });
    expect(card?.['vendedores']).toHaveLength(1);
    const [none] = await ask({ division: 'NINGUNA' });
    expect(none).toEqual({ periodoID: 'SOP01-2026', volumenTon: 0, valorEUR: 0, vendedores: [] });
  });

  it('shows the visible periods alone, the newest first, and those of a start year when asked', async () => {
    const { db, ask } = await openCompany(world());
    await addPeriod(db, 'BGT-2027');
    await addPeriod(db, 'CUR-2025', { activo: false });
    await addPeriod(db, 'SOP02-2026', { visible: false });
    const ids = async (query = {}) => (await ask(query)).map(({ periodoID }) => periodoID);
    expect(await ids()).toEqual(['BGT-2027', 'SOP01-2026', 'CUR-2025']);
    expect(await ids({ anio: 2026 })).toEqual(['SOP01-2026']);
    expect(await ids({ anio: 2030 })).toEqual([]);
  });

  it('counts actual sales as done, and leaves the progress out where there are no rows', async () => {
    const { db, ana, ask } = await openCompany(world());
    const cur = await addPeriod(db, 'CUR-2027');
    await addPeriod(db, 'BGT-2028');
    await addRow(db, await addPair(db, ana.vendedorID), cur, []);
    const [bgt, actuals] = await ask();
    expect(bgt).toEqual({ periodoID: 'BGT-2028', volumenTon: 0, valorEUR: 0, vendedores: [] });
    expect(actuals).toMatchObject({ porcentajeAvance: 100, vendedores: [{ porcentajeAvance: 100 }] });
  });

  it('has no value in euro while a rate is missing, and leaves removed pairs out of open periods', async () => {
    const { db, ana, ask } = await openCompany(world());
    const later = await addPeriod(db, 'SOP02-2027');
    await addRow(db, await addPair(db, ana.vendedorID, 'Chile'), later, sales('1', '1'));
    expect((await ask())[0]).toMatchObject({ volumenTon: 1, valorEUR: null });
    await db.update(relacion).set({ eliminada: true });
    expect((await ask())[0]).toEqual({ periodoID: later, volumenTon: 0, valorEUR: 0, vendedores: [] });
  });

  it("values a month at its own rate, the others at the period's, and in actual sales at that of the month before", async () => {
    const { db, ana, ask } = await openCompany(world());
    const of = async (periodoID: string) => {
      await addRate(db, periodoID, 'COP', '1000', 2);
      const months = [1, 2, 3].map((mes) => ({ anio: 2027, mes, volumenTon: '1', precio: '4' }));
      await addRow(db, await addPair(db, ana.vendedorID), periodoID, months);
    };
    const planned = await addPeriod(db, 'SOP01-2027');
    await addRate(db, planned, 'COP', '4000');
    await of(planned);
    expect((await ask({ anio: 2027 }))[0]).toMatchObject({ valorEUR: 1 + 4 + 1 });

    const actual = await addPeriod(db, 'CUR-2028');
    await addRate(db, actual, 'COP', '2000', 1);
    await of(actual);
    expect((await ask({ anio: 2028 }))[0]).toMatchObject({ valorEUR: 2 + 4 + 4 });
  });

  it('shows what somebody has just saved, however many have asked for it meanwhile', async () => {
    const { db, ana, call, signIn, ask } = await openCompany(world());
    const budget = await addPeriod(db, 'BGT-2027');
    const pair = await addPair(db, ana.vendedorID);
    const [ventaID] = await addRow(db, pair, budget, [{ anio: 2027, mes: 1, volumenTon: '0', precio: '4' }]);
    const token = await signIn('ana', testKey);
    for (let volumenTon = 1; volumenTon <= 10; volumenTon += 1) {
      const others = Array.from({ length: 5 }, () => ask());
      await call('PUT', `/api/v1/ventas/${ventaID}/volumen`, { token, query: { volumenTon } });
      expect((await ask())[0]).toMatchObject({ volumenTon });
      await Promise.all(others);
    }
  });

  it('has the sellers in the order of the other lists, whatever order the database keeps its names in', async ({
    skip,
  }) => {
    const { db, periodoID, ask } = await openCompany(await open());
    skip(hasSingleSession(db));
    const aegir = await addSeller(db, 'ægir');
    await addRow(db, await addPair(db, aegir.vendedorID), periodoID, sales('1', '1'));
    await db.execute(sql`alter table vendedor alter nombre_buscable type text collate "und-x-icu"`);
    const [card] = await ask();
    expect(card?.['vendedores']).toMatchObject([
      { nombreVendedor: 'ana Prueba' },
      { nombreVendedor: 'bruno Prueba' },
      { nombreVendedor: 'ægir Prueba' },
    ]);
  });

  it('is the same for administrators and sellers', async () => {
    const { db, signIn, ask } = await openCompany(world());
    await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
    expect(await ask({}, await signIn('jefa', testKey))).toEqual(await ask());
  });
});
