import { isHistoryMonth, monthIndex, type Periodo } from '@presupuesto/api-sdk/contract';
import type { WholePair } from '../whole/whole-budget.ts';

/** Names that each finding lists. */
const NAMES = 5;

export interface Finding {
  readonly count: number;
  /** The first of them, five at most. */
  readonly pairs: readonly Pick<WholePair, 'nombreCliente' | 'nombreProducto'>[];
}

/** What a seller should know before approving. A pair may be in more than one finding. */
export interface Review {
  /** Never budgeted: no value was typed or loaded for them. */
  readonly noPresupuestados: Finding;
  /** With a month to budget whose volume and price are both 0. */
  readonly conMesesVacios: Finding;
  /** With a month to budget that has a volume and the price 0. */
  readonly sinPrecio: Finding;
}

/** Looks through the months of the period that are to be budgeted; history months cannot be changed and do not count. */
export function reviewOf(periodo: Periodo, pairs: readonly WholePair[]): Review {
  const end = monthIndex(periodo.anioInicio, periodo.mesInicio) + periodo.cantidadMeses;
  const monthsOf = (pair: WholePair) =>
    pair.ventas.filter((venta) => !isHistoryMonth(periodo, venta) && monthIndex(venta.anio, venta.mes) < end);
  return {
    noPresupuestados: findingOf(pairs.filter((pair) => !pair.presupuestado)),
    conMesesVacios: findingOf(
      pairs.filter((pair) =>
        monthsOf(pair).some(({ volumenTon, precio }) => volumenTon === 0 && precio === 0),
      ),
    ),
    sinPrecio: findingOf(
      pairs.filter((pair) => monthsOf(pair).some(({ volumenTon, precio }) => volumenTon > 0 && precio === 0)),
    ),
  };
}

function findingOf(found: readonly WholePair[]): Finding {
  const first = found.slice(0, NAMES);
  return {
    count: found.length,
    pairs: first.map(({ nombreCliente, nombreProducto }) => ({ nombreCliente, nombreProducto })),
  };
}
