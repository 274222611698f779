import { isFigure } from '../edits/operation.ts';
import { hasSeveralCurrencies } from './currency.ts';
import { enteredEdit } from './edits.ts';
import type { GridContext } from './grid.types.ts';
import { isField } from './measure.ts';
import { gridPlan, selectedBlock } from './plan.ts';
import { isSingle } from './selection.ts';
import { leafOf, targetsIn } from './targets.ts';
import { effectOf, type NotWritten, type Write } from './writes.ts';

/** What the operation that is being typed would do. */
export interface EntryPreview {
  /** How many figures would be others, in how many of the selected cells. */
  readonly figures: number;
  readonly cells: number;
  /** Tonnes, or the price per kg: the weighted one of several, null where those are in several currencies. */
  readonly before: number | null;
  readonly after: number | null;
  readonly left: Readonly<Partial<Record<NotWritten, number>>>;
}

/** Null where there is nothing to be shown: a plain figure in one month, what is not understood yet, or is as it was found. */
export function entryPreview(context: GridContext): EntryPreview | null {
  const { entry, view } = context;
  const block = selectedBlock(context);
  if (!entry?.operation || !block || !isField(view)) return null;
  const targets = targetsIn(gridPlan(context), block);
  const isMonth = isSingle(block) && targets.every((target) => leafOf(target) !== undefined);
  if (isMonth && isFigure(entry.operation) && !entry.text.trim().startsWith('=')) return null;
  const edit = enteredEdit(context);
  if (!edit || edit.said?.kind !== 'written') return null;
  if (!entry.isTyped && edit.writes.length === 0) return null;
  const { before, after } = effectOf(view, edit.writes);
  const isMixed = view === 'precio' && hasSeveralCurrencies(edit.writes.map(({ pair }) => pair));
  const measure = view === 'volumenTon' ? tonnes : price(edit.writes);
  return {
    figures: edit.writes.length,
    cells: targets.length,
    before: isMixed ? null : measure(before, 'before'),
    after: isMixed ? null : measure(after, 'after'),
    left: edit.said.left,
  };
}

type Effect = ReturnType<typeof effectOf>['before'];

function tonnes({ kg }: Effect): number {
  return kg / 1_000;
}

/** Weighted, or the plain mean where there is no volume. */
function price(writes: readonly Write[]): (effect: Effect, when: 'before' | 'after') => number {
  return ({ kg, sales }, when) => {
    if (kg > 0) return (sales ?? 0) / kg;
    const sum = writes.reduce(
      (total, { venta, valor }) => total + (when === 'before' ? venta.precio : valor),
      0,
    );
    return writes.length === 0 ? 0 : sum / writes.length;
  };
}
