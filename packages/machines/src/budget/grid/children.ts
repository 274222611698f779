import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { type EventObject, fromCallback } from 'xstate';
import type { RowsRef } from '../page/children.ts';
import type { RowsContext } from '../rows/rows.types.ts';
import { listedRows, visibleRows } from '../rows/visible-rows.ts';

type Fila = ClienteProductoPeriodo;

/**
 * What the list shows, at once and whenever it is another. While its filters stay the same, a pair that does not fit to them any more
 * stays: it was budgeted by what is being typed.
 */
export const listing = fromCallback<EventObject, { rows: RowsRef }>(({ input: { rows }, sendBack }) => {
  let known:
    | {
        readonly filters: string;
        readonly visible: readonly Fila[];
        readonly filas: readonly Fila[];
        readonly ids: ReadonlySet<number>;
      }
    | undefined;
  const look = (): void => {
    const { context } = rows.getSnapshot();
    const visible = visibleRows(context);
    if (visible === known?.visible) return;
    const filters = JSON.stringify(filtersOf(context));
    const { ids } = known?.filters === filters ? known : { ids: new Set<number>() };
    const shown = new Set(visible.map(idOf));
    const filas = listedRows(context).filter((fila) => shown.has(idOf(fila)) || ids.has(idOf(fila)));
    const isSame =
      known?.filas.length === filas.length && filas.every((fila, at) => fila === known?.filas[at]);
    known = { filters, visible, filas, ids: new Set(filas.map(idOf)) };
    if (!isSame) sendBack({ type: 'list.changed', filas });
  };
  look();
  const subscription = rows.subscribe(look);
  return () => subscription.unsubscribe();
});

const idOf = ({ clienteProductoPeriodoID }: Fila): number => clienteProductoPeriodoID;

function filtersOf({ periodoID, search, nombreCliente, nombreProducto, presupuestado }: RowsContext) {
  return { periodoID, search, nombreCliente, nombreProducto, presupuestado };
}
