import {
  activeTarget,
  entryPreview,
  type GridEvent,
  type GridRef,
  gridPlan,
  isField,
  leafOf,
  selectedBlock,
  showsPercent,
  showsReference,
  statusOf,
  valueKey,
} from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { later } from '../../../app/later.ts';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { isCalculation, readOperation } from '../../../format/read-operation.ts';
import { isOwn, unitsOf } from '../clipboard.ts';
import { begunFigure, begunPercent, readEntry } from '../Grid/entry-operation.ts';
import { namesCurrency, unitText } from '../Grid/figure-text.ts';
import { Room } from '../Grid/Grid.parts.ts';
import { GridStatus } from '../Grid/GridStatus.tsx';
import { GridTable } from '../Grid/GridTable.tsx';
import { readClipboard } from '../Grid/grid-copy.ts';
import type { GridMode, ScreenKey } from '../Grid/grid-key.ts';
import { copiedRows } from '../MonthTable/copied-rows.ts';
import { actorsOf, type BudgetActor } from './budget.ts';
import { countMarks } from './marks-by-pair.ts';
import type { SheetArrival } from './sheet-arrival.ts';
import { useFormOpening } from './use-form-opening.ts';
import { useGridAddress } from './use-grid-address.ts';
import { useMarks } from './use-marks.ts';
import { useMedia } from './use-media.ts';

/** Comes after the sheet: nobody prints sooner. */
const PrintedHoja = later(() => import('./PrintedHoja.tsx'));

interface HojaSheetProps {
  readonly budget: BudgetActor;
  readonly grid: GridRef;
  readonly arrival: SheetArrival;
}

/** The sheet and what is said under it, on the grid machine. */
export function HojaSheet({ budget, grid, arrival }: HojaSheetProps) {
  const { rows, outbox, changes, approvals } = actorsOf(budget);
  const hasLog = useSelector(approvals, (state) => state.hasTag('offered'));
  const context = useSelector(grid, (state) => state.context);
  const mode = useSelector(grid, modeOf);
  const entries = useSelector(outbox, (state) => state.context.entries);
  const { view, reference, selection, periodo } = context;
  const marks = useMarks(entries, periodo.periodoID);
  const isTouch = useMedia('(pointer: coarse)');
  const inPercent = showsPercent(context);
  const writeAddress = useGridAddress(context);
  useEffect(() => arrival.land(), [arrival]);

  const plan = gridPlan(context);
  const block = selectedBlock(context);
  const status = useMemo(
    () => (block ? statusOf(plan, block, view, reference) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- a block is its four places
    [plan, view, reference, block?.top, block?.bottom, block?.left, block?.right],
  );
  const unit = unitText(view, status?.monedaID ?? LOCAL_CURRENCY);
  const active = activeTarget(context);
  const leaf = active && leafOf(active);
  const key = leaf && isField(view) ? valueKey(view, leaf.venta.ventaID) : null;
  const conflicto = (key !== null && entries[key]?.conflicto) || null;

  const send = useCallback((event: GridEvent) => grid.send(event), [grid]);
  const open = useFormOpening(budget, grid, writeAddress);

  /** Its pair is opened first: the panel shows that pair's months, notes and the way back. */
  function askForHistory(): void {
    const now = activeTarget(grid.getSnapshot().context);
    const month = now && leafOf(now);
    if (!month || !hasLog) return;
    const { clienteProductoPeriodoID } = month.pair;
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID });
    changes.send({ type: 'changes.asked', subject: { kind: 'mes', ventaID: month.venta.ventaID } });
  }

  function decide(type: 'conflict.left' | 'conflict.put'): void {
    if (key !== null && conflicto) outbox.send({ type, key });
  }

  function handleKey(own: ScreenKey): void {
    // A press may have chosen another cell just now.
    const now = activeTarget(grid.getSnapshot().context);
    if (!now) return;
    if (own.type === 'decide') decide(own.decision);
    else if (own.type === 'open') open(now.row);
    else if (own.type === 'history') askForHistory();
    else {
      const begun = inPercent ? begunPercent(now, view, reference) : begunFigure(now, view, reference);
      send({ type: 'entry.begun', ...begun, editing: true });
    }
  }

  function handleText(text: string): void {
    const operation = readEntry(text, inPercent);
    if (mode !== 'resting') send({ type: 'entry.typed', text, operation });
    else send({ type: 'entry.begun', text, operation, editing: false });
  }

  function handlePaste(data: DataTransfer): void {
    const text = data.getData('text/plain');
    const isTyped = !isOwn(data) && copiedRows(text) === undefined && isCalculation(text);
    if (isTyped && readOperation(text) !== undefined) handleText(text.trim());
    else send({ type: 'block.pasted', copied: readClipboard(data, inPercent), units: unitsOf(data) });
  }

  return (
    <Room>
      <GridTable
        plan={plan}
        selection={selection}
        active={active}
        view={view}
        unit={unit}
        namesCurrency={namesCurrency(view, context.pairs)}
        reference={reference}
        hasReference={showsReference(context)}
        inPercent={inPercent}
        entry={context.entry}
        mode={mode}
        preview={entryPreview(context)}
        marks={marks}
        heard={context.heard}
        isTouch={isTouch}
        onlyTotals={context.onlyTotals}
        onEvent={send}
        onKey={handleKey}
        onPaste={handlePaste}
        onText={handleText}
        onOpen={open}
      />
      <GridStatus
        {...countMarks(marks)}
        status={status}
        view={view}
        unit={unit}
        said={context.said}
        conflict={conflicto && leaf && isField(view) ? { conflicto, valor: leaf.venta[view] } : null}
        onDecide={decide}
        onHistory={leaf && hasLog ? askForHistory : undefined}
      />
      <PrintedHoja context={context} />
    </Room>
  );
}

function modeOf(state: ReturnType<GridRef['getSnapshot']>): GridMode {
  if (state.hasTag('typing')) return 'typing';
  return state.hasTag('editing') ? 'editing' : 'resting';
}
