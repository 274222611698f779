import type { ClienteProductoPeriodo, Venta } from '@presupuesto/api-sdk/contract';
import { type Change, changeKey, withValues } from '@presupuesto/machines';

/** Kept months with the figures that the server took after it gave them. */
export function ventasAsSaved(ventas: readonly Venta[], saved: readonly Change[]): readonly Venta[] {
  const values = saved.flatMap((change) =>
    change.kind === 'removal' ? [] : [[changeKey(change), change.valor] as const],
  );
  return withValues(ventas, Object.fromEntries(values));
}

/** Kept rows after what was saved: without removed pairs, and with those budgeted that have got a figure. */
export function filasAsSaved(
  filas: readonly ClienteProductoPeriodo[],
  saved: readonly Change[],
): readonly ClienteProductoPeriodo[] {
  const removed = new Set(
    saved.map((change) => (change.kind === 'removal' ? change.clienteProductoID : null)),
  );
  const budgeted = new Set(
    saved.map((change) => (change.kind === 'removal' ? null : change.clienteProductoPeriodoID)),
  );
  return filas
    .filter(({ clienteProductoID }) => !removed.has(clienteProductoID))
    .map((fila) => (budgeted.has(fila.clienteProductoPeriodoID) ? { ...fila, presupuestado: true } : fila));
}
