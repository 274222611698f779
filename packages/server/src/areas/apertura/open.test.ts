import { and, asc, eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  auditoria,
  periodo,
  periodoMoneda,
  relacion,
  relacionPeriodo,
  vendedor,
  venta,
} from '../../db/schema.ts';
import { wrongTotals } from '../../db/totals/compare.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, testKey } from '../../test/company.ts';
import { openOpening, tellingMonths } from '../../test/opening.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

/** An origin with two sellers' pairs, one of them budgeted. */
async function openOrigin(world: World) {
  const opening = await openOpening(world);
  const { db, call, signIn } = world;
  const origin = await addPeriod(db, 'SOP10-2025', { mesInicio: 10, cantidadMeses: 15 });
  const ana = await addSeller(db, 'ana');
  const bruno = await addSeller(db, 'bruno');
  const pairs = [
    await addPair(db, ana.vendedorID),
    await addPair(db, ana.vendedorID, 'Perú'),
    await addPair(db, bruno.vendedorID),
  ] as const;
  const figures = tellingMonths(2025, [10, 11, 12]);
  for (const pair of pairs) await addRow(db, pair, origin, figures, { presupuestado: true });
  const tokens = { ana: await signIn('ana', testKey), bruno: await signIn('bruno', testKey) };
  return {
    ...opening,
    origin,
    pairs,
    tokens,
    ana: ana.vendedorID,
    bruno: bruno.vendedorID,
    /** What a seller lists of a period: relation and whether it is budgeted. */
    async listed(seller: keyof typeof tokens, periodoID: string) {
      const { body } = await call('GET', '/api/v1/clientes/listar-clientes-productos-por-vendedor', {
        token: tokens[seller],
        query: { periodoID },
      });
      const rows = body.data as { clienteProductoID: number; presupuestado: boolean }[];
      return rows
        .map(({ clienteProductoID, presupuestado }) => [clienteProductoID, presupuestado] as const)
        .sort(([a], [b]) => a - b);
    },
    /** All that an opening may write. */
    everything: async () => [
      await db.select().from(periodo),
      await db.select().from(periodoMoneda),
      await db.select().from(relacionPeriodo),
      await db.$count(venta),
      await db.$count(auditoria),
    ],
  };
}

const OPENED = {
  periodoID: 'SOP07-2026',
  tipo: 'SOP',
  anioInicio: 2026,
  mesInicio: 7,
  cantidadMeses: 18,
  activo: true,
  visible: true,
};

