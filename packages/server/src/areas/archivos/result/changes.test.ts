import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { relacion, relacionPeriodo } from '../../../db/schema.ts';
import { addRate } from '../../../test/company.ts';
import { openLoading } from '../../../test/loading.ts';
import { shareWorld } from '../../../test/shared-world.ts';
import { onEachDatabase } from '../../../test/world.ts';

const ana = (product: string, mes: number, tonnes: number | string, price: number) =>
  ['V-ana', 'C-1', product, 2025, mes, tonnes, price, null] as const;
const bruno = (mes: number, tonnes: number, price: number) =>
  ['V-bruno', 'C-2', 'P-2', 2025, mes, tonnes, price, null] as const;

onEachDatabase('What a load changes', (open) => {
  const world = shareWorld(open);

  it('stands in the answer of the check and of the load alike: a new period, whose euros lack their rates', async () => {
    const { load, check } = await openLoading(world());
    const rows = [ana('P-1', 10, 12.5, 4500), bruno(10, 2, 4)];
    const checked = await check(rows, 'CUROct-2025');
    expect(checked.data?.cambios).toEqual({
      periodoID: 'CUR-2025',
      periodoNuevo: true,
      filasNuevas: 2,
      filasCambiadas: 0,
      filasIguales: 0,
      toneladasAntes: 0,
      toneladasDespues: 14.5,
      valorEURAntes: 0,
      valorEURDespues: null,
      tasasFaltantes: [
        { monedaID: 'COP', mes: 10 },
        { monedaID: 'PEN', mes: 10 },
      ],
      paresNuevos: 2,
      paresPorAsignar: 0,
      presupuestosAbiertos: [],
      asignados: false,
    });
    expect((await load(rows, 'CUROct-2025')).data).toEqual(checked.data);
  });

  it('counts new, changed and equal rows, and tonnes and euros of the whole period before and after, to the last decimal', async () => {
    const { load, check, db } = await openLoading(world());
    await load([ana('P-1', 9, 99_999_999, 0.1)], 'CURSep-2025');
    await load([ana('P-1', 10, 0.1, 40), ana('P-2', 10, 0.2, 40), bruno(10, 1, 4)], 'CUROct-2025');
    await addRate(db, 'CUR-2025', 'COP', '4000');
    await addRate(db, 'CUR-2025', 'PEN', '4');
    const rows = [ana('P-1', 10, '0,1', 40), ana('P-2', 10, 0.3, 40), ana('P-3', 10, 0.4, 40)];
    const checked = await check(rows, 'CUROct-2025');
    expect(checked.data?.cambios).toMatchObject({
      periodoNuevo: false,
      filasNuevas: 1,
      filasCambiadas: 1,
      filasIguales: 1,
      toneladasAntes: 100_000_000.3,
      toneladasDespues: 100_000_000.8,
      valorEURAntes: 2_499_999.975 + 1 + 2 + 1000,
      valorEURDespues: 2_499_999.975 + 1 + 3 + 4 + 1000,
      tasasFaltantes: [],
      paresNuevos: 1,
    });
    expect((await load(rows, 'CUROct-2025')).data).toEqual(checked.data);
    expect((await check(rows, 'CUROct-2025')).data?.cambios).toMatchObject({
      filasNuevas: 0,
      filasCambiadas: 0,
      filasIguales: 3,
      toneladasAntes: 100_000_000.8,
      toneladasDespues: 100_000_000.8,
    });
  });

  it('takes months that hold zeros for new ones, and names a rate that a plan lacks without its months', async () => {
    const { load, check } = await openLoading(world());
    await load([ana('P-1', 10, 1, 1), ana('P-1', 12, 1, 1)], 'SOPOct-2025');
    const { data } = await check([ana('P-1', 11, 1, 1), ana('P-1', 9, 1, 1)], 'SOPOct-2025');
    expect(data?.cambios).toMatchObject({
      periodoID: 'SOP10-2025',
      filasNuevas: 2,
      toneladasAntes: 2,
      toneladasDespues: 4,
      tasasFaltantes: [{ monedaID: 'COP', mes: null }],
    });
  });

  it('takes in what a removed pair brings back with it', async () => {
    const { load, check, db } = await openLoading(world());
    await load([ana('P-1', 10, 1, 1), ana('P-1', 11, 2, 1)], 'SOPOct-2025');
    await db.update(relacion).set({ eliminada: true });
    await db
      .update(relacionPeriodo)
      .set({ eliminada: true })
      .where(eq(relacionPeriodo.periodoID, 'SOP10-2025'));
    const rows = [ana('P-1', 10, 5, 1)];
    const checked = await check(rows, 'SOPOct-2025');
    expect(checked.data?.cambios).toMatchObject({ toneladasAntes: 0, toneladasDespues: 7, paresNuevos: 1 });
    expect((await load(rows, 'SOPOct-2025')).data).toEqual(checked.data);
  });

  it('is nothing where no row is good', async () => {
    const { check, load } = await openLoading(world());
    const rows = [['V-9', 'C-1', 'P-1', 2025, 10, 1, 1, null]] as const;
    const checked = await check(rows, 'SOPOct-2025');
    expect(checked.data?.cambios).toMatchObject({ periodoNuevo: false, filasNuevas: 0, toneladasDespues: 0 });
    expect((await load(rows, 'SOPOct-2025')).data).toEqual(checked.data);
  });
});
