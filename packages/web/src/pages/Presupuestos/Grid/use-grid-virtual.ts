import type { Plan } from '@presupuesto/machines';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { PlacedColumn } from './grid-shown.ts';
import { createRowKeys } from './row-keys.ts';
import {
  isWithin,
  type Lines,
  NO_LINES,
  type Place,
  placesIn,
  type Sight,
  type Span,
  sightOf,
  spanBetween,
  startsOf,
  withKept,
} from './sight.ts';
import { useSight } from './use-sight.ts';
import { type FigurePx, FOOT_PX, HEAD_PX, type RowHeights, widthsIn } from './widths.ts';

interface VirtualOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly plan: Plan;
  /** How wide the columns are at least. */
  readonly figurePx: FigurePx;
  readonly heights: RowHeights;
  /** The active cell's place, which stays drawn: the keyboard stands on it. */
  readonly at: Place | null;
  /** The cell that comes into sight, whenever it is another one. */
  readonly head: Place | null;
  /** The box that is typed in stands over its cell. */
  readonly isEntering: boolean;
}

export type GridVirtual = ReturnType<typeof useGridVirtual>;

/** Lines beyond those in sight that are drawn with them, and those that are drawn ahead. */
const AT_ONCE = { rows: 0, columns: 0 };
const AHEAD = { rows: 5, columns: 1 };

interface Spans {
  readonly rows: Span;
  readonly columns: Span;
}

/** What of the sheet is drawn. */
function holdDrawn() {
  let drawn: Spans = { rows: NO_LINES, columns: NO_LINES };
  return {
    drawn: () => drawn,
    draw: (next: Spans) => {
      drawn = next;
    },
  };
}

/**
 * The rows and columns in sight, but for the total of all, which always is. Their sizes are known: asking the page for them would have
 * it laid out at every key.
 */
export function useGridVirtual({ scroller, plan, figurePx, heights, at, head, isEntering }: VirtualOptions) {
  const { rows, columns } = plan;
  const [room, setRoom] = useState(0);
  const widths = useMemo(() => widthsIn(room, columns, figurePx), [room, columns, figurePx]);
  const lines = useMemo<Lines>(() => {
    const sizes = rows.slice(0, -1).map(({ kind }) => heights[kind === 'group' ? 'group' : 'pair']);
    return { rows: startsOf(sizes), columns: startsOf(columns.map(widths.of), widths.name) };
  }, [rows, columns, heights, widths]);
  // What is typed is seen, also where the selection goes on out of sight.
  const targets = [head, isEntering ? at : null];
  const [held] = useState(holdDrawn);
  const { sight, isAhead } = useSight({
    scroller,
    targets: targets.map((place) => place && `${place.row} ${place.column}`),
    bring: (now, target) => {
      const place = targets[target];
      return place ? sightOf(lines, now, place) : now;
    },
    // As by a phone's keyboard.
    isHeld: isEntering,
    isDrawn: (next) => !isEntering && areWithin(spansIn(lines, next, AT_ONCE), held.drawn()),
  });
  if (sight.width !== room) setRoom(sight.width);

  const drawn = drawnIn(lines, sight, isAhead ? null : held.drawn());
  useLayoutEffect(() => held.draw(drawn));
  const shown = usePlaces(drawn.rows, rows.length - 1, at?.row);
  const shownColumns = usePlaces(drawn.columns, columns.length, at?.column);
  const placed = useMemo(
    () => placedColumns(columns, lines.columns, shownColumns),
    [columns, lines.columns, shownColumns],
  );
  const [rowKeys] = useState(createRowKeys);
  const keyOf = useMemo(() => rowKeys(shown), [rowKeys, shown]);
  return { sight, lines, widths, shown, placed, keyOf };
}

/** What is in sight, with some more on all sides. */
function spansIn(
  { rows, columns }: Lines,
  { top, left, width, height }: Sight,
  more: Readonly<Record<keyof Spans, number>>,
): Spans {
  const down = { from: top, to: top + height - HEAD_PX - FOOT_PX };
  const across = { from: left + (columns[0] ?? 0), to: left + width };
  return { rows: spanBetween(rows, down, more.rows), columns: spanBetween(columns, across, more.columns) };
}

/** What is to be drawn: with what comes next, or, where something else is drawn, as little anew as there can be. */
function drawnIn(lines: Lines, sight: Sight, before: Spans | null): Spans {
  const near = spansIn(lines, sight, AHEAD);
  if (!before) return near;
  const wanted = spansIn(lines, sight, AT_ONCE);
  return {
    rows: withKept(wanted.rows, before.rows, near.rows),
    columns: withKept(wanted.columns, before.columns, near.columns),
  };
}

const areWithin = (spans: Spans, others: Spans): boolean =>
  isWithin(spans.rows, others.rows) && isWithin(spans.columns, others.columns);

/** The places of a span's lines; the same array for the same ones. */
function usePlaces({ first, last }: Span, count: number, kept: number | undefined): readonly number[] {
  return useMemo(() => placesIn({ first, last }, count, kept), [first, last, count, kept]);
}

/** The columns, each with the room that is left before it; the same array for the same columns, so that rows are not drawn anew. */
function placedColumns(
  columns: Plan['columns'],
  starts: Lines['columns'],
  shown: readonly number[],
): readonly PlacedColumn[] {
  let end = starts[0] ?? 0;
  return shown.flatMap((index) => {
    const column = columns[index];
    const [start = 0, next = 0] = [starts[index], starts[index + 1]];
    if (!column) return [];
    const before = start - end;
    end = next;
    return [{ column, index, before, size: next - start }];
  });
}
