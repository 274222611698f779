import type { Evento } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { budgetWorld, fila, sop } from '../../test/budget-world.ts';
import { last, memoryStore, ok, settled } from '../../test/fakes.ts';
import { completion } from '../rows/visible-rows.ts';

const PAIRS = Array.from({ length: 50 }, (_, at) => at + 1);
const { periodoID } = sop;

/** A seller's page, and how often its list has been made anew since it was opened. */
async function opened() {
  const world = budgetWorld(memoryStore(), undefined, true);
  await world.open(PAIRS.map((n) => fila(n)));
  const before = world.rows.getSnapshot().context.filas;
  const lists = new Set([before]);
  world.rows.subscribe(({ context }) => lists.add(context.filas));
  return {
    ...world,
    made: () => lists.size - 1,
    completion: () => completion(world.rows.getSnapshot().context),
  };
}

test('the list is made anew once for all pairs of which a figure was saved together', async () => {
  const { outbox, calls, made, completion } = await opened();
  const changes = PAIRS.map((n) => ({
    kind: 'volumenTon' as const,
    ventaID: n,
    valor: 5,
    periodoID,
    clienteProductoPeriodoID: n,
  }));
  outbox.send({ type: 'changes.queued', changes, origen: 'pegado' });
  const data = PAIRS.map((ventaID) => ({
    ventaID,
    campo: 'volumenTon' as const,
    estado: 'guardado' as const,
  }));
  await last(calls.sendBatch).resolve({ ...ok, data });
  await settled();
  expect([made(), completion()]).toEqual([1, 100]);
});

test('the list is made anew once for all pairs of which somebody else has changed a figure, and not for marked ones', async () => {
  const { page, made, completion } = await opened();
  const eventos = PAIRS.map(
    (n): Evento => ({ tipo: 'marca', periodoID, vendedorID: 1, clienteProductoPeriodoID: n }),
  );
  page.send({ type: 'news.heard', eventos });
  expect([made(), completion()]).toEqual([1, 100]);
  page.send({ type: 'news.heard', eventos });
  expect(made()).toBe(1);
});
