import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPeriod } from '../../areas/apertura/open.ts';
import { switchPeriod } from '../../areas/periodos/change.ts';
import { removePeriod } from '../../areas/periodos/remove.ts';
import { reopen } from '../../areas/presupuestos/reopen.ts';
import { assignProducts } from '../../areas/relaciones/assign.ts';
import { removeRelation } from '../../areas/relaciones/remove.ts';
import { monthID } from '../../areas/shared/month-id.ts';
import { updateVendedor } from '../../areas/vendedores/update.ts';
import { required, testKey } from '../../test/company.ts';
import { openLoading } from '../../test/loading.ts';
import { repeats } from '../../test/sampled.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';
import type { Db } from '../connect.ts';
import { between } from '../demo/random.ts';
import { division, periodo, relacion, relacionPeriodo, vendedor, venta } from '../schema.ts';
import { recountTotals, wrongTotals } from './compare.ts';
import { foldTotals } from './fold.ts';

/** Two sellers in two countries with six pairs in two periods, and all that anybody does to them. */
async function openWork(world: World) {
  const loading = await openLoading(world);
  const { db, call, signIn, ana, bruno, clientIDs, productIDs, admin } = loading;
  const sellers = [
    { ...ana, token: await signIn('ana', testKey) },
    { ...bruno, token: await signIn('bruno', testKey) },
  ];
  await db.insert(division).values({ divisionID: 'ALU', nombre: 'Aluminio' });
  const author = { usuarioID: admin, cuando: new Date() };
  const file = (anio: number, factor: number) =>
    ['ana', 'bruno'].flatMap((seller) =>
      ['P-1', 'P-2', 'P-3'].map(
        (product, at) =>
          [`V-${seller}`, `C-${(at % 2) + 1}`, product, anio, 1 + at, factor + at, 2.5, null] as const,
      ),
    );
  await loading.load(file(2026, 10), 'CUREne-2026');
  await loading.load(file(2026, 20), 'SOPEne-2026');

  return {
    ...loading,
    author,
    sellers,
    /** Does one thing that only `keys` decide. */
    async doSomething(...keys: (string | number)[]): Promise<void> {
      const one = <T>(list: readonly T[], name: string): T | undefined =>
        list[Math.floor(between(0, list.length, name, ...keys))];
      const seller = one(sellers, 'seller');
      const pair = one(await db.select().from(relacion).orderBy(relacion.clienteProductoID), 'pair');
      const period = one(await db.select().from(periodo).orderBy(periodo.periodoID), 'period');
      if (!seller || !pair || !period) return;
      const { vendedorID, usuarioID, token } = seller;
      const anio = 2027 + Math.floor(between(0, 4, 'year', ...keys));
      const isOn = between(0, 1, 'on', ...keys) < 0.5;
      const save = async (what: string, figure: number) => {
        const row = one(await db.select().from(relacionPeriodo), 'row');
        const mes = 1 + Math.floor(between(0, 12, 'month', ...keys));
        const id = monthID({ rowID: row?.clienteProductoPeriodoID ?? 0, anio: 2026, mes });
        await call('PUT', `/api/v1/ventas/${id}/${what}`, {
          token,
          query: { [what === 'precio' ? what : 'volumenTon']: figure },
        });
      };
      const works: Record<string, () => Promise<unknown>> = {
        volume: () => save('volumen', Math.floor(between(0, 90, 'figure', ...keys))),
        price: () => save('precio', Math.floor(between(0, 9, 'figure', ...keys))),
        remove: () => removeRelation(db, { usuarioID, vendedorID }, pair.clienteProductoID, new Date()),
        assign: () =>
          assignProducts(
            db,
            {
              vendedorID,
              clienteID: clientIDs[isOn ? 0 : 1] ?? 0,
              productoIDs: productIDs.slice(Math.floor(between(0, 3, 'products', ...keys))),
            },
            author,
          ),
        close: () => switchPeriod(db, author, period.periodoID, { activo: isOn }),
        hide: () => switchPeriod(db, author, period.periodoID, { visible: isOn }),
        move: () => moveTo(db, vendedorID, isOn ? 'ALU' : 'ACE', admin),
        open: () =>
          openPeriod(db, author, {
            periodoOrigen: period.periodoID,
            periodoDestino: `BGT-${anio}`,
            tipoPeriodo: 'BGT',
            anioInicio: anio,
            mesInicio: 1,
            cantidadMeses: 12,
          }),
        delete: async () => {
          if ((await db.$count(periodo)) > 3)
            await (await removePeriod({ db, log: world.app.log }, author, period.periodoID)).rest;
        },
        load: () => loading.loadAndAssign(file(anio, 5), `${isOn ? 'CUR' : 'SOP'}Ene-${anio}`),
        approve: () => call('POST', `/api/v1/aprobar-presupuesto/${period.periodoID}`, { token }),
        reopen: () =>
          reopen(
            db,
            {
              periodoID: period.periodoID,
              vendedorID,
              motivo: 'Revisar',
              ...(isOn && { clienteProductoIDs: [pair.clienteProductoID] }),
            },
            author,
          ),
        fold: () => foldTotals(db),
      };
      // What is refused (a closed period, a pair that is gone) changes nothing either.
      const often = ['volume', 'price', 'remove', 'assign', 'close', 'move', 'approve', 'reopen'];
      await works[one([...Object.keys(works), ...often, ...often], 'work') ?? '']?.().catch(() => {});
    },
  };
}

