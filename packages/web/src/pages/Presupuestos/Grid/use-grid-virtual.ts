import type { Plan } from '@presupuesto/machines';
import { type RefObject, useMemo, useState } from 'react';
import type { PlacedColumn } from './grid-shown.ts';
import { createRowKeys } from './row-keys.ts';
import { type Lines, linesBetween, type Place, type Sight, sightOf, startsOf } from './sight.ts';
import { useSight } from './use-sight.ts';
import { type FigurePx, FOOT_PX, HEAD_PX, type RowHeights, widthsIn } from './widths.ts';

interface Virtual {
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

/** Lines that are drawn before they come into sight. */
const MORE = { rows: 3, columns: 1 };

/**
 * The rows and columns in sight, but for the total of all, which always is. Their sizes are known: asking the page for them would have
 * it laid out at every key.
 */
export function useGridVirtual({ scroller, plan, figurePx, heights, at, head, isEntering }: Virtual) {
  const { rows, columns } = plan;
  const [room, setRoom] = useState(0);
  const widths = useMemo(() => widthsIn(room, columns, figurePx), [room, columns, figurePx]);
  const lines = useMemo<Lines>(() => {
    const sizes = rows.slice(0, -1).map(({ kind }) => heights[kind === 'group' ? 'group' : 'pair']);
    return { rows: startsOf(sizes), columns: startsOf(columns.map(widths.of), widths.name) };
  }, [rows, columns, heights, widths]);
  // What is typed is seen, also where the selection goes on out of sight.
  const targets = [head, isEntering ? at : null];
  const sight = useSight({
    scroller,
    targets: targets.map((place) => place && `${place.row} ${place.column}`),
    bring: (now, target) => {
      const place = targets[target];
      return place ? sightOf(lines, now, place) : now;
    },
    isOther: (before, next) => isEntering || shownIn(lines, before, at) !== shownIn(lines, next, at),
  });
  if (sight.width !== room) setRoom(sight.width);

  const [shownRows = '', shownColumns = ''] = shownIn(lines, sight, at).split('/');
  const shown = useMemo(() => numbersIn(shownRows), [shownRows]);
  const placed = useMemo(
    () => placedColumns(columns, lines.columns, numbersIn(shownColumns)),
    [columns, lines.columns, shownColumns],
  );
  const [rowKeys] = useState(createRowKeys);
  const keyOf = useMemo(() => rowKeys(shown), [rowKeys, shown]);
  return { sight, lines, widths, shown, placed, keyOf };
}

/** Places of the rows and columns that are drawn, as text: the same for the same. */
function shownIn({ rows, columns }: Lines, { top, left, width, height }: Sight, at: Place | null): string {
  const down = { from: top, to: top + height - HEAD_PX - FOOT_PX };
  const across = { from: left + (columns[0] ?? 0), to: left + width };
  const shownRows = linesBetween(rows, down, { more: MORE.rows, kept: at?.row });
  const shownColumns = linesBetween(columns, across, { more: MORE.columns, kept: at?.column });
  return `${shownRows.join(' ')}/${shownColumns.join(' ')}`;
}

function numbersIn(text: string): readonly number[] {
  return text === '' ? [] : text.split(' ').map(Number);
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
