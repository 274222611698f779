// oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a virtual grid are no table rows
import { currencyOf, type GridRow, pairsOfRow } from '@presupuesto/machines';
import { memo, useMemo } from 'react';
import { keyOf, type Marks } from './cell-content.ts';
import { cellFigures } from './cell-figures.ts';
import { GridCellView } from './GridCellView.tsx';
import type { GridShown } from './grid-shown.ts';
import { RowName } from './RowName.tsx';
import type { RowSelection } from './row-selection.ts';

interface GridRowProps extends RowSelection {
  readonly shown: GridShown;
  readonly row: GridRow;
  readonly index: number;
  /** Null for the total of all, which stays at the foot. */
  readonly top: number | null;
  readonly height: number;
  readonly marks: Marks;
  /** Whose figure somebody else has just changed, by `valueKey`. */
  readonly heard: readonly string[];
}

/** One row; drawn again only when something of its own changes. */
export const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { row, index, top, height, shown, active, from, to } = props;
  const { columns, nameWidth, reference } = shown;
  const figures = useMemo(
    () => columns.map(({ column }) => cellFigures({ row, column }, reference)),
    [row, columns, reference],
  );
  return (
    <div
      role="row"
      data-kind={row.kind}
      data-part={top === null ? 'foot' : undefined}
      data-folded={row.kind === 'group' && row.isFolded}
      data-current={active >= 0}
      aria-rowindex={index + 2}
      style={top === null ? undefined : { insetBlockStart: top, blockSize: height }}
    >
      <RowName
        row={row}
        monedaID={shown.namesCurrency ? currencyOf(pairsOfRow(row)) : null}
        index={index}
        width={nameWidth}
        height={height}
        onOpen={shown.onOpen}
      />
      {columns.map((placed, nth) => {
        const at = placed.index;
        const ofCell = figures[nth];
        if (!ofCell) return null;
        const key = keyOf(ofCell, shown.view);
        return (
          <GridCellView
            key={placed.column.key}
            shown={shown}
            figures={ofCell}
            kind={row.kind}
            mark={key === null ? undefined : props.marks.get(key)}
            isHeard={key !== null && props.heard.includes(key)}
            index={index}
            placed={placed}
            isActive={at === active}
            isSelected={at >= from && at <= to}
          />
        );
      })}
    </div>
  );
});
