import type { WholePair } from '../whole/whole-budget.ts';
import { groupKey, pairKey } from './keys.ts';
import type { GridOrder } from './order.ts';
import { groupOf, type Places } from './places.ts';

/** A row of the grid: a pair, a group's subtotal, or the total of all. */
export type GridRow =
  | {
      readonly kind: 'pair';
      readonly key: string;
      /** What tells it from the others of its group: its product, or its client where products are the groups. */
      readonly name: string;
      readonly pair: WholePair;
    }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly name: string;
      readonly isFolded: boolean;
      readonly pairs: readonly WholePair[];
    }
  | {
      readonly kind: 'total';
      readonly key: 'total';
      readonly pairs: readonly WholePair[];
      /** The same pairs, by group. */
      readonly groups: readonly (readonly WholePair[])[];
    };

type GroupRow = Extract<GridRow, { kind: 'group' }>;
type PairRow = Extract<GridRow, { kind: 'pair' }>;

interface RowChoice {
  readonly places: Places;
  readonly order: GridOrder;
  /** Keys of groups whose pairs are folded away. */
  readonly folded: readonly string[];
}

/** The pairs in their places, each group under its subtotal, and the total of all at the foot. */
export function rowsOf(
  pairs: readonly WholePair[],
  { places, order, folded }: RowChoice,
): readonly GridRow[] {
  const place = ({ clienteProductoID }: WholePair) => places.get(clienteProductoID) ?? places.size;
  const groups = new Map<string, WholePair[]>();
  for (const pair of [...pairs].sort((one, other) => place(one) - place(other))) {
    const name = groupOf(pair, order);
    const members = groups.get(name);
    if (members) members.push(pair);
    else groups.set(name, [pair]);
  }
  const subtotals = [...groups].map(([name, members]) => groupRow(name, members, folded));
  const rows = subtotals.flatMap((group): GridRow[] =>
    group.isFolded ? [group] : [group, ...group.pairs.map((pair) => pairRow(pair, order))],
  );
  return [...rows, { kind: 'total', key: 'total', pairs, groups: subtotals.map((group) => group.pairs) }];
}

/** The pairs of a row. */
export function pairsOfRow(row: GridRow): readonly WholePair[] {
  return row.kind === 'pair' ? [row.pair] : row.pairs;
}

/** By the first pair of each. */
const groupRows = new WeakMap<WholePair, GroupRow>();

/** The same row for the same pairs, as with a pair's. */
function groupRow(name: string, pairs: readonly WholePair[], folded: readonly string[]): GroupRow {
  const key = groupKey(name);
  const isFolded = folded.includes(key);
  const [first] = pairs;
  const known = first && groupRows.get(first);
  const hasSame = known?.key === key && isSameList(known.pairs, pairs);
  if (hasSame && known.isFolded === isFolded) return known;
  const row: GroupRow = { kind: 'group', key, name, isFolded, pairs: hasSame ? known.pairs : pairs };
  if (first) groupRows.set(first, row);
  return row;
}

function isSameList(one: readonly WholePair[], other: readonly WholePair[]): boolean {
  return one.length === other.length && one.every((pair, at) => pair === other[at]);
}

const pairRows = new WeakMap<WholePair, PairRow>();

/** The same row for the same pair: nothing is drawn anew for it. */
function pairRow(pair: WholePair, order: GridOrder): GridRow {
  const name = order === 'producto' ? pair.nombreCliente : pair.nombreProducto;
  const known = pairRows.get(pair);
  if (known?.name === name) return known;
  const row: PairRow = { kind: 'pair', key: pairKey(pair.clienteProductoID), name, pair };
  pairRows.set(pair, row);
  return row;
}
