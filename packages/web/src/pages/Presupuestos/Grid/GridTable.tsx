// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be virtual in both directions
import type { Entry, EntryPreview, GridEvent, GridRow, Plan, Selection, Target } from '@presupuesto/machines';
import {
  blockOf,
  draggedBlock,
  type GridView,
  isSingle,
  placeOf,
  type Reference,
} from '@presupuesto/machines';
import { useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import type { Marks } from './cell-content.ts';
import { saidOfCell } from './cell-said.ts';
import { entryPlace } from './entry-place.ts';
import { columnName, rowName } from './figure-text.ts';
import { GridBody } from './GridBody.tsx';
import { GridEntry } from './GridEntry.tsx';
import { GridHead } from './GridHead.tsx';
import { Sheet } from './GridTable.parts.ts';
import { copiedFigures } from './grid-copy.ts';
import type { GridMode, ScreenKey } from './grid-key.ts';
import { marksOf } from './row-marks.ts';
import { useClipboard } from './use-clipboard.ts';
import { useFigureWidths } from './use-figure-widths.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPresses } from './use-grid-presses.ts';
import { useGridShown } from './use-grid-shown.ts';
import { useGridVirtual } from './use-grid-virtual.ts';
import { heightsOf, pageOf } from './widths.ts';

interface GridTableProps {
  readonly plan: Plan;
  readonly selection: Selection | null;
  /** The selection's active cell. */
  readonly active: Target | null;
  readonly view: GridView;
  /** Of the selected figures. */
  readonly unit: string;
  /** Rows say their currency: they have several. */
  readonly namesCurrency: boolean;
  readonly reference: Reference;
  readonly hasReference: boolean;
  readonly inPercent: boolean;
  readonly entry: Entry | null;
  readonly mode: GridMode;
  readonly preview: EntryPreview | null;
  /** What waits in the outbox, by clienteProductoPeriodoID. */
  readonly marks: ReadonlyMap<number, Marks>;
  readonly heard: readonly string[];
  readonly isTouch: boolean;
  /** On a phone: a pair's name leads to its months. */
  readonly onlyTotals: boolean;
  readonly onEvent: (event: GridEvent) => void;
  readonly onKey: (key: ScreenKey) => void;
  readonly onPaste: (data: DataTransfer) => void;
  readonly onText: (text: string) => void;
  readonly onOpen: (row: GridRow) => void;
}

/** The sheet of all pairs: a grid of plain elements, of which those in sight are there, and one box that is typed in. */
export function GridTable(props: GridTableProps) {
  const { plan, selection, active, reference, hasReference, inPercent, mode, isTouch, onEvent } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const hasBeside = hasReference || inPercent;
  const heights = useMemo(() => heightsOf(hasBeside, isTouch), [hasBeside, isTouch]);
  const at = selection && placeOf(plan, selection.active);
  const head = selection && placeOf(plan, selection.head);
  const isEntering = mode !== 'resting';
  const figurePx = useFigureWidths(props);
  const virtual = useGridVirtual({ scroller, plan, figurePx, heights, at, head, isEntering });
  const { sight, lines, widths, placed } = virtual;
  const shown = useGridShown({ ...props, columns: placed, nameWidth: widths.name });
  const selected = selection && blockOf(plan, selection);
  const isBlock = selected !== null && !isSingle(selected);
  const { filling, listeners } = useGridPresses({ ...props, sheet: scroller, isBlock });
  const block = selected && filling ? draggedBlock(plan, selected, filling) : selected;
  const handleKeyDown = useGridKeys({
    ...props,
    sheet: scroller,
    box,
    isFirst: at?.column === 0,
    isLast: at?.column === plan.columns.length - 1,
    page: pageOf(sight.height, heights),
  });
  useClipboard(scroller, {
    selected: selected && (() => copiedFigures(plan, selected, props)),
    onEvent,
    onPaste: props.onPaste,
  });

  return (
    <>
      <Sheet
        ref={scroller}
        role="grid"
        aria-label="Hoja del presupuesto"
        aria-rowcount={plan.rows.length + 1}
        aria-colcount={plan.columns.length + 1}
        aria-multiselectable
        aria-activedescendant={at ? shown.idOf(at.row, at.column) : undefined}
        tabIndex={0}
        data-entering={isEntering}
        data-percent={inPercent}
        onKeyDown={handleKeyDown}
        {...listeners}
      >
        <div role="rowgroup" data-part="heads" style={{ inlineSize: lines.columns.at(-1) }}>
          <GridHead
            columns={placed}
            nameWidth={widths.name}
            hasYears={new Set(plan.columns.map(({ anio }) => anio)).size > 1}
            reference={hasReference && !inPercent ? reference : null}
          />
        </div>
        <GridBody
          plan={plan}
          virtual={virtual}
          shown={shown}
          block={block}
          at={at}
          isEntering={isEntering}
          marks={props.marks}
          heard={props.heard}
        />
      </Sheet>
      <VisuallyHidden id={shown.describedBy}>
        {active && saidOfCell(active, { ...props, marks: marksOf(active.row, props.marks) })}
      </VisuallyHidden>
      <GridEntry
        {...props}
        ref={box}
        cell={selection?.active}
        label={active ? `${rowName(active.row)}, ${columnName(active.column)}` : ''}
        place={isEntering && at && block ? entryPlace(lines, sight, at, block) : null}
        isBlock={isBlock}
        onKeyDown={handleKeyDown}
        onPasteRange={props.onPaste}
        onLeave={() => onEvent({ type: 'entry.left' })}
      />
    </>
  );
}
