import type { Block } from '@presupuesto/machines';
import type { Lines, Place, Sight } from './sight.ts';
import { FOOT_PX, HEAD_PX } from './widths.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the box that is typed in stands, and what is said of it. */
export interface EntryPlace {
  readonly box: Box;
  /** Under the selected cells, over them, or where there is room. */
  readonly preview: { readonly left: number; readonly top: number };
}

/** Space between the cells and what is said of them. */
const GAP_PX = 8;
/** As much room as the preview takes. */
const PREVIEW_PX = { width: 348, height: 96 };

/** From what is known of rows and columns alone: asking the page would have it laid out at every key. */
export function entryPlace(
  { rows, columns }: Lines,
  sight: Sight,
  at: Place,
  { top, bottom }: Pick<Block, 'top' | 'bottom'>,
): EntryPlace {
  const foot = sight.height - FOOT_PX;
  /** In the room that the sheet has; undefined for the total of all. */
  const startOf = (row: number) => {
    const start = rows[row];
    return start === undefined ? undefined : start + HEAD_PX - sight.top;
  };
  const [start, end] = [startOf(at.row), startOf(at.row + 1)];
  const [left = 0, right = 0] = [columns[at.column], columns[at.column + 1]];
  const isRow = start !== undefined && end !== undefined;
  const box = {
    left: left - sight.left,
    top: isRow ? start : foot,
    width: right - left,
    height: isRow ? end - start : FOOT_PX,
  };
  const under = (startOf(bottom + 1) ?? sight.height) + GAP_PX;
  const over = (top < rows.length - 1 ? (startOf(top) ?? foot) : foot) - PREVIEW_PX.height - GAP_PX;
  const below = Math.min(sight.height, foot) - PREVIEW_PX.height;
  return {
    box,
    preview: {
      left: Math.min(box.left, Math.max(sight.width - PREVIEW_PX.width, GAP_PX)),
      top: under <= below ? under : over >= HEAD_PX ? over : below,
    },
  };
}
