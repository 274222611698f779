import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { cliente, periodo, periodoMoneda, relacion, relacionPeriodo, vendedor } from '../../db/schema.ts';
import { wrongTotals } from '../../db/totals/compare.ts';
import {
  addPair,
  addPeriod,
  addRate,
  addRow,
  addSeller,
  countryID,
  required,
  testKey,
} from '../../test/company.ts';
import { openOpening, tellingMonths } from '../../test/opening.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { withWorld } from '../../test/world.ts';
import { copyRows } from './copy.ts';
import { destinationOf } from './open.ts';
import { dropStaged, stageOpening } from './stage.ts';
import type { StagedOpening } from './staged-opening.ts';

const datos = {
  periodoOrigen: 'BGT-2026',
  periodoDestino: 'SOP07-2026',
  tipoPeriodo: 'SOP',
  anioInicio: 2026,
  mesInicio: 7,
  cantidadMeses: 12,
} as const;

/** An origin with the pairs of two sellers, one of them in a currency that its client had before. */
async function openStaged(db: Db) {
  await addPeriod(db, 'BGT-2026');
  await addRate(db, 'BGT-2026', 'COP', '4000');
  await addRate(db, 'BGT-2026', 'PEN', '4');
  const [ana, bruno] = [await addSeller(db, 'ana'), await addSeller(db, 'bruno')];
  const [kept, changing] = [await addPair(db, ana.vendedorID), await addPair(db, bruno.vendedorID)];
  await addRow(db, kept, 'BGT-2026', tellingMonths(2026, [1, 2, 3, 8]), { monedaID: 'PEN' });
  await addRow(db, changing, 'BGT-2026', tellingMonths(2026, [6, 7, 8, 9]), { presupuestado: true });
  const [origin] = await db.select().from(periodo);
  const destination = destinationOf(datos);
  const open = async (opening: Db, staged?: StagedOpening) => {
    await opening.insert(periodo).values(destination);
    return copyRows(opening, required(origin), destination, { ...datos, conAsignados: true }, staged);
  };
  return { ana, bruno, kept, changing, stage: () => stageOpening(db, required(origin), destination), open };
}

/** What a period holds, in order. */
async function contentOf(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select cliente_producto_id, moneda_id, presupuestado, anio, mes, volumen_ton, precio
    from relacion_periodo join venta using (cliente_producto_periodo_id)
    where periodo_id = ${datos.periodoDestino} order by cliente_producto_id, anio, mes`);
  return rows;
}

/** What a transaction gives that is then undone. */
async function rolledBack<T>(db: Db, work: (trying: Db) => Promise<T>): Promise<T> {
  const given: T[] = [];
  const tried = db.transaction(async (trying) => {
    given.push(await work(trying));
    trying.rollback();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return required(given[0]);
}

type Company = Awaited<ReturnType<typeof openStaged>>;

const nothing = async () => {};

withWorld('Months that were copied ahead of an opening', (open) => {
  const world = shareWorld(open);

  it.each<[string, (db: Db, company: Company) => Promise<unknown>, boolean]>([
    ['nothing', nothing, true],
    ['a pair that was assigned', (db, { ana }) => addPair(db, ana.vendedorID), true],
    [
      'a pair that was removed',
      (db, { changing }) =>
        db
          .update(relacion)
          .set({ eliminada: true })
          .where(eq(relacion.clienteProductoID, changing.clienteProductoID)),
      false,
    ],
    [
      'a client who was moved to another currency',
      async (db, { changing }) =>
        db
          .update(cliente)
          .set({ paisID: await countryID(db, 'Perú') })
          .where(eq(cliente.clienteID, changing.clienteID)),
      false,
    ],
    [
      'a seller of another division',
      async (db, { bruno }) => {
        await addSeller(db, 'carla', { divisionID: 'PLA' });
        await db.update(vendedor).set({ divisionID: 'PLA' }).where(eq(vendedor.vendedorID, bruno.vendedorID));
      },
      false,
    ],
    [
      'a rate',
      (db) => db.update(periodoMoneda).set({ tasaCambioEUR: '5' }).where(eq(periodoMoneda.monedaID, 'PEN')),
      false,
    ],
  ])('are those of a copy of the moment when it is decided, after %s', async (_, change, isTied) => {
    const { db } = world();
    const company = await openStaged(db);
    const staged = await company.stage();
    await change(db, company);

    const expected = await rolledBack(db, async (opening) => {
      await company.open(opening);
      return contentOf(opening);
    });
    const counted = await db.transaction((opening) => company.open(opening, staged));
    await dropStaged(db, staged.ids);

    expect(await contentOf(db)).toEqual(expected);
    expect(counted.ventas).toBe(expected.length);
    expect(await wrongTotals(db)).toEqual([]);
    const rows = await db.select({ id: relacionPeriodo.clienteProductoPeriodoID }).from(relacionPeriodo);
    expect(staged.ids.every((id) => rows.some((row) => row.id === id))).toBe(isTied);
    // Two of the origin's, and those of the destination.
    expect(rows).toHaveLength(2 + counted.relaciones);
  });

  it('let sellers save figures meanwhile', async () => {
    const { db, call, signIn, openPeriod } = await openOpening(world());
    await addPeriod(db, 'BGT-2026');
    const { vendedorID } = await addSeller(db, 'ana');
    const ana = await signIn('ana', testKey);
    const [ventaID] = await addRow(db, await addPair(db, vendedorID), 'BGT-2026', tellingMonths(2026, [1]));
    await db.execute(sql`
      insert into producto (producto_codigo, nombre) select 'M-' || i, 'Producto ' || i from generate_series(1, 3000) i;
      insert into relacion (vendedor_id, cliente_id, producto_id)
        select ${sql.raw(String(vendedorID))}, min(cliente_id), producto_id from cliente, producto
        where producto_codigo like 'M-%' group by producto_id;
      analyze;
      insert into relacion_periodo (cliente_producto_id, periodo_id, moneda_id)
        select cliente_producto_id, 'BGT-2026', 'COP' from relacion join producto using (producto_id)
        where producto_codigo like 'M-%';
      analyze;
      insert into venta (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
        select cliente_producto_periodo_id, 2026, m, m, m from relacion_periodo, generate_series(1, 12) m
        on conflict do nothing`);

    const opening = { isOver: false };
    const opened = openPeriod(datos).finally(() => {
      opening.isOver = true;
    });
    const saved: number[] = [];
    for (let tonnes = 1; !opening.isOver; tonnes += 1) {
      const { status } = await call('PUT', `/api/v1/ventas/${ventaID}/volumen`, {
        token: ana,
        query: { volumenTon: tonnes },
      });
      if (!opening.isOver) saved.push(status);
    }
    expect((await opened).status).toBe(200);
    expect(saved.length).toBeGreaterThan(3);
    expect(new Set(saved)).toEqual(new Set([200]));
    expect(await wrongTotals(db)).toEqual([]);
  });
});
