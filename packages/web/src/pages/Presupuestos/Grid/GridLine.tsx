import {
  type Block,
  countedColumns,
  countedRows,
  type GridRow,
  type GridView,
  type Plan,
  type Reference,
} from '@presupuesto/machines';
import type { Marks } from './cell-content.ts';
import type { PlacedColumn } from './GridCellView.tsx';
import { GridRowView, type RowSelection } from './GridRowView.tsx';

interface GridLineProps {
  readonly plan: Plan;
  readonly index: number;
  /** Null for the total of all, which stays at the foot. */
  readonly top: number | null;
  readonly height: number;
  readonly block: Block | null;
  /** The active cell's place. */
  readonly at: { readonly row: number; readonly column: number } | null;
  readonly mode: 'resting' | 'typing' | 'editing';
  readonly placed: readonly PlacedColumn[];
  readonly nameWidth: number;
  readonly view: GridView;
  readonly reference: Reference;
  readonly hasReference: boolean;
  readonly inPercent: boolean;
  /** What waits in the outbox, by clienteProductoPeriodoID. */
  readonly marks: ReadonlyMap<number, Marks>;
  readonly heard: readonly string[];
  readonly idOf: (row: number, column: number) => string;
  readonly describedBy: string;
  readonly onOpen: (row: GridRow) => void;
}

const NO_MARKS: Marks = new Map();
const NONE: readonly string[] = [];
const NOWHERE: RowSelection = { active: -1, from: -1, to: -1, handle: -1 };

/** A row, with what of the selection, the outbox and the news concerns it: for the rest it is not drawn anew. */
export function GridLine(props: GridLineProps) {
  const { plan, index, marks, heard } = props;
  const row = plan.rows[index];
  if (!row) return null;
  return (
    <GridRowView
      {...selectionOf(props, row)}
      row={row}
      index={index}
      top={props.top}
      height={props.height}
      columns={props.placed}
      nameWidth={props.nameWidth}
      view={props.view}
      reference={props.reference}
      hasReference={props.hasReference}
      inPercent={props.inPercent}
      marks={marksOf(row, marks)}
      heard={heardIn(row, heard)}
      idOf={props.idOf}
      describedBy={props.describedBy}
      onOpen={props.onOpen}
    />
  );
}

export function marksOf(row: GridRow, marks: GridLineProps['marks']): Marks {
  return (row.kind === 'pair' && marks.get(row.pair.clienteProductoPeriodoID)) || NO_MARKS;
}

function heardIn(row: GridRow, heard: readonly string[]): readonly string[] {
  if (row.kind !== 'pair' || heard.length === 0) return NONE;
  const isHeard = ({ ventaID }: { readonly ventaID: number }) =>
    heard.some((key) => key.endsWith(`:${ventaID}`));
  return row.pair.ventas.some(isHeard) ? heard : NONE;
}

/** Only cells that count are shown as selected, and the active one. */
function selectionOf({ plan, index, block, at, mode }: GridLineProps, row: GridRow): RowSelection {
  if (!block || index < block.top || index > block.bottom) return NOWHERE;
  const isActive = at?.row === index;
  const counts = countedRows(plan.rows.slice(block.top, block.bottom + 1)).includes(row);
  if (!counts && !isActive) return NOWHERE;
  const [first] = countedColumns(plan.columns.slice(block.left, block.right + 1));
  return {
    active: isActive ? at.column : -1,
    from: first ? plan.columns.indexOf(first) : -1,
    to: block.right,
    handle: index === block.bottom && mode === 'resting' && row.kind === 'pair' ? block.right : -1,
  };
}
