import { expect, test } from 'vitest';
import { conflictsOf } from '../../outbox/entries.ts';
import { budgetWorld } from '../../test/budget-world.ts';
import { last, memoryStore, ok } from '../../test/fakes.ts';

/** March and April hold 12, written by one gesture over 10; luis saves 20 in April, and the gesture is taken back. */
async function takenBack() {
  const world = budgetWorld(memoryStore(), undefined, true);
  await world.open();
  await world.choose(1);
  const { calls, sheet, history, outbox } = world;
  const answered = (foreign?: number) => {
    const { changes } = last(calls.sendBatch).input;
    const data = changes.map(({ ventaID, kind: campo }) =>
      ventaID === 4 && foreign !== undefined
        ? { ventaID, campo, estado: 'conflicto' as const, actual: foreign, usuario: 'luis' }
        : { ventaID, campo, estado: 'guardado' as const },
    );
    return last(calls.sendBatch).resolve({ ...ok, data });
  };
  const values = [3, 4].map((ventaID) => ({ ventaID, field: 'volumenTon' as const, valor: 12 }));
  sheet.send({ type: 'block.pasted', pasting: { values, skipped: 0 } });
  await answered();
  history.send({ type: 'edit.undone' });
  await answered(20);
  return {
    ...world,
    answered,
    conflicts: () =>
      conflictsOf(outbox.getSnapshot().context.entries).map(({ change: { ventaID, valor }, actual }) => [
        ventaID,
        valor,
        actual,
      ]),
    carried: () => last(calls.sendBatch).input.changes.map(({ ventaID, valor }) => [ventaID, valor]),
  };
}

test('what is done again writes over nobody’s figure: the conflict waits for whoever chooses', async () => {
  const { history, conflicts, carried, answered, calls, cell, outbox } = await takenBack();
  expect(conflicts()).toEqual([[4, 10, 20]]);
  history.send({ type: 'edit.redone' });
  expect(carried()).toEqual([[3, 12]]);
  await answered();
  expect(conflicts()).toEqual([[4, 12, 20]]);
  expect(cell(4, 'volumenTon').valor).toBe(12);
  history.send({ type: 'edit.undone' });
  expect(carried()).toEqual([[3, 10]]);
  expect(conflicts()).toEqual([[4, 10, 20]]);
  expect(calls.sendChange).toEqual([]);
  outbox.send({ type: 'conflict.put', key: 'volumenTon:4' });
  expect(last(calls.sendChange).input.change).toMatchObject({ ventaID: 4, valor: 10, visto: 20 });
});

test('a conflict that is left after all of that is not opened again by the next undo', async () => {
  const { history, conflicts, carried, answered, outbox, cell } = await takenBack();
  history.send({ type: 'edit.redone' });
  await answered();
  outbox.send({ type: 'conflict.left', key: 'volumenTon:4' });
  expect(cell(4, 'volumenTon').valor).toBe(20);
  history.send({ type: 'edit.undone' });
  expect(carried()).toEqual([[3, 10]]);
  expect(conflicts()).toEqual([]);
});
