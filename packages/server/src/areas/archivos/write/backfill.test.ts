import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, periodo, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { addPeriod, addRow, testKey } from '../../../test/company.ts';
import { listen } from '../../../test/listening.ts';
import { addProducts, formOf, LOAD, openLoading, sendForm } from '../../../test/loading.ts';
import { shareWorld } from '../../../test/shared-world.ts';
import { salesBook } from '../../../test/workbook/sales-book.ts';
import { onEachDatabase, type World } from '../../../test/world.ts';

/** One more than the answer to a load waits for. */
const MANY = 2001;

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
    /** What Ana hears from now on. */
    listenAsAna: async () => listen(world.url, await world.signIn('ana', testKey)),
    /** Which budgets a load gave its pairs to, as the audit has it. */
    recorded: async () => {
      const made = await db.select().from(auditoria).where(like(auditoria.accion, 'archivo.asign%'));
      return made.map(({ accion, usuarioID, despues }) => ({ accion, usuarioID, despues }));
    },
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

  it('are named to who listens once they have got pairs, after the period of the load, and in the audit', async () => {
    const { db, add, month, admin, listenAsAna, loadAndAssign, recorded } = await openBudget(world());
    const removed = await add(1, { eliminada: true });
    await addPeriod(db, 'SOP01-2026', { cantidadMeses: 2 });
    await addRow(db, removed, 'SOP01-2026', [month], { eliminada: true });
    const stream = await listenAsAna();
    await loadAndAssign([sale('P-2')], 'CUROct-2025');
    expect([await stream.next(), await stream.next(), await stream.next()]).toEqual([
      { tipo: 'archivo', periodoID: 'CUR-2025' },
      { tipo: 'archivo', periodoID: 'BGT-2026' },
      { tipo: 'archivo', periodoID: 'SOP01-2026' },
    ]);
    const despues = { archivo: 'ventas.xlsx', nombre: 'CUROct-2025' };
    expect(await recorded()).toEqual([
      { accion: 'archivo.asignado', usuarioID: admin, despues: { ...despues, periodoID: 'BGT-2026' } },
      { accion: 'archivo.asignado', usuarioID: admin, despues: { ...despues, periodoID: 'SOP01-2026' } },
    ]);
  });

  it('are not named where nothing of them changes: nobody asks, or they have the pairs', async () => {
    const { listenAsAna, load, loadAndAssign, recorded } = await openBudget(world());
    const stream = await listenAsAna();
    await loadAndAssign([sale('P-1')], 'CUROct-2025');
    await load([sale('P-2')], 'SOPOct-2025');
    await load([sale('P-2', 2024)], 'CUROct-2024');
    expect(await stream.until((event) => 'periodoID' in event && event.periodoID === 'CUR-2024')).toEqual([
      { tipo: 'archivo', periodoID: 'CUR-2025' },
      { tipo: 'archivo', periodoID: 'SOP10-2025' },
      { tipo: 'archivo', periodoID: 'CUR-2024' },
    ]);
    expect(await recorded()).toEqual([]);
  });

  it('are named once they have all the pairs where those are so many that the answer does not wait', async () => {
    const { db, admin, listenAsAna, loadAndAssign, recorded } = await openBudget(world());
    await addProducts(db, MANY);
    const stream = await listenAsAna();
    const rows = Array.from({ length: MANY }, (_, at) => sale(`M-${at + 1}`));
    expect(await loadAndAssign(rows, 'CUROct-2025')).toMatchObject({ status: 200 });
    expect(await stream.next()).toEqual({ tipo: 'archivo', periodoID: 'CUR-2025' });
    expect(await stream.next()).toEqual({ tipo: 'archivo', periodoID: 'BGT-2026' });
    const isIn = and(eq(relacionPeriodo.periodoID, 'BGT-2026'), eq(relacionPeriodo.eliminada, false));
    expect(await db.$count(relacionPeriodo, isIn)).toBe(MANY + 1);
    expect(await recorded()).toMatchObject([
      { accion: 'archivo.asignado', usuarioID: admin, despues: { periodoID: 'BGT-2026' } },
    ]);
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
