import { type Field, valueKey } from '../../outbox/change.ts';
import { type Cell, isSameCell } from '../edits/step.ts';
import type { Block, BlockStep } from './block.types.ts';
import { sheetMonths } from './months.ts';
import type { SheetContext, SheetMonth } from './sheet.types.ts';
import type { ShownSheet } from './shown.ts';

const FIELDS: readonly Field[] = ['volumenTon', 'precio'];

/** The block from a cell on, a step larger or smaller; null for the cell alone. */
export function extendedBlock(
  context: ShownSheet,
  { from, months, fields }: BlockStep & { readonly from: Cell },
): Block | null {
  const open = openCells(context);
  const known = context.block && isSameCell(context.block.from, from) ? context.block.to : from;
  const month = open[clamped(indexOf(open, known) + months, open.length)];
  const field = FIELDS[clamped(FIELDS.indexOf(known.field) + fields, FIELDS.length)];
  if (!month || !field) return context.block;
  const to = { ventaID: month.venta.ventaID, field };
  return isSameCell(from, to) ? null : { from, to };
}

/** The block from a cell to another, as the mouse draws it; as it was where the other is none to type in. */
export function reachedBlock(context: ShownSheet, { from, to }: Block): Block | null {
  if (indexOf(openCells(context), to) < 0) return context.block;
  return isSameCell(from, to) ? null : { from, to };
}

/** The selected cells, month by month; none without a block. */
export function blockCells(context: ShownSheet): readonly Cell[] {
  const { block } = context;
  if (!block) return [];
  const open = openCells(context);
  const months = between(indexOf(open, block.from), indexOf(open, block.to));
  const fields = between(FIELDS.indexOf(block.from.field), FIELDS.indexOf(block.to.field));
  return open
    .slice(...months)
    .flatMap(({ venta: { ventaID } }) => FIELDS.slice(...fields).map((field) => ({ ventaID, field })));
}

/** The selected cells by `valueKey`. */
export function blockKeys(context: ShownSheet): readonly string[] {
  return blockCells(context).map(({ field, ventaID }) => valueKey(field, ventaID));
}

/** What is filled down: the block, or else a cell and the one above it. */
export function cellsToFill(context: ShownSheet, cell: Cell): readonly Cell[] {
  if (context.block) return blockCells(context);
  const open = openCells(context);
  const above = open[indexOf(open, cell) - 1];
  return above ? [{ ...cell, ventaID: above.venta.ventaID }, cell] : [];
}

function openCells(context: ShownSheet): readonly SheetMonth[] {
  return sheetMonths(context).filter(({ isOpen }) => isOpen);
}

function indexOf(months: readonly SheetMonth[], { ventaID }: Cell): number {
  return months.findIndex(({ venta }) => venta.ventaID === ventaID);
}

/** What is selected while a cell is typed in: it ends elsewhere than in its first cell. */
export function typedBlock({ block }: Pick<SheetContext, 'block'>, cell: Cell): Block | null {
  return block && isSameCell(block.from, cell) ? block : null;
}

function clamped(at: number, count: number): number {
  return Math.max(0, Math.min(at, count - 1));
}

function between(one: number, other: number): [number, number] {
  return [Math.min(one, other), Math.max(one, other) + 1];
}
