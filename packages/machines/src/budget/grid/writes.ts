import type { Periodo } from '@presupuesto/api-sdk/contract';
import { isHistoryMonth } from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';
import { type Operation, operationResult } from '../edits/operation.ts';
import { shares } from '../edits/shares.ts';
import { fromUnits } from '../edits/units.ts';
import { kilos } from '../sheet/money.ts';
import { type Amounts, referenceMonths } from './amounts.ts';
import { type ChosenReference, isReferenceAwaited } from './reference.ts';
import { columnKeyOf, type Leaf, leafOf, leavesOf, type Target } from './targets.ts';

/** A figure and the month of a pair that it goes to. */
export interface Write extends Leaf {
  readonly valor: number;
}

/** Why a cell is left as it is. */
export type NotWritten =
  /** All of its months are before the period's start. */
  | 'history'
  /** The operation asks for a reference that the cell has not. */
  | 'no reference'
  /** What it depends on is a reference that has not come. */
  | 'reference awaited'
  /** Less than its history months come to already. */
  | 'below history'
  /** Negative, or more than a cell holds. */
  | 'not savable'
  /** Pasted after the last row or column. */
  | 'beyond';

export interface Writing {
  readonly writes: readonly Write[];
  /** How many cells are left as they are, and months of totals that take the rest. */
  readonly left: Readonly<Partial<Record<NotWritten, number>>>;
}

/** What an order writes, and why each of its other months is left; the reason alone where all are. */
type Written = { readonly writes: readonly Write[]; readonly left: readonly NotWritten[] } | NotWritten;

interface Sheet extends ChosenReference {
  readonly periodo: Pick<Periodo, 'anioInicio' | 'mesInicio'>;
}

export interface Order {
  readonly target: Target;
  readonly operation: Operation;
}

/**
 * What orders write. A month takes the operation's result. A total of tonnes is split over its open months in proportion to what
 * they hold, else to the reference, else evenly, to the kilo, and what its history months hold counts as well; a price goes to each
 * of them, and so does an operation on the reference; a growth over it is what the total comes to.
 */
export function writingOf(sheet: Sheet, field: Field, orders: readonly Order[]): Writing {
  const writes: Write[] = [];
  const left: Partial<Record<NotWritten, number>> = {};
  for (const order of orders) {
    const result = written(sheet, field, order);
    for (const why of typeof result === 'string' ? [result] : result.left) left[why] = (left[why] ?? 0) + 1;
    if (typeof result !== 'string') writes.push(...result.writes);
  }
  return { writes, left };
}

function written(sheet: Sheet, field: Field, { target, operation }: Order): Written {
  const leaf = leafOf(target);
  const leaves = leaf ? [leaf] : leavesOf(target);
  const open = leaves.filter(({ venta }) => !isHistoryMonth(sheet.periodo, venta));
  if (open.length === 0) return 'history';
  if (!leaf && field === 'volumenTon') {
    if (operation.kind === 'growth') return splitGrowth(sheet, leaves, open, operation);
    if (!usesReference(operation)) return splitOver(sheet, leaves, open, operation);
  }
  const results = open.map((one) => resultOf(sheet, field, one, operation));
  const writes = results.filter((result) => typeof result !== 'string');
  const left = results.filter((result) => typeof result === 'string');
  return writes.length > 0 ? { writes, left } : (left[0] ?? 'not savable');
}

function resultOf(sheet: Sheet, field: Field, leaf: Leaf, operation: Operation): Write | NotWritten {
  const referencia = referenceMonth(sheet, leaf)?.[field] ?? null;
  const valor = operationResult(operation, field, { valor: leaf.venta[field], referencia });
  if (valor !== null) return { ...leaf, valor };
  return referencia === null && usesReference(operation) ? withoutReference(sheet) : 'not savable';
}

