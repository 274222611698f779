import type { Block } from '@presupuesto/machines';
import type { Lines, Place, Sight } from './sight.ts';
import { FOOT_PX, HEAD_PX } from './widths.ts';

/** Where the box that is typed in stands, and what is said of it: styles of both. */
export interface EntryPlace {
  readonly box: {
    readonly insetInlineStart: number;
    readonly insetBlockStart: number;
    readonly inlineSize: number;
    readonly blockSize: number;
  };
  /** Under the selected cells or over them; in a sheet too low for either beside them. */
  readonly preview: {
    readonly insetInlineStart: number;
    readonly insetBlockStart: number;
    readonly translate?: string;
    readonly maxInlineSize?: number;
  };
}

/** Space between the cells and what is said of them. */
const GAP_PX = 8;
/** As much room as the preview takes. */
const PREVIEW_PX = { width: 348, height: 96 };
/** In less beside the cells it would be all lines. */
const NARROWEST_PX = 160;
/** A figure of all its decimals, and an operation, have room in the box. */
const BOX_LEAST_PX = 96;

/** From what is known of rows and columns alone: asking the page would have it laid out at every key. */
export function entryPlace(
  { rows, columns }: Lines,
  sight: Sight,
  at: Place,
  { top, bottom, left, right }: Block,
): EntryPlace {
  const foot = sight.height - FOOT_PX;
  /** In the room that the sheet has; undefined for the total of all. */
  const startOf = (row: number) => {
    const start = rows[row];
    return start === undefined ? undefined : start + HEAD_PX - sight.top;
  };
  const across = (column: number) => (columns[column] ?? 0) - sight.left;
  const [start, end] = [startOf(at.row), startOf(at.row + 1)];
  const isRow = start !== undefined && end !== undefined;
  const cellEnd = across(at.column + 1);
  const inlineSize = Math.max(cellEnd - across(at.column), BOX_LEAST_PX);
  const box = {
    insetInlineStart: cellEnd - inlineSize,
    insetBlockStart: isRow ? start : foot,
    inlineSize,
    blockSize: isRow ? end - start : FOOT_PX,
  };
  const insetInlineStart = Math.min(across(at.column), Math.max(sight.width - PREVIEW_PX.width, GAP_PX));
  const under = (startOf(bottom + 1) ?? sight.height) + GAP_PX;
  const over = (top < rows.length - 1 ? (startOf(top) ?? foot) : foot) - GAP_PX;
  if (under + PREVIEW_PX.height <= foot)
    return { box, preview: { insetInlineStart, insetBlockStart: under } };
  if (over - PREVIEW_PX.height >= HEAD_PX)
    return { box, preview: { insetInlineStart, insetBlockStart: over, translate: '0 -100%' } };

  const ofBlock = besideOf(across(left), across(right + 1), sight.width);
  const ofBox = besideOf(box.insetInlineStart, cellEnd, sight.width);
  const { translate, ...beside } = ofBlock.maxInlineSize < NARROWEST_PX ? ofBox : ofBlock;
  // It ends with the box's row, which is in the window however low that is, and is never cut at its beginning.
  const insetBlockStart = box.insetBlockStart + box.blockSize;
  return {
    box,
    preview: { ...beside, insetBlockStart, translate: `${translate} max(-100%, ${-insetBlockStart}px)` },
  };
}

/** On the side of the cells that has more room. */
function besideOf(from: number, to: number, width: number) {
  const [before, after] = [from - 2 * GAP_PX, width - to - 2 * GAP_PX];
  const maxInlineSize = Math.min(Math.max(before, after), PREVIEW_PX.width);
  return before > after
    ? { insetInlineStart: from - GAP_PX, translate: '-100%', maxInlineSize }
    : { insetInlineStart: to + GAP_PX, translate: '0', maxInlineSize };
}
