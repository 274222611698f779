import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { periodo, relacion, relacionPeriodo } from '../../db/schema.ts';
import { addPeriod, addRow } from '../../test/company.ts';
import { months, openLoading } from '../../test/loading.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const row = (
  seller: string,
  client: string,
  product: string,
  anio: number,
  mes: number,
  tonnes = 10,
  price = 4500,
) => [seller, client, product, anio, mes, tonnes, price, null] as const;

onEachDatabase('A sales file', (open) => {
  const world = shareWorld(open);

  it('makes the plan that it names, from the start to its last month, every row with all months and history', async () => {
    const { load, period, figures, db } = await openLoading(world());
    const answer = await load(
      [
        row('V-ana', 'C-1', 'P-1', 2025, 10, 12.5, 4500.25),
        row('V-ana', 'C-1', 'P-1', 2025, 12, 7, 4600),
        row('V-ana', 'C-1', 'P-1', 2025, 8, 3, 4400),
        row('V-bruno', 'C-2', 'P-2', 2026, 1, 1.234, 3.5),
      ],
      'SOPOct-2025',
    );
    expect(answer).toMatchObject({
      status: 200,
      message: '¡Archivo cargado exitosamente! Se procesaron 4 ventas correctamente.',
      data: { totalVentasGuardadas: 4, totalVentasErrores: 0, listaErroresFila: [], filasConError: [] },
    });
    expect(await period('SOP10-2025')).toEqual({
      periodoID: 'SOP10-2025',
      tipo: 'SOP',
      anioInicio: 2025,
      mesInicio: 10,
      cantidadMeses: 4,
      activo: true,
      visible: true,
    });
    expect(await figures('SOP10-2025')).toEqual([
      'ana C-1 P-1 2025-08: 3.000 4400.0000',
      'ana C-1 P-1 2025-10: 12.500 4500.2500',
      'ana C-1 P-1 2025-12: 7.000 4600.0000',
      'bruno C-2 P-2 2026-01: 1.234 3.5000',
    ]);
    const all = await months(db, 'SOP10-2025');
    expect(all.map(({ seller, anio, mes }) => `${seller} ${anio}-${mes}`)).toEqual(
      ['ana', 'bruno'].flatMap((seller) =>
        [...Array.from({ length: 12 }, (_, month) => `2025-${month + 1}`), '2026-1'].map(
          (m) => `${seller} ${m}`,
        ),
      ),
    );
    expect(all.every(({ isBudgeted, isRemoved }) => isBudgeted && !isRemoved)).toBe(true);
  });

  it('makes the year of actual sales that it names, and loads the one month', async () => {
    const { load, period, figures } = await openLoading(world());
    const { data } = await load(
      [row('V-ana', 'C-1', 'P-1', 2025, 10), row('V-ana', 'C-1', 'P-1', 2025, 9)],
      'CUROct-2025',
    );
    expect(data?.listaErroresFila).toEqual(['Fila 3: el mes 9/2025 no es el de la carga (octubre de 2025)']);
    expect(await period('CUR-2025')).toMatchObject({ anioInicio: 2025, mesInicio: 1, cantidadMeses: 12 });
    expect(await figures('CUR-2025')).toEqual(['ana C-1 P-1 2025-10: 10.000 4500.0000']);
  });

  it('lets a year of actual sales grow to its month, for the rows of the file and for the others', async () => {
    const { load, period, db } = await openLoading(world());
    await load([row('V-ana', 'C-1', 'P-1', 2025, 1), row('V-ana', 'C-1', 'P-2', 2025, 1)], 'CUREne-2025');
    await db.update(periodo).set({ cantidadMeses: 9 }).where(eq(periodo.periodoID, 'CUR-2025'));
    await db.execute('delete from venta where mes > 9');
    await load([row('V-ana', 'C-1', 'P-2', 2025, 11)], 'CURNov-2025');
    expect(await period('CUR-2025')).toMatchObject({ cantidadMeses: 11 });
    const all = await months(db, 'CUR-2025');
    expect(all.filter(({ product }) => product === 'P-1').map(({ mes }) => mes)).toHaveLength(11);
    expect(all.filter(({ product }) => product === 'P-2').map(({ mes }) => mes)).toHaveLength(11);
  });

  it('changes nothing when it is loaded again, and replaces what another file says differently', async () => {
    const { load, content, figures, records } = await openLoading(world());
    const rows = [row('V-ana', 'C-1', 'P-1', 2025, 10), row('V-bruno', 'C-2', 'P-2', 2025, 11)];
    await load(rows, 'SOPOct-2025');
    const once = await content();
    const again = await load(rows, 'SOPOct-2025');
    expect(again.data?.totalVentasGuardadas).toBe(2);
    expect(await content()).toEqual(once);
    await load([row('V-ana', 'C-1', 'P-1', 2025, 10, 99, 1)], 'SOPOct-2025');
    expect(await figures('SOP10-2025')).toEqual([
      'ana C-1 P-1 2025-10: 99.000 1.0000',
      'bruno C-2 P-2 2025-11: 10.000 4500.0000',
    ]);
    expect(await records()).toHaveLength(3);
  });

  it('keeps to the months of a period that exists', async () => {
    const { load, db } = await openLoading(world());
    await addPeriod(db, 'SOP10-2025', { anioInicio: 2025, mesInicio: 10, cantidadMeses: 3 });
    const { data } = await load(
      [
        row('V-ana', 'C-1', 'P-1', 2025, 1),
        row('V-ana', 'C-1', 'P-1', 2025, 12),
        row('V-ana', 'C-1', 'P-1', 2026, 1),
        row('V-ana', 'C-1', 'P-1', 2024, 12),
      ],
      'SOPOct-2025',
    );
    expect(data).toMatchObject({
      totalVentasGuardadas: 2,
      listaErroresFila: [
        'Fila 4: el mes 1/2026 no pertenece al período SOP10-2025',
        'Fila 5: el mes 12/2024 no pertenece al período SOP10-2025',
      ],
    });
  });

  it('assigns pairs, which get zeros in the open budgets when that is asked for, and brings removed ones back', async () => {
    const { loadAndAssign, db, ana, clientIDs, productIDs } = await openLoading(world());
    await addPeriod(db, 'BGT-2026', { cantidadMeses: 2 });
    await addPeriod(db, 'BGT-2020', { cantidadMeses: 2, activo: false });
    await addPeriod(db, 'CUR-2024');
    const { vendedorID } = ana;
    const [clienteID = 0] = clientIDs;
    const [productoID = 0] = productIDs;
    const [removed] = await db
      .insert(relacion)
      .values({ vendedorID, clienteID, productoID, eliminada: true })
      .returning();
    const pair = { clienteProductoID: removed?.clienteProductoID ?? 0, clienteID, productoID };
    const had = { anio: 2026, mes: 1, volumenTon: '5', precio: '6' };
    await addRow(db, pair, 'BGT-2026', [had], { eliminada: true });

    await loadAndAssign(
      [row('V-ana', 'C-1', 'P-1', 2025, 10), row('V-ana', 'C-1', 'P-2', 2025, 10)],
      'SOPOct-2025',
    );
    expect(await db.select().from(relacion).where(eq(relacion.eliminada, true))).toEqual([]);
    const rows = await db.select().from(relacionPeriodo);
    expect(rows.map(({ periodoID }) => `${periodoID}`).sort()).toEqual([
      'BGT-2026',
      'BGT-2026',
      'SOP10-2025',
      'SOP10-2025',
    ]);
    expect(rows.some(({ eliminada }) => eliminada)).toBe(false);
    const budget = await months(db, 'BGT-2026');
    expect(budget.map(({ product, mes, tonnes }) => `${product} ${mes} ${tonnes}`)).toEqual([
      'P-1 1 5.000',
      'P-2 1 0.000',
      'P-2 2 0.000',
    ]);
    expect(budget.some(({ isBudgeted }) => isBudgeted)).toBe(false);
  });

  it('is refused where the period is closed, and saves nothing', async () => {
    const { load, db, content } = await openLoading(world());
    await addPeriod(db, 'CUR-2025', { activo: false });
    const before = await content();
    expect(await load([row('V-ana', 'C-1', 'P-1', 2025, 10)], 'CUROct-2025')).toMatchObject({
      status: 400,
      message: 'El período está cerrado',
    });
    expect(await content()).toEqual(before);
  });

  it('makes no period when none of its rows is good', async () => {
    const { load, period, records } = await openLoading(world());
    expect(await load([row('V-nadie', 'C-1', 'P-1', 2025, 10)], 'SOPOct-2025')).toMatchObject({
      status: 200,
      message: 'No se cargó ninguna venta. 1 fila tiene errores.',
      data: { totalVentasGuardadas: 0, totalVentasErrores: 1 },
    });
    expect(await period('SOP10-2025')).toBeUndefined();
    expect(await records()).toEqual([]);
  });

  it('is recorded: who, when, which file, and how many rows', async () => {
    const { load, records, admin, clock } = await openLoading(world());
    await load([row('V-ana', 'C-1', 'P-1', 2025, 10), row('V-ana', 'C-9', 'P-1', 2025, 10)], 'SOPOct-2025');
    expect(await records()).toMatchObject([
      {
        usuarioID: admin,
        cuando: clock.now(),
        despues: {
          archivo: 'ventas.xlsx',
          nombre: 'SOPOct-2025',
          periodoID: 'SOP10-2025',
          guardadas: 1,
          errores: 1,
        },
      },
    ]);
  });

  it('is checked with the same result and saves nothing', async () => {
    const { load, check, content, records } = await openLoading(world());
    const rows = [row('V-ana', 'C-1', 'P-1', 2025, 10), row('V-ana', 'C-9', 'P-1', 2025, 10)];
    const before = await content();
    const checked = await check(rows, 'SOPOct-2025');
    expect(checked).toMatchObject({
      status: 200,
      message: 'Archivo comprobado. Se cargaría 1 venta; no se ha guardado nada. 1 fila tiene errores.',
    });
    expect(await content()).toEqual(before);
    expect(await records()).toEqual([]);
    expect((await load(rows, 'SOPOct-2025')).data).toEqual(checked.data);
  });
});
