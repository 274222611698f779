import { isOwnRemoval } from '../removal/own-removal.ts';
import { listedRows } from '../rows/visible-rows.ts';
import type { GridContext, PairNames } from './grid.types.ts';
import { pairKey } from './keys.ts';

/** The pair of the active row, where somebody else has removed it; undefined while it is there, and after one's own removal. */
export function removedPair({ selection, pairs, rows, history, outbox }: GridContext): PairNames | undefined {
  const isActive = (one: { readonly clienteProductoID: number }) =>
    pairKey(one.clienteProductoID) === selection?.active.row;
  const listed = listedRows(rows.getSnapshot().context).find(isActive);
  const pair = pairs.find(isActive);
  const known = pair ?? listed;
  const isThere = pair !== undefined && listed !== undefined;
  if (!known || isThere || isOwnRemoval({ history, outbox }, known.clienteProductoID)) return undefined;
  const { nombreCliente, nombreProducto } = known;
  return { nombreCliente, nombreProducto };
}
