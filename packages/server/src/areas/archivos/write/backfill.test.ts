import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { periodo, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { addPeriod, addRow } from '../../../test/company.ts';
import { formOf, LOAD, openLoading, sendForm } from '../../../test/loading.ts';
import { shareWorld } from '../../../test/shared-world.ts';
import { salesBook } from '../../../test/workbook/sales-book.ts';
import { onEachDatabase, type World } from '../../../test/world.ts';

const sale = (product: string, anio = 2025) => ['V-ana', 'C-1', product, anio, 10, 10, 4500, null] as const;

/** The open budget BGT-2026, in which Ana has budgeted her one pair: P-1. */
async function openBudget(world: World) {
  const loading = await openLoading(world);
  const { db, call, token, ana, clientIDs, productIDs } = loading;
  await addPeriod(db, 'BGT-2026', { cantidadMeses: 2 });
  const add = async (at: number, over: { eliminada?: boolean } = {}) => {
    const ids = { clienteID: clientIDs[0] ?? 0, productoID: productIDs[at] ?? 0 };
    const [made] = await db
      .insert(relacion)
      .values({ vendedorID: ana.vendedorID, ...ids, ...over })
      .returning();
    return { clienteProductoID: made?.clienteProductoID ?? 0, ...ids };
  };
  const month = { anio: 2026, mes: 1, volumenTon: '5', precio: '6' };
  await addRow(db, await add(0), 'BGT-2026', [month], { presupuestado: true });
  return {
    ...loading,
    add,
    month,
    /** Percentage of progress and volume of the budget, as Inicio shows them. */
    card: async () => {
      const { body } = await call('GET', '/api/v1/dashboard', { token });
      const cards = body.data as { periodoID: string; porcentajeAvance: number; volumenTon: number }[];
      const found = cards.find(({ periodoID }) => periodoID === 'BGT-2026');
      return [found?.porcentajeAvance, found?.volumenTon];
    },
  };
}

onEachDatabase("The open budgets that a load's pairs are new to", (open) => {
  const world = shareWorld(open);

  it('stay as they are: the file of a past year does not lower their progress', async () => {
    const { load, card } = await openBudget(world());
    expect(await card()).toEqual([100, 5]);
    const { data } = await load([sale('P-1', 2024), sale('P-2', 2024), sale('P-3', 2024)], 'CUROct-2024');
    expect(data?.cambios).toMatchObject({
      paresNuevos: 2,
      paresPorAsignar: 2,
      presupuestosAbiertos: ['BGT-2026'],
      asignados: false,
    });
    expect(await card()).toEqual([100, 5]);
  });

  it('get the pairs when that is asked for, also for a file that was loaded without asking', async () => {
    const { load, check, loadAndAssign, card } = await openBudget(world());
    const rows = [sale('P-1'), sale('P-2')];
    await load(rows, 'CUROct-2025');
    expect((await check(rows, 'CUROct-2025')).data?.cambios).toMatchObject({
      paresNuevos: 0,
      paresPorAsignar: 1,
      presupuestosAbiertos: ['BGT-2026'],
    });
    const { data } = await loadAndAssign(rows, 'CUROct-2025');
    expect(data?.cambios).toMatchObject({ paresPorAsignar: 1, asignados: true });
    expect(await card()).toEqual([50, 5]);
    expect((await check(rows, 'CUROct-2025')).data?.cambios).toMatchObject({
      paresNuevos: 0,
      paresPorAsignar: 0,
      presupuestosAbiertos: [],
    });
  });

  it('leave a pair out that was removed and comes back, until they are asked to take it with what it held', async () => {
    const { load, loadAndAssign, card, db, add, month } = await openBudget(world());
    const removed = await add(1, { eliminada: true });
    await addRow(db, removed, 'BGT-2026', [month], { eliminada: true });
    // Closed while the pair was removed, and opened again.
    await addPeriod(db, 'SOP01-2026', { cantidadMeses: 2 });
    await addRow(db, removed, 'SOP01-2026', [month]);
    const isOut = async (periodoID: string) => {
      const [found] = await db
        .select()
        .from(relacionPeriodo)
        .where(
          and(
            eq(relacionPeriodo.periodoID, periodoID),
            eq(relacionPeriodo.clienteProductoID, removed.clienteProductoID),
          ),
        );
      return found?.eliminada;
    };
    const { data } = await load([sale('P-2')], 'CUROct-2025');
    expect(data?.cambios).toMatchObject({ paresNuevos: 1, paresPorAsignar: 1 });
    expect([await isOut('BGT-2026'), await isOut('SOP01-2026')]).toEqual([true, true]);
    expect(await card()).toEqual([100, 5]);
    await loadAndAssign([sale('P-2')], 'CUROct-2025');
    expect([await isOut('BGT-2026'), await isOut('SOP01-2026')]).toEqual([false, false]);
    expect(await card()).toEqual([50, 10]);
  });

  it('are none when all are closed or actual sales, or the period of the load itself', async () => {
    const { load, db } = await openBudget(world());
    await db.update(periodo).set({ activo: false });
    await addPeriod(db, 'CUR-2024');
    const { data } = await load([sale('P-3')], 'SOPOct-2025');
    expect(data?.cambios).toMatchObject({ paresNuevos: 1, paresPorAsignar: 0, presupuestosAbiertos: [] });
  });

  it('are not changed by a form that neither asks nor refuses', async () => {
    const { url, token, content } = await openBudget(world());
    const before = await content();
    const form = formOf(salesBook([sale('P-2')]), 'CUROct-2025', 'ventas.xlsx', {
      asignarEnAbiertos: 'tal vez',
    });
    expect(await sendForm(`${url}${LOAD}`, token, form)).toMatchObject({
      status: 400,
      message: 'El campo asignarEnAbiertos debe ser true o false',
    });
    expect(await content()).toEqual(before);
  });
});
