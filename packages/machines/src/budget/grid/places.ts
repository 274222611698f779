import { plain } from '../../plain.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import { figuresOfPair, type Reference } from './amounts.ts';
import type { GridOrder } from './order.ts';

/** The place of each pair, by clienteProductoID. Kept while somebody types: rows do not move under their hands. */
export type Places = ReadonlyMap<number, number>;

/** The group that a pair stands in. */
export function groupOf({ nombreCliente, nombreProducto }: WholePair, order: GridOrder): string {
  return order === 'producto' ? nombreProducto : nombreCliente;
}

interface Placed {
  readonly pair: WholePair;
  readonly group: string;
  readonly name: string;
  readonly size: number;
}

/** Groups by name, or the largest first, and the pairs of each alike. */
export function placesOf(pairs: readonly WholePair[], reference: Reference, order: GridOrder): Places {
  const placed = pairs.map((pair): Placed => {
    const name = order === 'producto' ? pair.nombreCliente : pair.nombreProducto;
    return {
      pair,
      group: plain(groupOf(pair, order)),
      name: plain(name),
      size: sizeOf(pair, reference, order),
    };
  });
  const groupSizes = new Map<string, number>();
  for (const { group, size } of placed) groupSizes.set(group, (groupSizes.get(group) ?? 0) + size);
  const sizeOfGroup = ({ group }: Placed): number => groupSizes.get(group) ?? 0;
  placed.sort(
    (one, other) =>
      sizeOfGroup(other) - sizeOfGroup(one) ||
      inOrder(one.group, other.group) ||
      other.size - one.size ||
      inOrder(one.name, other.name),
  );
  return new Map(placed.map(({ pair }, place) => [pair.clienteProductoID, place]));
}

/** Kilos of the reference, or how many more or fewer there are than that; by name, all are the same. */
function sizeOf(pair: WholePair, reference: Reference, order: GridOrder): number {
  if (order === 'cliente' || order === 'producto') return 0;
  const years = [...figuresOfPair(pair, reference)].filter(([key]) => !key.includes('-'));
  const before = years.reduce((sum, [, year]) => sum + (year.reference?.kg ?? 0), 0);
  if (order === 'referencia') return before;
  return Math.abs(years.reduce((sum, [, { like }]) => sum + like.kg, 0) - before);
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
