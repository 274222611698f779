import type { ParConMeses, Venta } from '@presupuesto/api-sdk/contract';
import { createActor } from 'xstate';
import type { Operation } from '../budget/edits/operation.ts';
import { columnsOf } from '../budget/grid/columns.ts';
import { gridMachine } from '../budget/grid/grid.machine.ts';
import type { GridEvent } from '../budget/grid/grid.types.ts';
import { pairKey } from '../budget/grid/keys.ts';
import { gridPlan } from '../budget/grid/plan.ts';
import type { GridCell } from '../budget/grid/selection.ts';
import { provided } from '../provided.ts';
import { budgetWorld, cur, fila, par, sop } from './budget-world.ts';
import { last, settled } from './fakes.ts';

/** Two clients with two products each, and one with one: pairs 1 to 5, ten tonnes a month at 2 a kilo. */
export const filas = [1, 2, 3, 4, 5].map((n) =>
  fila(n, { nombreCliente: `Cliente ${Math.ceil(n / 2)}`, nombreProducto: `Producto ${n}` }),
);

/** A pair with all months of the period. */
export function months(n: number, over: Partial<Venta> = {}): ParConMeses {
  const { nombreCliente = '', nombreProducto = '' } = filas[n - 1] ?? {};
  const columns = columnsOf(sop, { hasHistory: true, onlyTotals: false, anio: null });
  const meses = columns.flatMap(({ mes }) => mes ?? []);
  return { ...par(n, meses, over), nombreCliente, nombreProducto };
}

export const whole = [1, 2, 3, 4, 5].map((n) => months(n));
/** Twice as much of the first pair, and half of the second. */
export const reference = [months(1, { volumenTon: 20, precio: 3 }), months(2, { volumenTon: 5, precio: 1 })];

interface WorldOptions {
  readonly hasReference?: boolean;
  readonly hasBatches?: boolean;
  readonly isRead?: boolean;
  /** Where it begins. */
  readonly cell?: GridCell | null;
}

/** La hoja beside the page of a signed-in seller. */
export async function gridWorld({
  hasReference = false,
  hasBatches = true,
  isRead = true,
  cell = null,
}: WorldOptions = {}) {
  const world = budgetWorld(undefined, undefined, hasBatches);
  await world.open(filas);
  const { calls, actors, outbox, rows, history, clock } = world;
  const grid = createActor(provided(gridMachine, actors), {
    clock,
    input: {
      outbox,
      rows,
      history,
      periodo: sop,
      anio: null,
      cell,
      referenteID: hasReference ? cur.periodoID : null,
    },
  }).start();
  const answer = async (periodoID: string, pares: readonly ParConMeses[]) => {
    const call = calls.loadWholeBudget.findLast(({ input }) => input.periodoID === periodoID);
    await call?.resolve(pares);
    await settled();
  };
  if (isRead) await answer(sop.periodoID, whole);
  if (hasReference) await answer(cur.periodoID, reference);
  const context = () => grid.getSnapshot().context;
  const send = (event: GridEvent) => grid.send(event);

  return {
    ...world,
    grid,
    context,
    send,
    answer,
    last,
    plan: () => gridPlan(context()),
    select: (active: GridCell, head: GridCell = active) => {
      send({ type: 'cell.chosen', cell: active });
      if (head !== active) send({ type: 'selection.extended', cell: head });
    },
    /** Types an operation and Enter. */
    enter: (operation: Operation, text = '…') => {
      send({ type: 'entry.begun', text, operation, editing: false });
      send({ type: 'entry.accepted', walk: { by: 'entry', direction: 'down' } });
    },
    volumes: (n: number) =>
      context()
        .pairs.find(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID === n)
        ?.ventas.map(({ volumenTon }) => volumenTon) ?? [],
    prices: (n: number) =>
      context()
        .pairs.find(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID === n)
        ?.ventas.map(({ precio }) => precio) ?? [],
  };
}

export const figure = (valor: number): Operation => ({ kind: 'figure', valor });
export const more = (porcentaje: number, left: Operation = { kind: 'present' }): Operation => ({
  kind: 'sum',
  left,
  right: { kind: 'percent', of: figure(porcentaje) },
});
/** A month of pair `n`, or its total. */
export const at = (n: number, mes?: number): GridCell => ({
  row: pairKey(100 + n),
  column: mes === undefined ? '2026' : `2026-${String(mes).padStart(2, '0')}`,
});
