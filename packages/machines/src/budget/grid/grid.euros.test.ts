import type { ParConMeses } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import type { ValueChange } from '../../outbox/change.ts';
import { sop } from '../../test/budget-world.ts';
import { ok, settled } from '../../test/fakes.ts';
import { at, figure, gridWorld, months } from '../../test/grid-world.ts';
import { figuresOfPairs, NO_REFERENCE } from './amounts.ts';

/** As a pair is that has just been assigned. */
const unsold = (n: number): ParConMeses => months(n, { volumenTon: 0, precio: 0, valorEUR: 0 });

/** A budget whose first pair has sold nothing yet; pairs that are not named are in another currency. */
async function budget(others: readonly ParConMeses[], first = unsold(1)) {
  const world = await gridWorld({ isRead: false });
  const listed = [first, ...others];
  const rest = [2, 3, 4, 5].slice(others.length).map((n) => ({ ...months(n), monedaID: 'MXN' }));
  await world.answer(sop.periodoID, [...listed, ...rest]);
  const { context } = world;
  return {
    ...world,
    /** A price for the pair's months, then tonnes for its year. */
    begin: () => {
      world.send({ type: 'view.chosen', view: 'precio' });
      world.select(at(1));
      world.enter(figure(2));
      world.send({ type: 'view.chosen', view: 'volumenTon' });
      world.select(at(1));
      world.enter(figure(100));
    },
    /** The server takes one gesture after the other. */
    save: async () => {
      await settled();
      for (const call of world.calls.sendBatch) {
        const saved = ({ kind, ventaID }: ValueChange) =>
          ({ campo: kind, ventaID, estado: 'guardado' }) as const;
        await call.resolve({ ...ok, data: call.input.changes.map(saved) });
        await settled();
      }
      expect(world.pending()).toEqual({});
    },
    /** Of one pair, or of them all. */
    euros: (n?: number) =>
      figuresOfPairs(
        context().pairs.filter(({ clienteProductoPeriodoID: id }) => n === undefined || id === n),
        NO_REFERENCE,
      ).get('2026')?.present.eur,
  };
}

describe('euros of a pair without sales', () => {
  test('follow from the rate that its currency has in the other pairs', async () => {
    const { begin, euros } = await budget([months(2)]);
    begin();
    expect(euros(1)).toBe(50_000);
    expect(euros()).toBe(50_000 + 4 * 60_000);
  });

  test('come back after zeros', async () => {
    // Without months of history, which would keep their sales.
    const first = months(1);
    const { select, enter, euros } = await budget([months(2)], { ...first, meses: first.meses.slice(2) });
    for (const tonnes of [0, 100]) {
      select(at(1));
      enter(figure(tonnes));
      expect(euros(1)).toBe(tonnes * 500);
    }
  });

  test('are read once they are saved where no other pair shows their rate', async () => {
    const others = [months(2, { volumenTon: 0, valorEUR: 0 })];
    const { begin, save, euros, calls, clock, answer } = await budget(others);
    begin();
    expect(euros(1)).toBeNull();
    await save();
    clock.increment(200);
    expect(calls.loadWholeBudget).toHaveLength(2);
    await answer(sop.periodoID, [months(1, { valorEUR: 5_000 }), ...others]);
    expect(euros(1)).toBe(60_000);
  });

  test('are read, and not guessed, where other pairs show several rates', async () => {
    const { begin, save, euros, calls, clock } = await budget([months(2), months(3, { valorEUR: 4_000 })]);
    begin();
    expect(euros(1)).toBeNull();
    await save();
    clock.increment(200);
    expect(calls.loadWholeBudget).toHaveLength(2);
  });

  test('are read when a colleague has given it its first figures', async () => {
    const { send, calls, clock } = await budget([], months(1, { volumenTon: 0, valorEUR: 0 }));
    send({
      type: 'news.heard',
      eventos: [
        {
          tipo: 'cifra',
          periodoID: sop.periodoID,
          vendedorID: 1,
          clienteProductoPeriodoID: 1,
          clienteProductoID: 101,
          ventaID: 103,
          campo: 'volumenTon',
          valor: 48,
          usuario: 'luis',
          origen: 'tecleado',
          fecha: '2026-11-03T10:00:00Z',
        },
      ],
    });
    clock.increment(200);
    expect(calls.loadWholeBudget).toHaveLength(2);
  });

  test('of a currency that has no rate stay missing, and nothing is read again', async () => {
    const none = { ...unsold(1), meses: unsold(1).meses.map((mes) => ({ ...mes, valorEUR: null })) };
    const { begin, save, euros, calls, clock } = await budget([], none);
    begin();
    await save();
    clock.increment(200);
    expect(euros(1)).toBeNull();
    expect(calls.loadWholeBudget).toHaveLength(1);
  });
});
