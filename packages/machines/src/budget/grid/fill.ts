import { copiedCells } from './blocks.ts';
import type { Block, Plan } from './selection.ts';
import { type Leaf, leafOf, type Target } from './targets.ts';
import type { Order } from './writes.ts';

/** What a month is to become after the one that it repeats. */
type Repeat = (source: Leaf) => Order['operation'];

/** Months of pairs of a block take the figures of its first line, or of the one before it where it has one line alone. */
export function filledOrders(
  plan: Plan,
  block: Block,
  { repeat, direction }: { readonly repeat: Repeat; readonly direction: 'down' | 'right' },
): readonly Order[] {
  const across = direction === 'right';
  const isLine = across ? block.left === block.right : block.top === block.bottom;
  const from = isLine ? before(plan, block, across) : block;
  if (!from) return [];
  const cells = copiedCells(plan, from);
  return cells.flatMap((row, atRow) =>
    row.flatMap((target, atColumn) => {
      const source = across ? row[0] : cells[0]?.[atColumn];
      const isSource = across ? atColumn === 0 : atRow === 0;
      return isSource || !source ? [] : orderFrom(repeat, source, target);
    }),
  );
}

/** The months of pairs from one block to the end of a larger one, which begins there, repeat its figures. */
export function draggedOrders(plan: Plan, source: Block, over: Block, repeat: Repeat): readonly Order[] {
  const sources = copiedCells(plan, source);
  const [first] = sources;
  if (!first) return [];
  const inSource = new Set(sources.flat().map(({ row, column }) => `${row.key} ${column.key}`));
  const cells = copiedCells(plan, over);
  const above = copiedCells(plan, { ...over, bottom: source.top - 1 }).length;
  const ahead = (copiedCells(plan, { ...over, right: source.left - 1 })[0] ?? []).length;
  const shift = (at: number, skipped: number, size: number) => (((at - skipped) % size) + size) % size;
  return cells.flatMap((row, atRow) =>
    row.flatMap((target, atColumn) => {
      if (inSource.has(`${target.row.key} ${target.column.key}`)) return [];
      const from = sources[shift(atRow, above, sources.length)]?.[shift(atColumn, ahead, first.length)];
      return from ? orderFrom(repeat, from, target) : [];
    }),
  );
}

function orderFrom(repeat: Repeat, source: Target, target: Target): readonly Order[] {
  const leaf = leafOf(source);
  if (!leaf || !leafOf(target)) return [];
  return [{ target, operation: repeat(leaf) }];
}

function before(plan: Plan, block: Block, across: boolean): Block | null {
  const { rows, columns } = plan;
  if (across) {
    const left = columns.findLastIndex(({ mes }, at) => at < block.left && mes !== null);
    return left < 0 ? null : { ...block, left };
  }
  const top = rows.findLastIndex(({ kind }, at) => at < block.top && kind === 'pair');
  return top < 0 ? null : { ...block, top };
}
