import type { Block, Plan } from '@presupuesto/machines';
import type { Lines, Place } from './sight.ts';
import { HANDLE_PX } from './widths.ts';

interface FillHandleProps {
  readonly lines: Lines;
  /** The last selected cell. */
  readonly at: Place;
  /** While something is typed. */
  readonly isHidden: boolean;
}

/** A block that ends at a pair can be dragged on. */
export function hasHandle({ rows }: Plan, { bottom }: Block): boolean {
  return rows[bottom]?.kind === 'pair';
}

/** At the corner of what is selected, over the rows: one that goes from cell to cell would have both drawn anew. */
export function FillHandle({ lines, at: { row, column }, isHidden }: FillHandleProps) {
  const x = (lines.columns[column + 1] ?? 0) - HANDLE_PX;
  // Above the line under the row.
  const y = (lines.rows[row + 1] ?? 0) - HANDLE_PX - 1;
  return (
    <span
      aria-hidden
      data-handle=""
      data-row={row}
      data-column={column}
      style={{ transform: `translate(${x}px, ${y}px)`, visibility: isHidden ? 'hidden' : 'visible' }}
    />
  );
}
