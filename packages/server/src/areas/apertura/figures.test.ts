import { and, asc, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { avanceParcial, relacionPeriodo, venta } from '../../db/schema.ts';
import { wrongTotals } from '../../db/totals/compare.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, testKey } from '../../test/company.ts';
import { openOpening, tellingMonths } from '../../test/opening.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

/** The origin begins in October 2025 and ends in December 2026; before October it has the history of 2025. */
async function openFigures(world: World) {
  const opening = await openOpening(world);
  const { db, signIn } = world;
  const origin = await addPeriod(db, 'SOP10-2025', { mesInicio: 10, cantidadMeses: 15 });
  const { vendedorID } = await addSeller(db, 'ana');
  const ana = await signIn('ana', testKey);
  return { ...opening, origin, vendedorID, ana };
}

/** What each of 2026's months from January on, in order, is expected to be; then 2027's. */
const SEEDED = `
2026-01: 6.001 t × 26.0001
2026-02: 6.002 t × 26.0002
2026-03: 6.003 t × 26.0003
2026-04: 0 t × 0
2026-05: 6.005 t × 26.0005
2026-06: 6.006 t × 26.0006
2026-07: 6.007 t × 26.0007
2026-08: 0 t × 0
2026-09: 6.009 t × 26.0009
2026-10: 5.01 t × 25.001
2026-11: 6.011 t × 26.0011
2026-12: 6.012 t × 26.0012
2027-01: 6.001 t × 26.0001
2027-02: 6.002 t × 26.0002
2027-03: 6.003 t × 26.0003
2027-04: 5.004 t × 25.0004
2027-05: 6.005 t × 26.0005
2027-06: 6.006 t × 26.0006
2027-07: 6.007 t × 26.0007
2027-08: 0 t × 0
2027-09: 6.009 t × 26.0009
2027-10: 5.01 t × 25.001
2027-11: 6.011 t × 26.0011
2027-12: 6.012 t × 26.0012`
  .trim()
  .split('\n');

onEachDatabase('The figures of an opened period', (open) => {
  const world = shareWorld(open);

  it('are those of the same month, else of the nearest earlier year that has it, else 0; history is copied alone', async () => {
    const { db, origin, vendedorID, ana, openPeriod, monthsSeen } = await openFigures(world());
    const pair = await addPair(db, vendedorID);
    await addRow(db, pair, origin, [
      ...tellingMonths(2025, [1, 2, 4, 5, 6, 7, 9, 10, 11, 12]),
      ...tellingMonths(2026, [1, 2, 3, 5, 6, 7, 9, 11, 12]),
    ]);
    expect((await openPeriod()).status).toBe(200);
    expect(await monthsSeen(ana, pair, 'SOP07-2026')).toEqual(SEEDED);
  });

  it("are each relation's own: what one lacks does not come from another", async () => {
    const { db, origin, vendedorID, ana, openPeriod, monthsSeen } = await openFigures(world());
    const [full, sparse, bare] = [
      await addPair(db, vendedorID),
      await addPair(db, vendedorID),
      await addPair(db, vendedorID),
    ];
    await addRow(db, full, origin, tellingMonths(2026, [1, 2, 3]));
    await addRow(db, sparse, origin, tellingMonths(2025, [3]));
    await addRow(db, bare, origin, []);
    const opened = { periodoDestino: 'SOP02-2026', mesInicio: 2, cantidadMeses: 2 };
    expect((await openPeriod(opened)).status).toBe(200);
    expect(await monthsSeen(ana, full, 'SOP02-2026')).toEqual([
      '2026-01: 6.001 t × 26.0001',
      '2026-02: 6.002 t × 26.0002',
      '2026-03: 6.003 t × 26.0003',
    ]);
    expect(await monthsSeen(ana, sparse, 'SOP02-2026')).toEqual([
      '2026-01: 0 t × 0',
      '2026-02: 0 t × 0',
      '2026-03: 5.003 t × 25.0003',
    ]);
    expect(await monthsSeen(ana, bare, 'SOP02-2026')).toEqual([
      '2026-01: 0 t × 0',
      '2026-02: 0 t × 0',
      '2026-03: 0 t × 0',
    ]);
  });

  it('start from 0 before the origin, and take a 0 that the origin has before an earlier figure', async () => {
    const { db, origin, vendedorID, ana, openPeriod, monthsSeen } = await openFigures(world());
    const pair = await addPair(db, vendedorID);
    const zero = { anio: 2026, mes: 11, volumenTon: '0', precio: '0' };
    await addRow(db, pair, origin, [...tellingMonths(2025, [11, 12]), zero]);
    const before = {
      periodoDestino: 'SOP11-2024',
      anioInicio: 2024,
      mesInicio: 11,
      cantidadMeses: 2,
    };
    expect((await openPeriod(before)).status).toBe(200);
    const seen = await monthsSeen(ana, pair, 'SOP11-2024');
    expect(seen).toHaveLength(12);
    expect(seen.every((month) => month.endsWith(': 0 t × 0'))).toBe(true);

    const after = { periodoDestino: 'BGT-2027', tipoPeriodo: 'BGT', anioInicio: 2027, mesInicio: 1 };
    expect((await openPeriod({ ...after, cantidadMeses: 12 })).status).toBe(200);
    expect((await monthsSeen(ana, pair, 'BGT-2027')).slice(-2)).toEqual([
      '2027-11: 0 t × 0',
      '2027-12: 5.012 t × 25.0012',
    ]);
  });

  it('follow actual sales of some months: those as history and as proposal, the others 0', async () => {
    const { db, vendedorID, ana, openPeriod, monthsSeen } = await openFigures(world());
    const origin = await addPeriod(db, 'CUR-2026', { cantidadMeses: 9, activo: false });
    const pair = await addPair(db, vendedorID);
    await addRow(db, pair, origin, tellingMonths(2026, [1, 3]));
    const opened = { periodoOrigen: origin, periodoDestino: 'SOP03-2026', mesInicio: 3, cantidadMeses: 13 };
    expect((await openPeriod(opened)).status).toBe(200);
    const seen = await monthsSeen(ana, pair, 'SOP03-2026');
    expect(seen).toHaveLength(15);
    expect(seen.filter((month) => !month.endsWith(': 0 t × 0'))).toEqual([
      '2026-01: 6.001 t × 26.0001',
      '2026-03: 6.003 t × 26.0003',
      '2027-01: 6.001 t × 26.0001',
      '2027-03: 6.003 t × 26.0003',
    ]);
  });

  it('are counted as they are copied, whatever the origin has of them: zeros, months of its own and prices of another currency', async () => {
    const { db, origin, vendedorID, openPeriod } = await openFigures(world());
    const bruno = await addSeller(db, 'bruno');
    await addRate(db, origin, 'COP', '4512.345678');
    await addRate(db, origin, 'USD', '1.1');
    await addRow(db, await addPair(db, vendedorID), origin, tellingMonths(2026, [1, 2, 12]));
    await addRow(db, await addPair(db, vendedorID), origin, []);
    const inDollars = { monedaID: 'USD', presupuestado: true };
    const both = [...tellingMonths(2025, [3, 9]), ...tellingMonths(2026, [3])];
    await addRow(db, await addPair(db, bruno.vendedorID), origin, both, inDollars);
    expect((await openPeriod()).status).toBe(200);
    expect(await wrongTotals(db)).toEqual([]);
    const progress = db.select().from(avanceParcial).where(eq(avanceParcial.periodoID, 'SOP07-2026'));
    expect(await progress.orderBy(asc(avanceParcial.vendedorID))).toMatchObject([
      { vendedorID, filas: 2, presupuestadas: 0, meses: 2 * 24 },
      { vendedorID: bruno.vendedorID, filas: 1, presupuestadas: 0, meses: 24 },
    ]);
  });

  it('have no price where that is too large in the currency that the client has now', async () => {
    const { db, origin, vendedorID, openPeriod } = await openFigures(world());
    await addRate(db, origin, 'COP', '4000');
    await addRate(db, origin, 'USD', '1');
    const inDollars = { monedaID: 'USD' };
    const [slip, right] = [{ precio: '25000' }, { precio: '2.5' }];
    const months = [slip, right].map((price, at) => ({ anio: 2026, mes: at + 7, volumenTon: '1', ...price }));
    await addRow(db, await addPair(db, vendedorID), origin, months, inDollars);
    expect((await openPeriod()).status).toBe(200);
    const opened = await db
      .select({ mes: venta.mes, precio: venta.precio })
      .from(venta)
      .innerJoin(
        relacionPeriodo,
        eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID),
      )
      .where(
        and(eq(relacionPeriodo.periodoID, 'SOP07-2026'), eq(venta.anio, 2026), inArray(venta.mes, [7, 8])),
      )
      .orderBy(asc(venta.mes));
    expect(opened).toEqual([
      { mes: 7, precio: '0.0000' },
      { mes: 8, precio: '10000.0000' },
    ]);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('keep all their decimals', async () => {
    const { db, origin, vendedorID, openPeriod } = await openFigures(world());
    const exact = { volumenTon: '99999998.123', precio: '98765432.1234' };
    await addRow(db, await addPair(db, vendedorID), origin, [{ anio: 2025, mes: 7, ...exact }]);
    expect((await openPeriod({ cantidadMeses: 13 })).status).toBe(200);
    const kept = await db
      .select({ anio: venta.anio, volumenTon: venta.volumenTon, precio: venta.precio })
      .from(venta)
      .innerJoin(
        relacionPeriodo,
        eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID),
      )
      .where(eq(venta.mes, 7))
      .orderBy(asc(relacionPeriodo.periodoID), asc(venta.anio));
    expect(kept).toEqual([
      { anio: 2026, ...exact },
      { anio: 2027, ...exact },
      { anio: 2025, ...exact },
    ]);
  });

  it('are the same of a period that is opened from one that was opened', async () => {
    const { db, origin, vendedorID, ana, openPeriod, monthsSeen } = await openFigures(world());
    const pair = await addPair(db, vendedorID);
    await addRow(db, pair, origin, [
      ...tellingMonths(2025, [1, 2, 4, 5, 6, 7, 9, 10, 11, 12]),
      ...tellingMonths(2026, [1, 2, 3, 5, 6, 7, 9, 11, 12]),
    ]);
    await openPeriod();
    const next = { periodoOrigen: 'SOP07-2026', periodoDestino: 'SOP08-2026', mesInicio: 8 };
    expect((await openPeriod({ ...next, cantidadMeses: 17 })).status).toBe(200);
    expect(await monthsSeen(ana, pair, 'SOP08-2026')).toEqual(SEEDED);
  });
});
