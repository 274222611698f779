import type { ClienteProductoPeriodo, Venta } from '@presupuesto/api-sdk/contract';
import { type Change, changeKey, isValueChange, withValues } from '@presupuesto/machines';

/** Kept months with the figures that the server took after it gave them. */
export function ventasAsSaved(ventas: readonly Venta[], saved: readonly Change[]): readonly Venta[] {
  const values = saved.flatMap((change) =>
    isValueChange(change) ? [[changeKey(change), change.valor] as const] : [],
  );
  return withValues(ventas, Object.fromEntries(values));
}

/** Kept rows after what was saved: without removed pairs, and with those budgeted that have got a figure. */
export function filasAsSaved<Fila extends ClienteProductoPeriodo>(
  filas: readonly Fila[],
  saved: readonly Change[],
): readonly Fila[] {
  const pairs = new Map(
    saved.flatMap((change) => (isValueChange(change) ? [] : [[change.clienteProductoID, change.kind]])),
  );
  const budgeted = new Set(
    saved.map((change) => (isValueChange(change) ? change.clienteProductoPeriodoID : null)),
  );
  return filas
    .filter(({ clienteProductoID }) => pairs.get(clienteProductoID) !== 'removal')
    .map((fila) => (budgeted.has(fila.clienteProductoPeriodoID) ? { ...fila, presupuestado: true } : fila));
}
