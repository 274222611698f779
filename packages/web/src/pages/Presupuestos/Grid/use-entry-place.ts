import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Space between the cells and what is said of them. */
const GAP_PX = 8;
/** As high as the preview becomes. */
const PREVIEW_PX = 96;

export interface EntryPlace {
  readonly box: Place;
  /** Where the preview begins: under the selected cells, over them, or where there is room. */
  readonly preview: { readonly left: number; readonly top: number };
}

interface PlaceOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly activeID: string | null;
  /** The last selected row, where it is drawn. */
  readonly bottomID: string | null;
  readonly entering: boolean;
}

/** Where the box that is typed in stands, over its cell, wherever the sheet is scrolled to. */
export function useEntryPlace({ scroller, activeID, bottomID, entering }: PlaceOptions): EntryPlace | null {
  const [place, setPlace] = useState<EntryPlace | null>(null);

  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- where the cell stands is known once it is drawn
    if (entering) setPlace(placeOf(scroller.current, activeID, bottomID));
  }, [scroller, activeID, bottomID, entering]);

  useEffect(() => {
    const element = scroller.current;
    if (!entering || !element) return undefined;
    const follow = () => setPlace(placeOf(element, activeID, bottomID));
    element.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      element.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [scroller, activeID, bottomID, entering]);

  return place;
}

function placeOf(
  scroller: HTMLElement | null,
  activeID: string | null,
  bottomID: string | null,
): EntryPlace | null {
  const cell = activeID === null ? null : document.getElementById(activeID)?.getBoundingClientRect();
  const room = scroller?.getBoundingClientRect();
  if (!cell || !room) return null;
  const box = {
    left: cell.left - room.left,
    top: cell.top - room.top,
    width: cell.width,
    height: cell.height,
  };
  const last = bottomID === null ? undefined : document.getElementById(bottomID)?.getBoundingClientRect();
  const under = Math.max(last ? last.bottom - room.top : room.height, box.top + box.height) + GAP_PX;
  const over = box.top - PREVIEW_PX - GAP_PX;
  const top = under + PREVIEW_PX <= room.height ? under : over >= 0 ? over : room.height - PREVIEW_PX;
  return { box, preview: { left: Math.min(box.left, Math.max(room.width - 348, GAP_PX)), top } };
}
