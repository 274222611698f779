import type { Plan } from '@presupuesto/machines';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { PlacedColumn } from './GridCellView.tsx';
import { FOOT_PX, HEAD_PX, type RowHeights, widthsIn } from './widths.ts';

interface Virtual {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly plan: Plan;
  readonly heights: RowHeights;
  /** The active cell's place, which stays drawn: the keyboard stands on it. */
  readonly at: { readonly row: number; readonly column: number } | null;
}

/** The rows and columns in sight, but for the total of all, which always is. */
export function useGridVirtual({ scroller, plan, heights, at }: Virtual) {
  const room = useWidth(scroller);
  const { rows, columns } = plan;
  const widths = useMemo(() => widthsIn(room, columns), [room, columns]);
  const count = Math.max(rows.length - 1, 0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by what the virtualizer returns
  const vertical = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'group' ? heights.group : heights.pair),
    getItemKey: (index) => rows[index]?.key ?? index,
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: FOOT_PX,
    scrollMargin: HEAD_PX,
    overscan: 6,
    rangeExtractor: (range) => withPlace(range, at?.row, count),
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const column = columns[index];
      return column ? widths.of(column) : 0;
    },
    getItemKey: (index) => columns[index]?.key ?? index,
    paddingStart: widths.name,
    scrollPaddingStart: widths.name,
    overscan: 2,
    rangeExtractor: (range) => withPlace(range, at?.column, columns.length),
  });
  useLayoutEffect(() => vertical.measure(), [vertical, heights]);
  useLayoutEffect(() => across.measure(), [across, widths]);

  const items = across.getVirtualItems();
  const shown = items.map(({ index }) => index).join(' ');
  const placed = useMemo(
    () => placedColumns(columns, widths, shown === '' ? [] : shown.split(' ').map(Number)),
    [columns, widths, shown],
  );
  return { vertical, across, widths, placed };
}

export type GridVirtual = Pick<ReturnType<typeof useGridVirtual>, 'vertical' | 'across'>;

/** Scrolls a cell into sight, where it is not: asking the page, as the virtualizer does, would have it laid out at every key. */
export function bringIntoSight(
  { vertical, across }: GridVirtual,
  at: { readonly row: number; readonly column: number },
): void {
  const row = vertical.measurementsCache[at.row];
  const down = vertical.scrollOffset ?? 0;
  const bottom = down + (vertical.scrollRect?.height ?? 0) - FOOT_PX;
  if (row && (row.start - HEAD_PX < down || row.end > bottom)) vertical.scrollToIndex(at.row);
  const column = across.measurementsCache[at.column];
  const left = across.scrollOffset ?? 0;
  const right = left + (across.scrollRect?.width ?? 0);
  const name = across.options.paddingStart;
  if (column && (column.start - name < left || column.end > right)) across.scrollToIndex(at.column);
}

/** The columns, each where it begins; the same array for the same columns, so that rows are not drawn anew. */
function placedColumns(
  columns: Plan['columns'],
  { name, of }: ReturnType<typeof widthsIn>,
  shown: readonly number[],
): readonly PlacedColumn[] {
  const starts: number[] = [];
  let start = name;
  for (const column of columns) {
    starts.push(start);
    start += of(column);
  }
  return shown.flatMap((index) => {
    const column = columns[index];
    return column ? [{ column, index, start: starts[index] ?? 0, size: of(column) }] : [];
  });
}

function withPlace(range: Range, place: number | undefined, count: number): number[] {
  const inSight = defaultRangeExtractor(range);
  if (place === undefined || place >= count || inSight.includes(place)) return inSight;
  return [...inSight, place].sort((one, other) => one - other);
}

function useWidth(scroller: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- how wide it is, is known once it is drawn
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}
