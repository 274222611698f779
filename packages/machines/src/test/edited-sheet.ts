import { pastedValues } from '../budget/edits/paste/paste.ts';
import { budgetWorld, year } from './budget-world.ts';
import { last, ok } from './fakes.ts';

const pastedCell = (value: number | string) => ({
  text: String(value),
  figure: typeof value === 'number' ? value : null,
  money: false,
});

/** The sheet of a pair with a month a line, and what edits many of them at once. */
export async function opened(ventas = year) {
  const world = budgetWorld();
  await world.open();
  await world.choose(1, ventas);
  const context = () => world.sheet.getSnapshot().context;
  return {
    ...world,
    context,
    prices: () => world.months().map(({ venta }) => venta.precio),
    paste: (mes: number, rows: (number | string)[][], field: 'volumenTon' | 'precio' = 'volumenTon') => {
      const block = rows.map((row) => row.map(pastedCell));
      const pasting = pastedValues(world.months(), { ventaID: mes, field }, block);
      world.sheet.send({ type: 'block.pasted', pasting });
    },
    undo: () => world.history.send({ type: 'edit.undone' }),
    redo: () => world.history.send({ type: 'edit.redone' }),
    replicate: (mes: number, valor: number) => {
      world.cell(mes, 'volumenTon').type(valor);
      world.cell(mes, 'volumenTon').replicate();
    },
    refer: async (reference: typeof year) => {
      world.send({ type: 'reference.chosen', periodoID: 'CUR-2026' });
      await last(world.calls.listarVentas).resolve({ ...ok, data: reference });
    },
    steps: () => {
      const { past, future } = world.history.getSnapshot().context;
      return [past.length, future.length];
    },
    /** Answers what is sent until nothing is. */
    settle: async (answer: (ventaID: number) => typeof ok = () => ok) => {
      for (let at = 0; at < world.calls.sendChange.length; at += 1) {
        const call = world.calls.sendChange[at];
        const change = call?.input.change;
        await call?.resolve(answer(change && 'ventaID' in change ? change.ventaID : 0));
      }
    },
  };
}
