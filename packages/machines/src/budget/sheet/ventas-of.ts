import type { SheetContext } from './sheet.types.ts';

/** Which months to ask for: those of the pair in a period. */
export function ventasOf(pair: SheetContext['pair'], periodoID: string) {
  return { periodoID, clienteID: pair?.fila.clienteID ?? 0, productoID: pair?.fila.productoID ?? 0 };
}
