// oxlint-disable jsx-a11y/prefer-tag-over-role -- the rows of a virtual grid are no table rows
import type { GridColumn, GridRow, GridView, Reference } from '@presupuesto/machines';
import { memo } from 'react';
import { type CellContent, cellContent, type Marks } from './cell-content.ts';
import { figureText } from './figure-text.ts';
import { RowName } from './RowName.tsx';

/** A column in sight, and where it begins. */
export interface PlacedColumn {
  readonly column: GridColumn;
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** Places of columns: the active cell, the first and the last selected one, and the one with the handle; -1 for none. */
export interface RowSelection {
  readonly active: number;
  readonly from: number;
  readonly to: number;
  readonly handle: number;
}

interface GridRowProps extends RowSelection {
  readonly row: GridRow;
  readonly index: number;
  readonly top: number | null;
  readonly height: number;
  readonly columns: readonly PlacedColumn[];
  readonly nameWidth: number;
  readonly view: GridView;
  readonly reference: Reference;
  readonly hasReference: boolean;
  readonly marks: Marks;
  readonly heard: readonly string[];
  readonly idOf: (row: number, column: number) => string;
  /** The id of what is said of the active cell. */
  readonly describedBy: string;
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
      {columns.map(({ column, index: at, start, size }) => {
        const content = cellContent(row, column, props);
        const isActive = at === active;
        return (
          <div
            key={column.key}
            role="gridcell"
            id={props.idOf(index, at)}
            data-row={index}
            data-column={at}
            aria-colindex={at + 2}
            aria-selected={at >= from && at <= to}
            aria-describedby={isActive ? props.describedBy : undefined}
            data-active={isActive || undefined}
            data-in={(at >= from && at <= to && !isActive) || undefined}
            data-total={column.mes === null || undefined}
            data-history={content.isHistory || undefined}
            data-zero={content.valor === 0 || undefined}
            data-pending={content.isPending || undefined}
            data-conflict={content.conflicto !== null || undefined}
            data-mark={content.corner}
            data-warning={content.warning !== '' || undefined}
            title={content.warning === '' ? undefined : content.warning}
            data-heard={(content.key !== null && props.heard.includes(content.key)) || undefined}
            style={{ insetInlineStart: start, inlineSize: size }}
          >
            {content.text}
            {content.conflicto ? (
              <small>{besideConflict(content, props.view)}</small>
            ) : (
              content.beside !== '' && <small>{content.beside}</small>
            )}
            {content.delta !== '' && <i>{content.delta}</i>}
            {at === props.handle && <span data-handle="" />}
          </div>
        );
      })}
    </div>
  );
});

function besideConflict({ conflicto }: CellContent, view: GridView): string {
  if (!conflicto) return '';
  const figure = figureText(view, conflicto.actual);
  return conflicto.usuario === null ? figure : `${conflicto.usuario} · ${figure}`;
}
