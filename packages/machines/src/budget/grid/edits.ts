import type { Origen } from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';
import type { Operation } from '../edits/operation.ts';
import { refuseOtherUnits } from '../edits/paste/other-units.ts';
import { unlessRefused } from '../edits/paste/pasted.ts';
import { ordersIn, pastedOrders } from './blocks.ts';
import { draggedOrders, filledOrders } from './fill.ts';
import type { BlockPasted, GridContext, GridEdit } from './grid.types.ts';
import { isField } from './measure.ts';
import { gridPlan, showsPercent } from './plan.ts';
import { isReferenceAwaited } from './reference.ts';
import { type Block, blockOf, type GridCell, isSingle, isThere, type Plan } from './selection.ts';
import { type Leaf, leafOf, targetsIn } from './targets.ts';
import { type Order, referenceMonth, usesReference, writingOf } from './writes.ts';

const figureOperation = (valor: number): Operation => ({ kind: 'figure', valor });
const growthOperation = (percent: number): Operation => ({ kind: 'growth', percent });

const ZERO: Operation = { kind: 'figure', valor: 0 };

interface Asked {
  readonly plan: Plan;
  readonly block: Block;
  readonly field: Field;
}

/** What the selection asks of an edit; null where nothing can be written. */
function asked(context: GridContext): Asked | null {
  const plan = gridPlan(context);
  const { view, selection } = context;
  if (!selection || !isField(view)) return null;
  const isWhole = isThere(plan, selection.active) && isThere(plan, selection.head);
  return isWhole ? { plan, block: blockOf(plan, selection), field: view } : null;
}

/** What is typed, for every selected cell. */
export function enteredEdit(context: GridContext): GridEdit | null {
  const { entry } = context;
  return entry?.operation ? operationEdit(context, entry.operation) : null;
}

/** Delete: zero in every selected cell. */
export function clearedEdit(context: GridContext): GridEdit | null {
  return operationEdit(context, ZERO);
}

/** What an operation makes of the selected cells. */
function operationEdit(context: GridContext, operation: Operation): GridEdit | null {
  const ask = asked(context);
  if (!ask) return null;
  const targets = targetsIn(ask.plan, ask.block);
  const isOfMonths = targets.every((target) => leafOf(target) !== undefined);
  return editOf(context, ask, {
    orders: ordersIn(ask.plan, ask.block, operation),
    origen: origenOf(operation, isOfMonths || ask.field === 'precio'),
  });
}

export function pastedEdit(context: GridContext, { copied, units }: BlockPasted): GridEdit | null {
  const ask = asked(context);
  if (!ask) return null;
  const inPercent = showsPercent(context);
  const pasting = unlessRefused(() => {
    refuseOtherUnits(units, inPercent ? 'percent' : ask.field);
    return pastedOrders(ask, copied, inPercent ? growthOperation : figureOperation);
  });
  if ('refusal' in pasting) {
    return { writes: [], origen: 'pegado', isSingle: false, said: { kind: 'not pasted', ...pasting } };
  }
  return editOf(context, ask, { ...pasting, origen: 'pegado' });
}

export function filledEdit(context: GridContext, direction: 'down' | 'right'): GridEdit | null {
  const ask = asked(context);
  if (!ask) return null;
  const orders = filledOrders(ask.plan, ask.block, { repeat: repeating(context, ask.field), direction });
  return editOf(context, ask, { orders, origen: 'replicado' });
}

/** From the selection to the cell at which its handle was dropped. */
export function draggedEdit(context: GridContext, cell: GridCell): GridEdit | null {
  const ask = asked(context);
  if (!ask) return null;
  const over = draggedBlock(ask.plan, ask.block, cell);
  return editOf(context, ask, {
    orders: draggedOrders(ask.plan, ask.block, over, repeating(context, ask.field)),
    origen: 'replicado',
  });
}

/** The block, as far as the cell in one direction: the one in which the cell is further away. */
export function draggedBlock(plan: Plan, block: Block, cell: GridCell): Block {
  const { top: row, left: column } = blockOf(plan, { active: cell, head: cell });
  const down = Math.max(row - block.bottom, block.top - row, 0);
  const across = Math.max(column - block.right, block.left - column, 0);
  return down >= across
    ? { ...block, top: Math.min(block.top, row), bottom: Math.max(block.bottom, row) }
    : { ...block, left: Math.min(block.left, column), right: Math.max(block.right, column) };
}

/** What a cell repeats of another one: its figure, or in percent how it stands to its reference. */
function repeating(context: GridContext, field: Field): (source: Leaf) => Operation {
  return (source) => {
    if (showsPercent(context) && isReferenceAwaited(context)) return { kind: 'reference' };
    const figure = figureOperation(source.venta[field]);
    const beside = showsPercent(context) ? referenceMonth(context, source)?.[field] : undefined;
    if (!beside) return figure;
    const share: Operation = { kind: 'quotient', left: figure, right: figureOperation(beside) };
    return { kind: 'product', left: { kind: 'reference' }, right: share };
  };
}

interface Asking {
  readonly orders: readonly Order[];
  readonly origen: Origen;
  readonly unclear?: number;
  readonly beyond?: number;
  readonly names?: number;
  readonly totals?: number;
}

function editOf(
  context: GridContext,
  { field, block }: Asked,
  { orders, origen, unclear = 0, beyond = 0, names = 0, totals = 0 }: Asking,
): GridEdit {
  const { writes, left } = writingOf(context, field, orders);
  if (left['reference awaited']) {
    const said = { kind: 'reference awaited' as const, text: context.entry?.text ?? '' };
    return { writes: [], origen, isSingle: false, said };
  }
  const isAll = orders.length === writes.length && unclear + beyond + names + totals === 0;
  // What the handle repeats goes into another cell, and of a total one month alone may be written.
  const isOfMonth = orders.every(({ target }) => leafOf(target) !== undefined);
  const single = isSingle(block) && origen !== 'replicado' && isOfMonth && writes.length === 1 && isAll;
  const changed = single ? writes : writes.filter(({ venta, valor }) => venta[field] !== valor);
  return {
    writes: changed,
    origen,
    isSingle: single,
    said: {
      kind: 'written',
      origen,
      count: changed.length,
      left: beyond === 0 ? left : { ...left, beyond },
      unclear,
      names,
      totals,
    },
  };
}

function origenOf(operation: Operation, isOfMonths: boolean): Origen {
  if (usesReference(operation)) return 'referente';
  return isOfMonths ? 'tecleado' : 'reparto';
}
