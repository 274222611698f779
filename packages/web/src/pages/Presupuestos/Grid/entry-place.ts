import type { Block } from '@presupuesto/machines';
import type { GridVirtual } from './use-grid-virtual.ts';
import { FOOT_PX, HEAD_PX } from './widths.ts';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the box that is typed in stands, and what is said of it. */
export interface EntryPlace {
  readonly box: Place;
  /** Under the selected cells, over them, or where there is room. */
  readonly preview: { readonly left: number; readonly top: number };
}

/** Space between the cells and what is said of them. */
const GAP_PX = 8;
/** As much room as the preview takes. */
const PREVIEW_PX = { width: 348, height: 96 };

/** From what is known of rows and columns alone: asking the page would have it laid out at every key. */
export function entryPlace(
  { vertical, across }: GridVirtual,
  at: { readonly row: number; readonly column: number },
  { top, bottom }: Pick<Block, 'top' | 'bottom'>,
): EntryPlace {
  const room = vertical.scrollRect ?? { width: 0, height: 0 };
  const foot = room.height - FOOT_PX;
  const column = across.measurementsCache[at.column];
  const row = vertical.measurementsCache[at.row];
  const down = vertical.scrollOffset ?? 0;
  const box = {
    left: (column?.start ?? 0) - (across.scrollOffset ?? 0),
    top: row ? row.start - down : foot,
    width: column?.size ?? 0,
    height: row?.size ?? FOOT_PX,
  };
  const end = vertical.measurementsCache[bottom]?.end;
  const start = vertical.measurementsCache[top]?.start;
  const under = (end === undefined ? room.height : end - down) + GAP_PX;
  const over = (start === undefined ? foot : start - down) - PREVIEW_PX.height - GAP_PX;
  const below = Math.min(room.height, foot) - PREVIEW_PX.height;
  return {
    box,
    preview: {
      left: Math.min(box.left, Math.max(room.width - PREVIEW_PX.width, GAP_PX)),
      top: under <= below ? under : over >= HEAD_PX ? over : below,
    },
  };
}
