import type { GridColumn } from '@presupuesto/machines';

/** In CSS pixels. */
export const HEAD_PX = 33;
export const FOOT_PX = 37;
export const HANDLE_PX = 9;
const NAME_PX = { least: 200, most: 300 };
/** Beside a total: `+999,9 %`. */
export const DELTA_PX = 62;
const TOTAL_PX = 94 + DELTA_PX;
const TOTAL_NARROW_PX = 82 + DELTA_PX;
const MONTH_PX = { least: 78, most: 116 };

export interface Widths {
  readonly name: number;
  readonly of: (column: GridColumn) => number;
}

/** How wide the columns are in so much room: names, then months, have what is left; where that is too little, months scroll. */
export function widthsIn(room: number, columns: readonly GridColumn[]): Widths {
  const months = columns.filter(({ mes }) => mes !== null).length;
  const totals = columns.length - months;
  if (months === 0) {
    return { name: Math.max(room - totals * TOTAL_NARROW_PX, 150), of: () => TOTAL_NARROW_PX };
  }
  const left = room - totals * TOTAL_PX;
  const name = within(left - months * MONTH_PX.least, NAME_PX);
  const month = within(Math.floor((left - name) / months), MONTH_PX);
  return {
    name: Math.max(name, left - months * month),
    of: ({ mes }) => (mes === null ? TOTAL_PX : month),
  };
}

function within(px: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(Math.max(px, least), most);
}

export interface RowHeights {
  readonly pair: number;
  readonly group: number;
}

/** With the reference under it a figure takes two lines; a finger's target is higher. */
export function heightsOf(hasReference: boolean, isTouch: boolean): RowHeights {
  if (isTouch) return { pair: 52, group: 44 };
  return { pair: hasReference ? 37 : 29, group: 31 };
}

/** Rows that Page Down goes on by. */
export function pageOf(height: number, { pair }: RowHeights): number {
  return Math.max(Math.floor((height - HEAD_PX) / pair) - 2, 1);
}
