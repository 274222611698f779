// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be virtual in both directions
import type { Entry, EntryPreview, GridEvent, GridRow, Plan, Selection } from '@presupuesto/machines';
import {
  blockOf,
  draggedBlock,
  type GridView,
  isSingle,
  placeOf,
  type Reference,
} from '@presupuesto/machines';
import { useCallback, useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';
import type { Marks } from './cell-content.ts';
import { saidOfCell } from './cell-said.ts';
import { entryPlace } from './entry-place.ts';
import { FillHandle, hasHandle } from './FillHandle.tsx';
import { columnName, rowName } from './figure-text.ts';
import { GridEntry } from './GridEntry.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRowView } from './GridRowView.tsx';
import { Sheet } from './GridTable.parts.ts';
import { copiedFigures } from './grid-copy.ts';
import type { GridMode, ScreenKey } from './grid-key.ts';
import type { GridShown } from './grid-shown.ts';
import { heardIn, marksOf } from './row-marks.ts';
import { rowSelections } from './row-selection.ts';
import { useClipboard } from './use-clipboard.ts';
import { useFigureWidths } from './use-figure-widths.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPresses } from './use-grid-presses.ts';
import { useGridVirtual } from './use-grid-virtual.ts';
import { heightsOf, pageOf } from './widths.ts';

interface GridTableProps {
  readonly plan: Plan;
  readonly selection: Selection | null;
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
  const { plan, selection, view, reference, entry, mode, onEvent, onOpen } = props;
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const hasBeside = props.hasReference || props.inPercent;
  const heights = useMemo(() => heightsOf(hasBeside, props.isTouch), [hasBeside, props.isTouch]);
  const at = selection && placeOf(plan, selection.active);
  const head = selection && placeOf(plan, selection.head);
  const isEntering = mode !== 'resting';
  const figures = props.inPercent ? 'percent' : view;
  const figurePx = useFigureWidths(plan, figures, view, reference);
  const virtual = useGridVirtual({ scroller, plan, figurePx, heights, at, head, isEntering });
  const { sight, lines, widths, placed } = virtual;
  const idOf = useCallback((row: number, column: number) => `${base}${row}-${column}`, [base]);
  const selected = selection && blockOf(plan, selection);
  const isBlock = selected !== null && !isSingle(selected);
  const { filling, listeners } = useGridPresses({ ...props, sheet: scroller, isBlock });
  const block = selected && filling ? draggedBlock(plan, selected, filling) : selected;
  const place = isEntering && at && block ? entryPlace(lines, sight, at, block) : null;

  const handleKeyDown = useGridKeys({
    sheet: scroller,
    box,
    mode,
    isTouch: props.isTouch,
    isFirst: at?.column === 0,
    isLast: at?.column === plan.columns.length - 1,
    page: pageOf(sight.height, heights),
    onEvent,
    onKey: props.onKey,
  });
  useClipboard(scroller, {
    selected: selected && (() => copiedFigures(plan, selected, props)),
    onEvent,
    onPaste: props.onPaste,
  });
  const activeRow = at && plan.rows[at.row];
  const activeColumn = at && plan.columns[at.column];
  const active = activeRow && activeColumn ? { row: activeRow, column: activeColumn } : null;
  const years = new Set(plan.columns.map(({ anio }) => anio)).size > 1;
  const inline = { inlineSize: lines.columns.at(-1) };
  const describedBy = `${base}said`;
  const { hasReference, inPercent, namesCurrency } = props;
  const shown = useMemo<GridShown>(
    () => ({
      view,
      reference,
      hasReference,
      inPercent,
      columns: placed,
      nameWidth: widths.name,
      namesCurrency,
      idOf,
      describedBy,
      onOpen,
    }),
    [view, reference, hasReference, inPercent, placed, widths.name, namesCurrency, idOf, describedBy, onOpen],
  );
  const selectionIn = rowSelections(plan, block, at);
  const handle = block && hasHandle(plan, block) ? { row: block.bottom, column: block.right } : null;
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
          marks={marksOf(row, props.marks)}
          heard={heardIn(row, props.heard)}
        />
      )
    );
  };

  return (
    <>
      <Sheet
        ref={scroller}
        role="grid"
        aria-label="Hoja del presupuesto"
        aria-rowcount={plan.rows.length + 1}
        aria-colcount={plan.columns.length + 1}
        aria-multiselectable
        aria-activedescendant={at ? idOf(at.row, at.column) : undefined}
        tabIndex={0}
        data-entering={isEntering}
        data-percent={inPercent}
        onKeyDown={handleKeyDown}
        {...listeners}
      >
        <div role="rowgroup" data-part="heads" style={inline}>
          <GridHead
            columns={placed}
            nameWidth={widths.name}
            hasYears={years}
            reference={props.hasReference && !props.inPercent ? reference : null}
          />
        </div>
        <div
          role="rowgroup"
          data-part="body"
          style={{ ...inline, position: 'relative', blockSize: lines.rows.at(-1) }}
        >
          {virtual.shown.map((index) => drawn(index, lines.rows[index] ?? 0))}
          {handle && <FillHandle lines={lines} at={handle} isHidden={isEntering} />}
        </div>
        <div role="rowgroup" style={inline} data-part="totals">
          {drawn(plan.rows.length - 1, null)}
        </div>
      </Sheet>
      <VisuallyHidden id={describedBy}>
        {active && saidOfCell(active, { ...props, marks: marksOf(active.row, props.marks) })}
      </VisuallyHidden>
      <GridEntry
        ref={box}
        entry={entry}
        cell={selection?.active}
        label={active ? `${rowName(active.row)}, ${columnName(active.column)}` : ''}
        place={place}
        mode={mode}
        view={view}
        unit={props.unit}
        inPercent={props.inPercent}
        isBlock={isBlock}
        preview={props.preview}
        isTouch={props.isTouch}
        onText={props.onText}
        onKeyDown={handleKeyDown}
        onPasteRange={props.onPaste}
        onLeave={() => onEvent({ type: 'entry.left' })}
      />
    </>
  );
}