/** Moves a salesperson to another division. */
async function moveTo(db: Db, vendedorID: number, to: string, by: number): Promise<void> {
  const [stored] = await db.select().from(vendedor).where(eq(vendedor.vendedorID, vendedorID));
  const { vendedorCodigo, nombre, apellido, email, paisID } = required(stored);
  const datos = { vendedorCodigo, nombre, apellido, email, paisID, division: to };
  await updateVendedor(db, { usuarioID: by, cuando: new Date() }, { vendedorID, datos });
}

const STEPS = 40;

onEachDatabase('Totals', (open) => {
  const world = shareWorld(open);

  for (let seed = 1; seed <= repeats(12); seed += 1) {
    it(`are what the months add up to, whatever is done one after the other (${seed})`, async () => {
      const { db, doSomething } = await openWork(world());
      expect(await wrongTotals(db)).toEqual([]);
      for (let step = 0; step < STEPS; step += 1) {
        await doSomething(seed, step);
        expect(await wrongTotals(db), `after step ${step}`).toEqual([]);
      }
      expect(await db.$count(venta)).toBeGreaterThan(0);
    });

    it(`are what the months add up to, whatever is done at once (${seed})`, async () => {
      const { db, doSomething } = await openWork(world());
      const worker = async (name: string) => {
        for (let step = 0; step < STEPS / 2; step += 1) await doSomething(seed, step, name);
      };
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map(worker));
      expect(await wrongTotals(db)).toEqual([]);
    });
  }

  it('have a removed pair in a closed period, leave it out once that is open, and follow its seller', async () => {
    const { db, ana, admin, author, productIDs, clientIDs } = await openWork(world());
    const rows = async () => {
      expect(await wrongTotals(db)).toEqual([]);
      const { rows: counted } = await db.execute<{ id: string; rows: number }>(sql`
        select periodo_id as id, sum(filas)::int as rows from avance_parcial where vendedor_id = ${ana.vendedorID} group by 1 order by 1`);
      return counted.map(({ id, rows: count }) => `${id} ${count}`);
    };
    const close = (activo: boolean) => switchPeriod(db, author, 'SOP01-2026', { activo });
    expect(await rows()).toEqual(['CUR-2026 1', 'SOP01-2026 3']);
    await close(false);
    const [pair] = await db
      .select()
      .from(relacion)
      .where(eq(relacion.vendedorID, ana.vendedorID))
      .orderBy(relacion.clienteProductoID);
    const by = { usuarioID: admin, vendedorID: ana.vendedorID };
    await removeRelation(db, by, required(pair).clienteProductoID, new Date());
    expect(await rows()).toEqual(['CUR-2026 0', 'SOP01-2026 3']);
    await close(true);
    expect(await rows()).toEqual(['CUR-2026 0', 'SOP01-2026 2']);
    await close(false);
    expect(await rows()).toEqual(['CUR-2026 0', 'SOP01-2026 3']);
    const ofClient = { vendedorID: ana.vendedorID, clienteID: clientIDs[0] ?? 0, productoIDs: productIDs };
    await assignProducts(db, ofClient, author);
    expect(await rows()).toEqual(['CUR-2026 1', 'SOP01-2026 3']);
    await moveTo(db, ana.vendedorID, 'ALU', admin);
    expect(await rows()).toEqual(['CUR-2026 1', 'SOP01-2026 3']);
    const { rows: divisions } = await db.execute(
      sql`select division_id from total_parte group by 1 having sum(toneladas) > 0 order by 1`,
    );
    expect(divisions).toEqual([{ division_id: 'ACE' }, { division_id: 'ALU' }]);
  });

  it('that are wrong are named, and right once they are counted anew', async () => {
    const { db } = await openWork(world());
    await db.execute("update total_parcial set toneladas = toneladas + 1 where periodo_id = 'CUR-2026'");
    await db.execute("update avance_parcial set meses = meses + 1 where periodo_id = 'CUR-2026'");
    const wrong = await wrongTotals(db);
    expect(new Set(wrong.map(({ periodoID }) => periodoID))).toEqual(new Set(['CUR-2026']));
    expect(wrong.length).toBeGreaterThan(2);
    await recountTotals(db);
    expect(await wrongTotals(db)).toEqual([]);
  });
});
