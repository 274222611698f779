import { expect, test } from 'vitest';
import type { ValueChange } from '../../outbox/change.ts';
import { budgetWorld, sop } from '../../test/budget-world.ts';
import { last, memoryStore, ok, settled } from '../../test/fakes.ts';
import { noticeNow } from './counted-notice.ts';

const change = (par: number, mes: number): ValueChange => ({
  kind: 'volumenTon',
  ventaID: par === 1 ? mes : par * 100 + mes,
  valor: 40,
  visto: 10,
  periodoID: sop.periodoID,
  clienteProductoPeriodoID: par,
  clienteProductoID: 100 + par,
});

/** Three figures of a workbook, two pairs, on their way as one batch. */
async function accepted() {
  const world = budgetWorld(memoryStore(), undefined, true);
  await world.open();
  await world.choose(1);
  const changes = [change(1, 3), change(1, 4), change(2, 5)];
  world.page.send({
    type: 'workbook.accepted',
    changes,
    notice: { kind: 'libro', count: changes.length, pares: 2 },
  });
  const said = () => {
    const now = noticeNow(world.history.getSnapshot().context, world.outbox.getSnapshot().context.entries);
    return now && { ...now, conflicts: now.conflicts.map(({ change: { ventaID } }) => ventaID) };
  };
  const answer = async (...verdicts: readonly ('guardado' | 'rechazado' | 'conflicto')[]) => {
    const data = changes.map(({ ventaID, kind: campo }, at) => {
      const estado = verdicts[at] ?? 'guardado';
      const other = estado === 'conflicto' && { actual: 7, usuario: 'luis' };
      return { ventaID, campo, estado, message: 'El período está cerrado', ...other };
    });
    await last(world.calls.sendBatch).resolve({ ...ok, data });
    await settled();
  };
  return { ...world, said, answer };
}

const libro = (count: number, pares: number) => ({ kind: 'libro', count, pares });

test('a workbook counts as written what was saved, and says what is in conflict and what was refused', async () => {
  const { said, answer } = await accepted();
  expect(said()).toEqual({ notice: libro(3, 2), conflicts: [], refused: 0 });
  await answer('guardado', 'rechazado', 'conflicto');
  expect(said()).toEqual({ notice: libro(1, 1), conflicts: [205], refused: 1 });
});

test('a conflict of a workbook that is decided is counted by what was decided', async () => {
  const { said, answer, outbox, calls } = await accepted();
  await answer('guardado', 'conflicto', 'conflicto');
  expect(said()).toEqual({ notice: libro(1, 1), conflicts: [4, 205], refused: 0 });
  outbox.send({ type: 'conflict.left', key: 'volumenTon:4' });
  outbox.send({ type: 'conflict.put', key: 'volumenTon:205' });
  await last(calls.sendChange).resolve(ok);
  expect(said()).toEqual({ notice: libro(2, 2), conflicts: [], refused: 1 });
});

test('a workbook of which nothing was saved says so until it is read', async () => {
  const { said, answer, history } = await accepted();
  await answer('rechazado', 'rechazado', 'rechazado');
  expect(said()).toEqual({ notice: libro(0, 0), conflicts: [], refused: 3 });
  history.send({ type: 'notice.dismissed' });
  expect(said()).toBeNull();
});