onEachDatabase('Opening a period', (open) => {
  const world = shareWorld(open);

  it('answers with it, says what was opened, and shows it to sellers at once, all still to be budgeted', async () => {
    const { call, openPeriod, listed, pairs, tokens } = await openOrigin(world());
    expect(await openPeriod()).toEqual({
      status: 200,
      message: 'Período SOP07-2026 abierto correctamente: 18 meses desde julio de 2026.',
      data: OPENED,
    });
    const path = '/api/v1/periodos/listar-periodos-presupuestables';
    expect((await call('GET', path, { token: tokens.ana })).body.data).toMatchObject([OPENED, {}]);
    const [a, b, c] = pairs.map(({ clienteProductoID }) => clienteProductoID);
    expect(await listed('ana', 'SOP07-2026')).toEqual([
      [a, false],
      [b, false],
    ]);
    expect(await listed('bruno', 'SOP07-2026')).toEqual([[c, false]]);
  });

  it('leaves the origin as it was, and records who opened what', async () => {
    const { db, openPeriod, origin, usuarioID, clock } = await openOrigin(world());
    const ofOrigin = () => db.select().from(relacionPeriodo).where(eq(relacionPeriodo.periodoID, origin));
    const before = await ofOrigin();
    await openPeriod();
    expect(await ofOrigin()).toEqual(before);
    expect(await db.select().from(auditoria)).toMatchObject([
      {
        usuarioID,
        cuando: clock.now(),
        accion: 'periodo.abierto',
        antes: null,
        despues: { ...OPENED, periodoOrigen: origin, relaciones: 3, ventas: 3 * 24, tasas: 0 },
      },
    ]);
  });

  it('copies no relation that was removed, from a closed origin neither', async () => {
    const { db, call, openPeriod, origin, listed, pairs, tokens } = await openOrigin(world());
    const [a, b, c] = pairs.map(({ clienteProductoID }) => clienteProductoID);
    const remove = (id = 0) => call('DELETE', `/api/v1/clientes-productos/${id}`, { token: tokens.ana });
    expect((await remove(a)).status).toBe(200);
    await addPeriod(db, 'BGT-2027');
    await db
      .insert(relacionPeriodo)
      .values({ clienteProductoID: b ?? 0, periodoID: 'BGT-2027', monedaID: 'COP' });
    await db.update(periodo).set({ activo: false }).where(eq(periodo.periodoID, origin));
    expect((await remove(b)).status).toBe(200);
    expect((await listed('ana', origin)).map(([id]) => id)).toEqual([b]);

    expect((await openPeriod()).status).toBe(200);
    const copied = await db
      .select({ id: relacionPeriodo.clienteProductoID })
      .from(relacionPeriodo)
      .where(eq(relacionPeriodo.periodoID, 'SOP07-2026'));
    expect(copied).toEqual([{ id: c }]);
  });

  it('gives zeros to the pairs of active salespeople that the origin lacks, where it is asked to', async () => {
    const { db, openPeriod, listed, monthsSeen, pairs, tokens, ana, bruno } = await openOrigin(world());
    const [a, b, c] = pairs.map(({ clienteProductoID }) => clienteProductoID);
    const unsold = await addPair(db, ana);
    const removed = await addPair(db, ana);
    const { clienteProductoID } = relacion;
    await db
      .update(relacion)
      .set({ eliminada: true })
      .where(eq(clienteProductoID, removed.clienteProductoID));
    await addPair(db, bruno);
    await db.update(vendedor).set({ activo: false }).where(eq(vendedor.vendedorID, bruno));

    await openPeriod();
    expect((await listed('ana', 'SOP07-2026')).map(([id]) => id)).toEqual([a, b]);

    const complete = { periodoDestino: 'SOP08-2026', mesInicio: 8, cantidadMeses: 2, conAsignados: true };
    expect(await openPeriod(complete)).toMatchObject({ status: 200 });
    expect(await listed('ana', 'SOP08-2026')).toEqual([
      [a, false],
      [b, false],
      [unsold.clienteProductoID, false],
    ]);
    expect((await listed('bruno', 'SOP08-2026')).map(([id]) => id)).toEqual([c]);
    expect(await monthsSeen(tokens.ana, unsold, 'SOP08-2026')).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((mes) => `2026-0${mes}: 0 t × 0`),
    );
    expect(await wrongTotals(db)).toEqual([]);
  });

  it("copies a rate for each currency: a plan's, and of actual sales the latest month's", async () => {
    const { db, openPeriod, origin } = await openOrigin(world());
    await addRate(db, origin, 'COP', '4500.123456');
    await addRate(db, origin, 'PEN', '4');
    const cur = await addPeriod(db, 'CUR-2025');
    await addRate(db, cur, 'COP', '4400', 9);
    await addRate(db, cur, 'COP', '4410.5', 11);
    await addRate(db, cur, 'COP', '9999');
    await addRate(db, cur, 'COP', '4390', 2);
    await addRate(db, cur, 'USD', '1.1');
    await openPeriod();
    await openPeriod({ periodoOrigen: cur, periodoDestino: 'SOP08-2026', mesInicio: 8 });
    const rates = await db
      .select()
      .from(periodoMoneda)
      .where(ne(periodoMoneda.periodoID, cur))
      .orderBy(asc(periodoMoneda.periodoID), asc(periodoMoneda.monedaID));
    const opened = rates.map(({ periodoID, monedaID, mes, tasaCambioEUR }) => [
      periodoID,
      monedaID,
      mes,
      tasaCambioEUR,
    ]);
    expect(opened).toEqual([
      ['SOP07-2026', 'COP', null, '4500.123456'],
      ['SOP07-2026', 'PEN', null, '4.000000'],
      ['SOP08-2026', 'COP', null, '4410.500000'],
      ['SOP08-2026', 'USD', null, '1.100000'],
      [origin, 'COP', null, '4500.123456'],
      [origin, 'PEN', null, '4.000000'],
    ]);
  });

  it.each([
    [{ periodoDestino: 'SOP10-2025', anioInicio: 2025, mesInicio: 10 }, 'El período SOP10-2025 ya existe'],
    [{ periodoOrigen: 'SOP10-2024' }, 'El período origen SOP10-2024 no existe'],
    [{ periodoOrigen: 'CUR-2024' }, 'El período origen CUR-2024 está oculto'],
    [{ cantidadMeses: 37 }, 'La cantidad de meses debe ser un número entero entre 1 y 36'],
    [{ mesInicio: 13 }, 'El mes de inicio debe ser un número entero entre 1 y 12'],
    [{ tipoPeriodo: 'BGT' }, 'SOP07-2026 no es un período de tipo BGT'],
    [{ anioInicio: 2027 }, 'SOP07-2026 no es un período del año 2027'],
    [{ mesInicio: 8 }, 'SOP07-2026 no empieza en agosto'],
    [{ tipoPeriodo: 'CUR' }, 'Por favor, complete todos los campos requeridos correctamente.'],
    [{ periodoOrigen: undefined }, 'Por favor, complete todos los campos requeridos correctamente.'],
  ])('is refused for %j, says why, and leaves everything as it is', async (changes, message) => {
    const { db, openPeriod, everything } = await openOrigin(world());
    await addPeriod(db, 'CUR-2024', { visible: false });
    const before = await everything();
    expect(await openPeriod(changes)).toEqual({ status: 400, message });
    expect(await everything()).toEqual(before);
  });

  it('is done once when several ask for the same period at once, and the answer says so to those who come late', async () => {
    const { db, openPeriod } = await openOrigin(world());
    const answers = await Promise.all(Array.from({ length: 6 }, () => openPeriod()));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toEqual(
      Array.from({ length: 5 }, () => ({ status: 400, message: 'El período SOP07-2026 ya existe' })),
    );
    expect(await db.$count(relacionPeriodo, eq(relacionPeriodo.periodoID, 'SOP07-2026'))).toBe(3);
    expect(await db.$count(auditoria)).toBe(1);
  });

  it('while relations come and go holds exactly those that there are in the end', async () => {
    const { db, call, openPeriod, pairs, tokens } = await openOrigin(world());
    const [removed, , kept] = pairs;
    const answers = await Promise.all([
      call('DELETE', `/api/v1/clientes-productos/${removed.clienteProductoID}`, { token: tokens.ana }),
      openPeriod(),
      call('PUT', `/api/v1/clientes-productos/cliente/${kept.clienteID}`, {
        token: tokens.bruno,
        body: { productoIDs: [kept.productoID, removed.productoID] },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const live = await db
      .select({ id: relacion.clienteProductoID })
      .from(relacion)
      .where(eq(relacion.eliminada, false))
      .orderBy(asc(relacion.clienteProductoID));
    const opened = await db
      .select({ id: relacionPeriodo.clienteProductoID })
      .from(relacionPeriodo)
      .where(and(eq(relacionPeriodo.periodoID, 'SOP07-2026'), eq(relacionPeriodo.eliminada, false)))
      .orderBy(asc(relacionPeriodo.clienteProductoID));
    expect(opened).toEqual(live);
    expect(live).toHaveLength(3);
  });

  it('is not for sellers', async () => {
    const { openPeriod, tokens, everything } = await openOrigin(world());
    const before = await everything();
    expect(await openPeriod({}, tokens.ana)).toMatchObject({ status: 403 });
    expect(await everything()).toEqual(before);
  });
});
