import { createClient, isHistoryMonth } from '@presupuesto/api-sdk';
import { first, signIn } from '../support/api.ts';

const PAIRS = 20;

/** The demonstration seller's token, and the cells of the open budget that the seller may fill. */
export async function signInWithCells(baseUrl: string): Promise<{ token: string; ventaIDs: number[] }> {
  const { 'X-Token': token = '' } = await signIn(baseUrl);
  const client = createClient({ baseUrl, token });
  const periodo = first((await client.periodos.listPresupuestables()).data);
  const { periodoID } = periodo;
  const pairs = (await client.clientesProductos.list(periodoID)).data ?? [];
  const lists = await Promise.all(
    pairs
      .slice(0, PAIRS)
      .map(({ clienteID, productoID }) => client.ventas.list({ periodoID, clienteID, productoID })),
  );
  const ventaIDs = lists
    .flatMap(({ data }) => data ?? [])
    .filter((venta) => !isHistoryMonth(periodo, venta))
    .map(({ ventaID }) => ventaID);
  return { token, ventaIDs };
}
