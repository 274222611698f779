// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be virtual in both directions
import type { Block, Plan } from '@presupuesto/machines';
import type { Marks } from './cell-content.ts';
import { FillHandle, hasHandle } from './FillHandle.tsx';
import { GridRowView } from './GridRowView.tsx';
import type { GridShown } from './grid-shown.ts';
import { heardIn, marksOf } from './row-marks.ts';
import { rowSelections } from './row-selection.ts';
import type { Place } from './sight.ts';
import type { GridVirtual } from './use-grid-virtual.ts';

interface GridBodyProps {
  readonly plan: Plan;
  readonly virtual: GridVirtual;
  readonly shown: GridShown;
  /** What is selected, as far as it is dragged. */
  readonly block: Block | null;
  /** The active cell. */
  readonly at: Place | null;
  readonly isEntering: boolean;
  readonly marks: ReadonlyMap<number, Marks>;
  readonly heard: readonly string[];
}

/** The rows that are drawn, in the room of them all, and at the foot the total of all. */
export function GridBody({ plan, virtual, shown, block, at, isEntering, marks, heard }: GridBodyProps) {
  const { lines } = virtual;
  const inlineSize = lines.columns.at(-1);
  const selectionIn = rowSelections(plan, block, at);
  const drawn = (index: number, top: number | null) => {
    const row = plan.rows[index];
    const [start = 0, end = start] = [lines.rows[index], lines.rows[index + 1]];
    return (
      row && (
        <GridRowView
          key={top === null ? row.key : virtual.keyOf(index)}
          {...selectionIn(row, index)}
          shown={shown}
          row={row}
          index={index}
          top={top}
          height={end - start}
          marks={marksOf(row, marks)}
          heard={heardIn(row, heard)}
        />
      )
    );
  };
  return (
    <>
      <div
        role="rowgroup"
        data-part="body"
        style={{ inlineSize, position: 'relative', blockSize: lines.rows.at(-1) }}
      >
        {virtual.shown.map((index) => drawn(index, lines.rows[index] ?? 0))}
        {block && hasHandle(plan, block) && (
          <FillHandle lines={lines} at={{ row: block.bottom, column: block.right }} isHidden={isEntering} />
        )}
      </div>
      <div role="rowgroup" style={{ inlineSize }} data-part="totals">
        {drawn(plan.rows.length - 1, null)}
      </div>
    </>
  );
}
