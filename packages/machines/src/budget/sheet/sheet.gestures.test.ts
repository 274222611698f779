import { expect, test } from 'vitest';
import { budgetWorld } from '../../test/budget-world.ts';
import { last, memoryStore, ok } from '../../test/fakes.ts';

async function opened() {
  const world = budgetWorld(memoryStore(), undefined, true);
  await world.open();
  await world.choose(1);
  return world;
}

const sent = ({ calls }: Awaited<ReturnType<typeof opened>>) =>
  calls.sendBatch.map(({ input: { gesto, changes } }) => [gesto.origen, changes.length]);

const answered = ({ calls }: Awaited<ReturnType<typeof opened>>) => {
  const { changes } = last(calls.sendBatch).input;
  const data = changes.map(({ ventaID, kind }) => ({ ventaID, campo: kind, estado: 'guardado' as const }));
  return last(calls.sendBatch).resolve({ ...ok, data });
};

test('each edit of several cells is one batch of its own origin', async () => {
  const world = await opened();
  const { sheet, history } = world;
  world.cell(3, 'volumenTon').type(20);
  world.cell(3, 'volumenTon').replicate();
  await answered(world);
  const values = [3, 4].map((ventaID) => ({ ventaID, field: 'precio' as const, valor: 5 }));
  sheet.send({ type: 'block.pasted', pasting: { values, skipped: 0 } });
  await answered(world);
  sheet.send({ type: 'total.distributed', anio: 2026, total: 300 });
  await answered(world);
  history.send({ type: 'edit.undone' });
  await answered(world);
  history.send({ type: 'edit.redone' });
  await answered(world);
  expect(sent(world)).toEqual([
    ['replicado', 10],
    ['pegado', 2],
    ['reparto', 10],
    ['deshecho', 10],
    ['deshecho', 10],
  ]);
  expect(world.calls.sendChange).toEqual([]);
  expect(world.pending()).toEqual({});
});

test('a replicate reads the summary once, at its end', async () => {
  const world = await opened();
  const before = world.calls.resumenPresupuesto.length;
  world.cell(3, 'volumenTon').type(20);
  world.cell(3, 'volumenTon').replicate();
  await answered(world);
  expect(world.calls.resumenPresupuesto).toHaveLength(before + 1);
  expect(world.volumes().slice(2)).toEqual(Array.from({ length: 10 }, () => 20));
});

test('one typed figure goes by the call of the specification', async () => {
  const world = await opened();
  world.type(3, 'volumenTon', 20);
  expect(sent(world)).toEqual([]);
  expect(last(world.calls.sendChange).input.change).toMatchObject({ valor: 20, visto: 10 });
});
