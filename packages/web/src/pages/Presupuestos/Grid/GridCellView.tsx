// oxlint-disable jsx-a11y/prefer-tag-over-role -- the cells of a virtual grid are no table cells
import type { GridRow, GridView } from '@presupuesto/machines';
import { memo } from 'react';
import { type CellContent, cellContent, type Mark } from './cell-content.ts';
import { type CellFigures, isSameFigures } from './cell-figures.ts';
import { figureText } from './figure-text.ts';
import type { GridShown, PlacedColumn } from './grid-shown.ts';

interface GridCellProps {
  readonly shown: GridShown;
  readonly figures: CellFigures;
  readonly kind: GridRow['kind'];
  readonly mark: Mark | undefined;
  readonly index: number;
  readonly placed: PlacedColumn;
  /** Somebody else has just changed its figure. */
  readonly isHeard: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/**
 * One figure; drawn again only when it, or its part in the selection, changes: a step of the keyboard draws two, and a typed
 * figure those that it counts in.
 */
export const GridCellView = memo(function GridCellView(props: GridCellProps) {
  const { shown, index, isActive, isSelected } = props;
  const { column, index: at, before, size } = props.placed;
  const content = cellContent({ ...props.figures, kind: props.kind, column, mark: props.mark }, shown);
  return (
    <div
      role="gridcell"
      id={shown.idOf(index, at)}
      data-row={index}
      data-column={at}
      aria-colindex={at + 2}
      aria-selected={isSelected}
      aria-describedby={isActive ? shown.describedBy : undefined}
      data-active={isActive || undefined}
      data-in={(isSelected && !isActive) || undefined}
      data-total={column.mes === null || undefined}
      data-history={content.isHistory || undefined}
      data-zero={content.valor === 0 || undefined}
      data-pending={content.isPending || undefined}
      data-conflict={content.conflicto !== null || undefined}
      data-mark={content.corner}
      data-warning={content.warning !== '' || undefined}
      title={titleOf(content)}
      data-heard={props.isHeard || undefined}
      style={before === 0 ? { inlineSize: size } : { inlineSize: size, marginInlineStart: before }}
    >
      {content.text}
      {content.conflicto ? (
        <small>{besideConflict(content, shown.view)}</small>
      ) : (
        content.beside !== '' && <small>{content.beside}</small>
      )}
      {content.delta !== '' && <i>{content.delta}</i>}
    </div>
  );
}, isSame);

/** Of the same cell. */
function isSame(one: GridCellProps, other: GridCellProps): boolean {
  return (
    KEPT.every((name) => one[name] === other[name]) &&
    isSameFigures(one.figures, other.figures) &&
    isSamePlace(one.placed, other.placed) &&
    isSameShown(one.shown, other.shown) &&
    one.mark?.conflicto === other.mark?.conflicto
  );
}

const KEPT = [
  'kind',
  'index',
  'isActive',
  'isSelected',
  'isHeard',
] as const satisfies readonly (keyof GridCellProps)[];

function isSamePlace(one: PlacedColumn, other: PlacedColumn): boolean {
  return (
    one === other ||
    (one.column === other.column &&
      one.index === other.index &&
      one.before === other.before &&
      one.size === other.size)
  );
}

/** As far as a cell shows it: the columns may be others. */
function isSameShown(one: GridShown, other: GridShown): boolean {
  return one === other || SHOWN.every((name) => one[name] === other[name]);
}

const SHOWN = [
  'view',
  'hasReference',
  'inPercent',
  'idOf',
  'describedBy',
] as const satisfies readonly (keyof GridShown)[];

function titleOf({ warning, partial }: CellContent): string | undefined {
  if (partial !== '') return `Diferencia: ${partial}`;
  return warning === '' ? undefined : warning;
}

/** The name stands last: it is what is cut where not all of it has room. */
function besideConflict({ conflicto }: CellContent, view: GridView): string {
  if (!conflicto) return '';
  const figure = figureText(view, conflicto.actual);
  return conflicto.usuario === null ? figure : `${figure} · ${conflicto.usuario}`;
}
