import { expect, test } from 'vitest';
import { budgetWorld, fila, sop, venta } from '../../test/budget-world.ts';
import { last, ok } from '../../test/fakes.ts';

const zeros = [3, 4].map((mes) => venta(mes, { volumenTon: 0, precio: 0 }));

/** A pair of zeros in COP, which is chosen. */
async function opened() {
  const world = budgetWorld();
  await world.open();
  await world.choose(1, zeros);
  const { calls, clock, page } = world;
  return {
    ...world,
    sent: () => calls.sendChange.map(({ input }) => input.change),
    currency: () => world.sheet.getSnapshot().context.pair?.fila.monedaID,
    /** Somebody changes the country of its client. */
    move: async () => {
      page.send({
        type: 'news.heard',
        eventos: [{ tipo: 'pares', periodoID: sop.periodoID, vendedorID: 1 }],
      });
      clock.increment(100);
      const data = [fila(1, { monedaID: 'PEN' }), fila(2)];
      await last(calls.listarClientesProductos).resolve({ ...ok, data });
    },
  };
}

test('a price is sent with the currency that was seen, tonnes without, and taken back and done again with it', async () => {
  const { type, sent, history, calls } = await opened();
  type(3, 'volumenTon', 5);
  await last(calls.sendChange).resolve(ok);
  type(3, 'precio', 18_000);
  await last(calls.sendChange).resolve(ok);
  history.send({ type: 'edit.undone' });
  await last(calls.sendChange).resolve(ok);
  history.send({ type: 'edit.redone' });
  expect(sent()).toMatchObject([
    { kind: 'volumenTon' },
    { kind: 'precio', valor: 18_000, moneda: 'COP' },
    { kind: 'precio', valor: 0, moneda: 'COP' },
    { kind: 'precio', valor: 18_000, moneda: 'COP' },
  ]);
  expect(sent()[0]).not.toHaveProperty('moneda');
});

test('the currency of the pair in sight is the one that its list has by now', async () => {
  const { move, currency, choose, type, sent } = await opened();
  await move();
  expect(currency()).toBe('PEN');
  await choose(1, zeros);
  type(3, 'precio', 18);
  expect(sent()).toMatchObject([{ kind: 'precio', valor: 18, moneda: 'PEN' }]);
});

test('a price that was being typed meanwhile goes with the currency it was begun in, and its refusal takes it back', async () => {
  const { move, cell, choose, calls, sent } = await opened();
  cell(3, 'precio').type(18_000);
  await move();
  expect(sent()).toMatchObject([{ kind: 'precio', valor: 18_000, moneda: 'COP' }]);
  await choose(1, zeros);
  expect(cell(3, 'precio').valor).toBe(18_000);
  const message = 'El precio se escribió en COP y el par está ahora en PEN';
  await last(calls.sendChange).resolve({ status: 400, message });
  expect(cell(3, 'precio').valor).toBe(0);
});
