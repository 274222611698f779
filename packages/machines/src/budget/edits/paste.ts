import type { Field } from '../../outbox/change.ts';
import { savableAmount } from '../cell/amount.ts';
import type { SheetMonth } from '../sheet/sheet.types.ts';
import type { CellValue } from './step.ts';

/** A cell of a copied block: its number, or why there is none. */
export type PastedCell = number | 'empty' | 'invalid';

/** Rows of cells, as a spreadsheet puts them on the clipboard. */
export type PastedBlock = readonly (readonly PastedCell[])[];

export interface Pasting {
  readonly values: readonly CellValue[];
  /** Cells with something in them that went nowhere. */
  readonly skipped: number;
  /** How many columns the block has. */
  readonly columns: number;
}

/** Volume and price: a wider block is another table, whose columns nobody can guess. */
export const PASTED_COLUMNS = 2;

const FIELDS_FROM: Record<Field, readonly Field[]> = {
  volumenTon: ['volumenTon', 'precio'],
  precio: ['precio'],
};

/**
 * A block pasted on a cell: down the shown months from that one, to the right as far as there are columns. Empty cells
 * leave what is there; history months, numbers that cannot be saved, and what does not fit are skipped.
 */
export function pastedValues(
  months: readonly SheetMonth[],
  at: Pick<CellValue, 'ventaID' | 'field'>,
  block: PastedBlock,
): Pasting {
  const full = block.flatMap((row) => row.filter((cell) => cell !== 'empty')).length;
  const columns = Math.max(0, ...block.map((row) => row.findLastIndex((cell) => cell !== 'empty') + 1));
  const first = months.findIndex(({ venta }) => venta.ventaID === at.ventaID);
  if (first < 0 || columns > PASTED_COLUMNS) return { values: [], skipped: full, columns };
  const values = block.flatMap((row, down) => rowValues(months[first + down], FIELDS_FROM[at.field], row));
  return { values, skipped: full - values.length, columns };
}

function rowValues(
  month: SheetMonth | undefined,
  fields: readonly Field[],
  row: readonly PastedCell[],
): readonly CellValue[] {
  if (!month?.cells) return [];
  const { ventaID } = month.venta;
  return fields.flatMap((field, right) => {
    const cell = row[right];
    const valor = typeof cell === 'number' ? savableAmount(field, cell) : null;
    return valor === null ? [] : [{ ventaID, field, valor }];
  });
}
