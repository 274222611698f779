// oxlint-disable jsx-a11y/prefer-tag-over-role -- the cells of a virtual grid are no table cells
import type { GridColumn, GridView } from '@presupuesto/machines';
import { memo } from 'react';
import { type CellContent, type CellSource, cellContent, type Shown } from './cell-content.ts';
import { isSameFigures } from './cell-figures.ts';
import { figureText } from './figure-text.ts';

/** A column in sight, and where it begins. */
export interface PlacedColumn {
  readonly column: GridColumn;
  readonly index: number;
  readonly start: number;
  readonly size: number;
}

/** What all cells have in common. */
export interface GridCellShown extends Shown {
  readonly idOf: (row: number, column: number) => string;
  /** The id of what is said of the active cell. */
  readonly describedBy: string;
}

interface GridCellProps extends GridCellShown, Omit<CellSource, 'column'> {
  readonly index: number;
  readonly placed: PlacedColumn;
  /** Somebody else has just changed its figure. */
  readonly isHeard: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly hasHandle: boolean;
}

/**
 * One figure; drawn again only when it, or its part in the selection, changes: a step of the keyboard draws two, and a typed
 * figure those that it counts in.
 */
export const GridCellView = memo(function GridCellView(props: GridCellProps) {
  const { index, isActive, isSelected } = props;
  const { column, index: at, start, size } = props.placed;
  const content = cellContent({ ...props, column }, props);
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
      data-heard={props.isHeard || undefined}
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
}, isSame);

/** Of the same cell. */
function isSame(one: GridCellProps, other: GridCellProps): boolean {
  return (
    isSameFigures(one, other) &&
    isSamePlace(one.placed, other.placed) &&
    KEPT.every((name) => one[name] === other[name]) &&
    one.mark?.conflicto === other.mark?.conflicto
  );
}

function isSamePlace(one: PlacedColumn, other: PlacedColumn): boolean {
  return (
    one.column === other.column &&
    one.index === other.index &&
    one.start === other.start &&
    one.size === other.size
  );
}

const KEPT = [
  'kind',
  'index',
  'isActive',
  'isSelected',
  'hasHandle',
  'isHeard',
  'view',
  'hasReference',
  'inPercent',
  'idOf',
  'describedBy',
] as const satisfies readonly (keyof GridCellProps)[];

function besideConflict({ conflicto }: CellContent, view: GridView): string {
  if (!conflicto) return '';
  const figure = figureText(view, conflicto.actual);
  return conflicto.usuario === null ? figure : `${conflicto.usuario} · ${figure}`;
}
