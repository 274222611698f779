// oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a virtual grid are no table rows
import type { GridRow, Reference } from '@presupuesto/machines';
import { memo } from 'react';
import { keyOf, type Marks } from './cell-content.ts';
import { cellFigures } from './cell-figures.ts';
import { type GridCellShown, GridCellView, type PlacedColumn } from './GridCellView.tsx';
import { RowName } from './RowName.tsx';

/** Places of columns: the active cell, the first and the last selected one, and the one with the handle; -1 for none. */
export interface RowSelection {
  readonly active: number;
  readonly from: number;
  readonly to: number;
  readonly handle: number;
}

interface GridRowProps extends RowSelection, GridCellShown {
  readonly reference: Reference;
  readonly marks: Marks;
  /** Whose figure somebody else has just changed, by `valueKey`. */
  readonly heard: readonly string[];
  readonly row: GridRow;
  readonly index: number;
  readonly top: number | null;
  readonly height: number;
  readonly columns: readonly PlacedColumn[];
  readonly nameWidth: number;
  readonly onOpen: (row: GridRow) => void;
}

/** One row; drawn again only when something of its own changes. */
export const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { row, index, top, height, columns, nameWidth, active, from, to } = props;
  return (
    <div
      role="row"
      data-kind={row.kind}
      data-part={top === null ? 'foot' : undefined}
      data-folded={row.kind === 'group' && row.isFolded}
      data-current={active >= 0}
      aria-rowindex={index + 2}
      style={top === null ? undefined : { transform: `translateY(${top}px)`, blockSize: height }}
    >
      <RowName row={row} index={index} width={nameWidth} onOpen={props.onOpen} />
      {columns.map((placed) => {
        const at = placed.index;
        const figures = cellFigures({ row, column: placed.column }, props.reference);
        const key = keyOf(figures, props.view);
        return (
          <GridCellView
            key={placed.column.key}
            {...figures}
            kind={row.kind}
            mark={key === null ? undefined : props.marks.get(key)}
            isHeard={key !== null && props.heard.includes(key)}
            index={index}
            placed={placed}
            isActive={at === active}
            isSelected={at >= from && at <= to}
            hasHandle={at === props.handle}
            view={props.view}
            hasReference={props.hasReference}
            inPercent={props.inPercent}
            idOf={props.idOf}
            describedBy={props.describedBy}
          />
        );
      })}
    </div>
  );
});
