import { describe, expect, test } from 'vitest';
import { conflictsOf } from '../../outbox/entries.ts';
import { par, sop } from '../../test/budget-world.ts';
import { conflictFailure, last } from '../../test/fakes.ts';
import { at, figure, gridWorld, more } from '../../test/grid-world.ts';

/** Pair 1 holds 48 in April, typed over 10, and luis has saved 40 there. */
async function inConflict() {
  const world = await gridWorld();
  world.select(at(1, 4));
  world.enter(figure(48));
  await last(world.calls.sendChange).reject(conflictFailure(40));
  const ventaID = 104;
  return {
    ...world,
    conflicts: () =>
      conflictsOf(world.outbox.getSnapshot().context.entries).map(({ change, actual }) => [
        change.valor,
        actual,
      ]),
    isCarried: () =>
      world.calls.sendBatch.some(({ input }) => input.changes.some((change) => change.ventaID === ventaID)),
  };
}

describe('a conflict stays open', () => {
  test('under an operation over a block', async () => {
    const { select, enter, conflicts, isCarried, calls, volumes } = await inConflict();
    select(at(1, 3), at(1, 5));
    enter(more(10));
    expect(last(calls.sendBatch).input.changes).toHaveLength(2);
    expect([conflicts(), isCarried(), volumes(1)[3]]).toEqual([[[52.8, 40]], false, 52.8]);
  });

  test('under a total, where nobody may see it', async () => {
    const { select, enter, conflicts, isCarried } = await inConflict();
    select({ row: 'total', column: '2026' });
    enter(more(1));
    expect([conflicts(), isCarried()]).toEqual([[[48.569, 40]], false]);
  });

  test('under a total of one month', async () => {
    const { select, enter, answer, outbox, calls } = await gridWorld({ isRead: false });
    await answer(sop.periodoID, [par(1, [4])]);
    select(at(1, 4));
    enter(figure(48));
    await last(calls.sendChange).reject(conflictFailure(40));
    select(at(1));
    enter(figure(50));
    const [conflict] = conflictsOf(outbox.getSnapshot().context.entries);
    expect(conflict).toMatchObject({ change: { valor: 50 }, actual: 40 });
  });

  test('under the handle, dragged to it from the cell beside', async () => {
    const { select, send, conflicts, calls } = await inConflict();
    select(at(1, 3));
    send({ type: 'block.dragged', cell: at(1, 4) });
    expect([conflicts(), calls.sendChange.length]).toEqual([[[10, 40]], 1]);
  });
});

test('a figure typed into the very cell ends its conflict', async () => {
  const { select, enter, conflicts, calls } = await inConflict();
  select(at(1, 4));
  enter(figure(50));
  expect(conflicts()).toEqual([]);
  expect(last(calls.sendChange).input.change).toMatchObject({ valor: 50, visto: 40 });
});
