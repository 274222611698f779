import { expect, test } from 'vitest';
import type { Field } from '../../outbox/change.ts';
import { budgetWorld, sop, venta, year } from '../../test/budget-world.ts';
import { last, ok, settled } from '../../test/fakes.ts';

async function opened() {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  return world;
}

const serverHas = (values: Readonly<Record<number, number>>) =>
  year.map(({ mes }) => venta(mes, { volumenTon: values[mes] ?? 10 }));

const shownIn = ({ cell }: Awaited<ReturnType<typeof opened>>, mes: number, field: Field = 'volumenTon') => {
  const { valor, isPending } = cell(mes, field);
  return { valor, isPending };
};

/** Typed in another tab: the outbox hears of it from the store. */
const typedElsewhere = (mes: number, valor: number) => ({
  id: `elsewhere-${valor}`,
  moment: Date.now() + 60_000 + valor,
  change: {
    kind: 'volumenTon' as const,
    ventaID: mes,
    valor,
    periodoID: sop.periodoID,
    clienteProductoPeriodoID: 1,
  },
});

test('a page that comes back shows what others saved, and disturbs neither a draft nor what waits', async () => {
  const world = await opened();
  const { page, calls, cell, type } = world;
  type(5, 'volumenTon', 55);
  cell(6, 'volumenTon').type(6);
  page.send({ type: 'page.returned' });
  await last(calls.listarVentas).resolve({ ...ok, data: serverHas({ 4: 44, 5: 1, 6: 66 }) });
  expect(shownIn(world, 4)).toEqual({ valor: 44, isPending: false });
  expect(shownIn(world, 5)).toEqual({ valor: 55, isPending: true });
  expect(shownIn(world, 6)).toEqual({ valor: 66, isPending: false });
  expect(cell(6, 'volumenTon').draft).toBe(6);
});

test('what was saved while the months were read again is not shown in its older state', async () => {
  const world = await opened();
  const { page, calls, type } = world;
  type(5, 'volumenTon', 55);
  page.send({ type: 'page.returned' });
  const older = last(calls.listarVentas);
  await last(calls.sendChange).resolve(ok);
  await older.resolve({ ...ok, data: serverHas({}) });
  expect(shownIn(world, 5)).toEqual({ valor: 55, isPending: false });
  await last(calls.listarVentas).resolve({ ...ok, data: serverHas({ 5: 55 }) });
  expect(shownIn(world, 5)).toEqual({ valor: 55, isPending: false });
});

test('a reading again that fails changes nothing', async () => {
  const world = await opened();
  world.page.send({ type: 'page.returned' });
  await last(world.calls.listarVentas).reject(new Error('no network'));
  expect(world.volumes()).toEqual(year.map(({ volumenTon }) => volumenTon));
  expect(world.sheet.getSnapshot().hasTag('loaded')).toBe(true);
});

test('a figure typed later in another tab shows here as pending, and confirmed once it is', async () => {
  const world = await opened();
  const { outbox, type, volumes } = world;
  type(5, 'volumenTon', 55);
  const kept = typedElsewhere(5, 60);
  outbox.send({ type: 'changes.heard', kept: [kept] });
  expect(shownIn(world, 5)).toEqual({ valor: 60, isPending: true });
  await last(world.calls.sendChange).resolve(ok);
  outbox.send({ type: 'changes.settled', kept: [kept], outcome: 'confirmed' });
  await settled();
  await world.answerAll();
  expect(shownIn(world, 5)).toEqual({ valor: 60, isPending: false });
  expect(volumes()[4]).toBe(60);
});

test('what another tab settled unheard is read from the server', async () => {
  const world = await opened();
  const { outbox, calls, type } = world;
  type(5, 'volumenTon', 55);
  outbox.send({ type: 'changes.read', kept: [], unsent: [], unreadable: 0 });
  await last(calls.listarVentas).resolve({ ...ok, data: serverHas({ 5: 54 }) });
  expect(shownIn(world, 5)).toEqual({ valor: 54, isPending: false });
});
