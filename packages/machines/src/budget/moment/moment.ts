import type { CifraDeMomento } from '@presupuesto/api-sdk/contract';
import type { ValueChange } from '../../outbox/change.ts';

/** The figures of a moment as changes for the outbox, or, `back`, what takes them back. */
export function momentChanges(
  cifras: readonly CifraDeMomento[],
  periodoID: string,
  back = false,
): readonly ValueChange[] {
  return cifras.map((cifra) => ({
    kind: cifra.campo,
    ventaID: cifra.ventaID,
    valor: back ? cifra.actual : cifra.entonces,
    visto: back ? cifra.entonces : cifra.actual,
    periodoID,
    clienteProductoPeriodoID: cifra.clienteProductoPeriodoID,
    names: {
      nombreCliente: cifra.nombreCliente,
      nombreProducto: cifra.nombreProducto,
      anio: cifra.anio,
      mes: cifra.mes,
    },
  }));
}

/** How many pairs the figures are of. */
export function pairCount(cifras: readonly CifraDeMomento[]): number {
  return new Set(cifras.map(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID)).size;
}
