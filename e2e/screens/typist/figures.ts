import type { Client, ParConMeses } from '@presupuesto/api-sdk';
import { PAIRS_PAGE_SIZE } from '@presupuesto/api-sdk/contract';
import { type Amount, BUDGET, MONTHS } from '../presupuestos.ts';

/** What every cell holds, by `nameOf`: tonnes, or local currency a kg. */
export type Figures = Map<string, number>;

/** A cell as the typist knows it: pair in the order of the list, month of the year from 0. */
export interface Place {
  readonly pair: number;
  readonly month: number;
  readonly amount: Amount;
}

export type Pair = Pick<ParConMeses, 'clienteID' | 'clienteProductoID'>;

export const nameOf = ({ pair, month, amount }: Place): string => `${pair} ${MONTHS[month]}, ${amount}`;

/** What the server has of the seller's pairs, in the order of the list. */
export async function figuresOf(client: Client): Promise<Figures> {
  const { data } = await client.ventas.listPares(BUDGET, { pageSize: PAIRS_PAGE_SIZE });
  return new Map(
    (data ?? []).flatMap(({ meses }, pair) =>
      meses.flatMap(({ mes, volumenTon, precio }): [string, number][] => [
        [nameOf({ pair, month: mes - 1, amount: 'volumen' }), volumenTon],
        [nameOf({ pair, month: mes - 1, amount: 'precio' }), precio],
      ]),
    ),
  );
}

/** The seller's pairs, in the order of the list. */
export async function pairsOf(client: Client): Promise<readonly Pair[]> {
  const { data } = await client.ventas.listPares(BUDGET, { pageSize: PAIRS_PAGE_SIZE });
  return data ?? [];
}
