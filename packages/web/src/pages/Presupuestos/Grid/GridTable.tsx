// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's elements cannot be virtual in both directions
import type {
  Entry,
  EntryPreview,
  GridCell,
  GridEvent,
  GridRow,
  Plan,
  Selection,
} from '@presupuesto/machines';
import {
  blockOf,
  draggedBlock,
  type GridView,
  isSingle,
  placeOf,
  type Reference,
} from '@presupuesto/machines';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { gridKey, isOfScreen, type ScreenKey } from './grid-key.ts';
import type { GridShown } from './grid-shown.ts';
import { heardIn, marksOf } from './row-marks.ts';
import { rowSelections } from './row-selection.ts';
import { useClipboard } from './use-clipboard.ts';
import { useFigureWidths } from './use-figure-widths.ts';
import { cellUnder, useGridPointer } from './use-grid-pointer.ts';
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
  readonly mode: 'resting' | 'typing' | 'editing';
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
  const { plan, selection, view, reference, entry, mode, onEvent } = props;
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [filling, setFilling] = useState<GridCell | null>(null);
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
  const block = selected && filling ? draggedBlock(plan, selected, filling) : selected;
  const place = isEntering && at && block ? entryPlace(lines, sight, at, block) : null;

  // The box takes the keys of what is typed, the sheet all others. A phone's keyboard goes with the focus of the box: that goes on in
  // the next cell.
  const { isTouch } = props;
  useEffect(() => {
    if (isEntering) focusOn(box.current);
    else if (!isTouch && document.activeElement === box.current) focusOn(scroller.current);
  }, [isEntering, isTouch]);

  const { onOpen } = props;
  const page = pageOf(sight.height, heights);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.target instanceof HTMLButtonElement) return;
    if (!isEntering && OF_THE_SHEET.test(event.key)) focusOn(scroller.current);
    const key = gridKey(event, {
      mode,
      isFirst: at?.column === 0,
      isLast: at?.column === plan.columns.length - 1,
      page,
    });
    if (key) {
      event.preventDefault();
      event.stopPropagation();
      if (isOfScreen(key)) props.onKey(key);
      else onEvent(key);
    } else if (mode === 'resting' && isWriting(event)) focusOn(box.current);
  }

  /** A group folds by its name; on a phone a pair's leads to its months. */
  function press(target: EventTarget): void {
    if (!(target instanceof Element) || target.closest('button')) return;
    const name = target.closest<HTMLElement>('[data-part="name"][data-row]');
    const row = name ? plan.rows[Number(name.dataset['row'])] : undefined;
    if (row?.kind === 'group') onEvent({ type: 'group.toggled', key: row.key });
    else if (row?.kind === 'pair' && props.onlyTotals) onOpen(row);
  }

  /**
   * A second tap edits, as a double click does; where totals alone are there, the first. For a block the box is empty: the figure
   * of one cell, left as it is, would be written into all.
   */
  function tap(cell: GridCell): void {
    const isActive = cell.row === selection?.active.row && cell.column === selection.active.column;
    if (isActive && isBlock) {
      onEvent({ type: 'entry.begun', text: '', operation: null, editing: false });
      return;
    }
    onEvent({ type: 'cell.chosen', cell });
    if (isActive || props.onlyTotals) props.onKey({ type: 'edit' });
  }

  useClipboard(scroller, {
    selected: selected && (() => copiedFigures(plan, selected, props)),
    onEvent,
    onPaste: props.onPaste,
  });
  const pointer = useGridPointer({ plan, onEvent, onTap: tap, onFilling: setFilling });
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
        onMouseDown={(event) => {
          // The browser would take the focus from the box before what is in it counts.
          if (cellUnder(plan, event.target)) event.preventDefault();
          focusOn(scroller.current);
        }}
        onClick={({ target }) => press(target)}
        onDoubleClick={({ target }) => {
          if (cellUnder(plan, target)) props.onKey({ type: 'edit' });
        }}
        {...pointer}
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

/** What walks and copies: no phone's keyboard has it. */
const OF_THE_SHEET = /^(Arrow|Control|Meta|Page|Home|End)/;

/** Without a scroll, and not twice: each has the page laid out. */
function focusOn(element: HTMLElement | null): void {
  if (document.activeElement !== element) element?.focus({ preventScroll: true });
}

/** Whether a key writes something: it goes to the box, which has the focus before the browser writes it. */
function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