function splitOver(
  sheet: Sheet,
  leaves: readonly Leaf[],
  open: readonly Leaf[],
  operation: Operation,
): Written {
  const total = operationResult(operation, 'volumenTon', {
    valor: fromUnits('volumenTon', sumOf(leaves)),
    referencia: null,
  });
  if (total === null) return 'not savable';
  const due = kilos(total) - (sumOf(leaves) - sumOf(open));
  if (due < 0n) return 'below history';
  const present = open.map(({ venta }) => kilos(venta.volumenTon));
  const hasPresent = present.some((kg) => kg > 0n);
  if (!hasPresent && due > 0n && isReferenceAwaited(sheet)) return 'reference awaited';
  const reference = open.map((leaf) => kilos(referenceMonth(sheet, leaf)?.volumenTon ?? 0));
  const parts = shares(due, hasPresent ? present : reference);
  return { writes: withParts(open, parts), left: [] };
}

/** So much more than the reference as a whole, of the months that have one, in proportion to it: what history holds counts as well. */
function splitGrowth(
  sheet: Sheet,
  leaves: readonly Leaf[],
  open: readonly Leaf[],
  operation: Operation,
): Written {
  const beside = (leaf: Leaf) => kilos(referenceMonth(sheet, leaf)?.volumenTon ?? 0);
  const isCompared = (leaf: Leaf) => referenceMonth(sheet, leaf) !== undefined;
  const compared = leaves.filter(isCompared);
  const written = open.filter(isCompared);
  if (written.length === 0) return withoutReference(sheet);
  const reference = compared.reduce((sum, leaf) => sum + beside(leaf), 0n);
  const total = operationResult(operation, 'volumenTon', {
    valor: 0,
    referencia: fromUnits('volumenTon', reference),
  });
  if (total === null) return 'not savable';
  const due = kilos(total) - (sumOf(compared) - sumOf(written));
  if (due < 0n) return 'below history';
  const parts = shares(due, written.map(beside));
  return {
    writes: withParts(written, parts),
    left: open.filter((leaf) => !isCompared(leaf)).map(() => 'no reference'),
  };
}

function withoutReference(sheet: Sheet): NotWritten {
  return isReferenceAwaited(sheet) ? 'reference awaited' : 'no reference';
}

function withParts(leaves: readonly Leaf[], parts: readonly bigint[]): readonly Write[] {
  return leaves.map((leaf, at) => ({ ...leaf, valor: fromUnits('volumenTon', parts[at] ?? 0n) }));
}

function sumOf(leaves: readonly Leaf[]): bigint {
  return leaves.reduce((sum, { venta }) => sum + kilos(venta.volumenTon), 0n);
}

/** The month of the reference beside a month of a pair. */
export function referenceMonth({ reference }: Pick<ChosenReference, 'reference'>, { pair, venta }: Leaf) {
  return referenceMonths(pair, reference).get(columnKeyOf(venta));
}

export function usesReference(operation: Operation): boolean {
  if ('left' in operation) return usesReference(operation.left) || usesReference(operation.right);
  if (operation.kind === 'percent') return usesReference(operation.of);
  return operation.kind === 'reference' || operation.kind === 'growth';
}

/** What written figures come to, before and after: kilos, and sales where they are of one currency. */
export function effectOf(
  field: Field,
  writes: readonly Write[],
): { readonly before: Amounts; readonly after: Amounts } {
  let [kgBefore, kgAfter, salesBefore, salesAfter] = [0, 0, 0, 0];
  for (const { venta, valor } of writes) {
    const volumenTon = field === 'volumenTon' ? valor : venta.volumenTon;
    const precio = field === 'precio' ? valor : venta.precio;
    kgBefore += Math.round(venta.volumenTon * 1_000);
    kgAfter += Math.round(volumenTon * 1_000);
    salesBefore += Math.round(venta.volumenTon * 1_000) * venta.precio;
    salesAfter += Math.round(volumenTon * 1_000) * precio;
  }
  return {
    before: { kg: kgBefore, sales: salesBefore, eur: null },
    after: { kg: kgAfter, sales: salesAfter, eur: null },
  };
}
