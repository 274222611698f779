import type { ClienteProductoPeriodo, ParConMeses, Periodo, Venta } from '@presupuesto/api-sdk/contract';
import { createActor, SimulatedClock } from 'xstate';
import { budgetMachine } from '../budget/page/budget.machine.ts';
import type { BudgetEvent } from '../budget/page/budget.types.ts';
import type { BudgetChoice } from '../budget/page/choice.ts';
import { sheetMonths } from '../budget/sheet/months.ts';
import { type Field, valueKey } from '../outbox/change.ts';
import { pendingValues } from '../outbox/entries.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { provided } from '../provided.ts';
import { fakeActors, last, memoryStore, ok, settled } from './fakes.ts';
import { NO_BATCHES, refusing } from './outbox-page.ts';

/** March to December of 2026, with January and February as history. */
export const sop: Periodo = {
  periodoID: 'SOP03-2026',
  tipo: 'SOP',
  anioInicio: 2026,
  mesInicio: 3,
  cantidadMeses: 10,
  activo: true,
  visible: true,
};
export const cur: Periodo = { ...sop, periodoID: 'CUR-2026', tipo: 'CUR', mesInicio: 1, cantidadMeses: 12 };

export function fila(n: number, over: Partial<ClienteProductoPeriodo> = {}): ClienteProductoPeriodo {
  return {
    clienteProductoPeriodoID: n,
    clienteProductoID: 100 + n,
    periodoID: sop.periodoID,
    clienteID: 200 + n,
    nombreCliente: `Cliente ${n}`,
    productoID: 300 + n,
    nombreProducto: `Producto ${n}`,
    presupuestado: false,
    monedaID: 'COP',
    ...over,
  };
}

/** A month: 10 t at 2 a kilo and 4 a euro, unless it says otherwise. */
export function venta(mes: number, over: Partial<Venta> = {}): Venta {
  const { volumenTon = 10, precio = 2 } = over;
  const valorMonedaLocal = volumenTon * 1_000 * precio;
  return {
    ventaID: mes,
    anio: 2026,
    mes,
    periodoID: sop.periodoID,
    volumenTon,
    precio,
    valorMonedaLocal,
    valorEUR: valorMonedaLocal / 4,
    ...over,
  };
}

export const year = Array.from({ length: 12 }, (_, index) => venta(index + 1));

/** The budget page of a signed-in seller, on a device whose store outlives it. */
export function budgetWorld(device = memoryStore(), choice?: BudgetChoice, hasBatches = false) {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const outboxActors = { ...actors, changeStore: device.store, ...(!hasBatches && { sendBatch: refusing }) };
  const outbox = createActor(provided(outboxMachine, outboxActors), { clock }).start();
  outbox.send({ type: 'session.started', nombreUsuario: 'ana' });
  if (!hasBatches) outbox.send(NO_BATCHES);
  const page = createActor(provided(budgetMachine, actors), {
    clock,
    input: { outbox, ...(choice && { choice }) },
  });
  page.start();
  const { rows, sheet, history, approval, removal, download } = page.getSnapshot().context;
  const months = () => sheetMonths(sheet.getSnapshot().context);
  const cell = (mes: number, field: Field) => {
    const month = months().find(({ venta, isOpen }) => isOpen && venta.mes === mes);
    if (!month) throw new Error(`month ${mes} has no cells`);
    const { ventaID } = month.venta;
    const key = valueKey(field, ventaID);
    return {
      valor: month.venta[field],
      isPending: key in sheet.getSnapshot().context.typed,
      draft: sheet.getSnapshot().context.drafts[key],
      type: (valor: number | null) => sheet.send({ type: 'cell.typed', ventaID, field, valor }),
      leave: () => sheet.send({ type: 'cell.left', ventaID, field }),
      restore: () => sheet.send({ type: 'cell.restored', ventaID, field }),
      replicate: () => sheet.send({ type: 'cell.replicated', ventaID, field }),
    };
  };

  return {
    actors,
    calls,
    clock,
    device,
    outbox,
    page,
    rows,
    sheet,
    history,
    approval,
    removal,
    download,
    months,
    cell,
    send: (event: BudgetEvent) => page.send(event),
    type: (mes: number, field: Field, valor: number | null) => {
      cell(mes, field).type(valor);
      cell(mes, field).leave();
    },
    pending: () => pendingValues(outbox.getSnapshot().context.entries),
    volumes: () => months().map((month) => month.venta.volumenTon),
    /** Periods, then the rows of the first one. */
    open: async (filas: ClienteProductoPeriodo[] = [fila(1), fila(2)]) => {
      await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
      await last(calls.listarReferentes).resolve({ ...ok, data: [cur] });
      page.send({ type: 'period.chosen', periodoID: sop.periodoID });
      await last(calls.listarClientesProductos).resolve({ ...ok, data: filas });
    },
    choose: async (clienteProductoPeriodoID: number, ventas: Venta[] = year) => {
      rows.send({ type: 'row.chosen', clienteProductoPeriodoID });
      await last(calls.listarVentas).resolve({ ...ok, data: ventas });
    },
    answerAll: async (answer: { status: number; message: string } = ok) => {
      for (const call of calls.sendChange) await call.resolve(answer);
      await settled();
    },
  };
}

/** Pair `n` of a whole budget with these months, as in {@link fila} and {@link venta}. */
export function par(
  n: number,
  meses: readonly number[],
  { presupuestado = false, ...over }: Partial<Venta> & { presupuestado?: boolean } = {},
): ParConMeses {
  return {
    ...fila(n),
    vendedorID: 1,
    nombreVendedor: 'Ana Pérez',
    clienteCodigo: `C-${n}`,
    productoCodigo: `P-${n}`,
    monedaID: 'COP',
    presupuestado,
    meses: meses.map((mes) => venta(mes, { ventaID: n * 100 + mes, ...over })),
  };
}
