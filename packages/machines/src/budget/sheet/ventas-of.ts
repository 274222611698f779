import type { SheetContext } from './sheet.types.ts';

/** What the call for the pair's months in a period is given. */
export function ventasOf(pair: SheetContext['pair'], periodoID: string) {
  const { clienteID = 0, productoID = 0 } = pair?.fila ?? {};
  return { query: { periodoID, clienteID, productoID } };
}
