// oxlint-disable jsx-a11y/prefer-tag-over-role -- the cells of a virtual grid are no table cells
import type { GridColumn, GridRow, GridView } from '@presupuesto/machines';
import { memo } from 'react';
import { type CellContent, cellContent, type Shown } from './cell-content.ts';
import { figureText } from './figure-text.ts';

/** A column in sight, and where it begins. */
export interface PlacedColumn {
  readonly column: GridColumn;
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** What the cells of a row have in common. */
export interface GridCellShown extends Shown {
  /** Whose figure somebody else has just changed, by `valueKey`. */
  readonly heard: readonly string[];
  readonly idOf: (row: number, column: number) => string;
  /** The id of what is said of the active cell. */
  readonly describedBy: string;
}

interface GridCellProps extends GridCellShown {
  readonly row: GridRow;
  readonly index: number;
  readonly placed: PlacedColumn;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly hasHandle: boolean;
}

/** One figure; drawn again only when it, or its part in the selection, changes: a step of the keyboard draws two. */
export const GridCellView = memo(function GridCellView(props: GridCellProps) {
  const { row, index, isActive, isSelected } = props;
  const { column, index: at, start, size } = props.placed;
  const content = cellContent(row, column, props);
  return (
    <div
      role="gridcell"
      id={props.idOf(index, at)}
      data-row={index}
      data-column={at}
      aria-colindex={at + 2}
      aria-selected={isSelected}
      aria-describedby={isActive ? props.describedBy : undefined}
      data-active={isActive || undefined}
      data-in={(isSelected && !isActive) || undefined}
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
      {props.hasHandle && <span data-handle="" />}
    </div>
  );
});

function besideConflict({ conflicto }: CellContent, view: GridView): string {
  if (!conflicto) return '';
  const figure = figureText(view, conflicto.actual);
  return conflicto.usuario === null ? figure : `${conflicto.usuario} · ${figure}`;
}
