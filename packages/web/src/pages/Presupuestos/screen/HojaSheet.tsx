import {
  activeTarget,
  entryPreview,
  type GridContext,
  type GridEvent,
  type GridRef,
  gridPlan,
  leafOf,
  type Plan,
  type Status,
  selectedBlock,
  showsPercent,
  showsReference,
  statusOf,
} from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { later } from '../../../app/later.ts';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { namesCurrency, unitText } from '../Grid/figure-text.ts';
import { Room } from '../Grid/Grid.parts.ts';
import { GridStatus } from '../Grid/GridStatus.tsx';
import { GridTable } from '../Grid/GridTable.tsx';
import type { GridMode, ScreenKey } from '../Grid/grid-key.ts';
import { activeConflict } from './active-conflict.ts';
import { actorsOf, type BudgetActor } from './budget.ts';
import { countMarks } from './marks-by-pair.ts';
import type { SheetArrival } from './sheet-arrival.ts';
import { sheetInput } from './sheet-input.ts';
import { useActiveHistory } from './use-active-history.ts';
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
  const { outbox } = actorsOf(budget);
  const context = useSelector(grid, (state) => state.context);
  const mode = useSelector(grid, modeOf);
  const entries = useSelector(outbox, (state) => state.context.entries);
  const { view, reference, selection, periodo } = context;
  const marks = useMarks(entries, periodo.periodoID);
  const writeAddress = useGridAddress(context);
  useEffect(() => arrival.land(), [arrival]);

  const plan = gridPlan(context);
  const status = useStatus(plan, context);
  const unit = unitText(view, status?.monedaID ?? LOCAL_CURRENCY);
  const active = activeTarget(context);
  const conflict = activeConflict(context, active, entries);

  const send = useCallback((event: GridEvent) => grid.send(event), [grid]);
  const open = useFormOpening(budget, grid, writeAddress);
  const input = sheetInput(context, mode, send);
  const askForHistory = useActiveHistory(budget, grid);

  function decide(type: 'conflict.left' | 'conflict.put'): void {
    if (conflict) outbox.send({ type, key: conflict.key });
  }

  function handleKey(key: ScreenKey): void {
    // A press may have chosen another cell just now.
    const now = activeTarget(grid.getSnapshot().context);
    if (!now) return;
    if (key.type === 'decide') decide(key.decision);
    else if (key.type === 'open') open(now.row);
    else if (key.type === 'history') askForHistory?.();
    else input.edit(now);
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
        inPercent={showsPercent(context)}
        entry={context.entry}
        mode={mode}
        preview={entryPreview(context)}
        marks={marks}
        heard={context.heard}
        isTouch={useMedia('(pointer: coarse)')}
        onlyTotals={context.onlyTotals}
        onEvent={send}
        onKey={handleKey}
        onPaste={input.paste}
        onText={input.type}
        onOpen={open}
      />
      <GridStatus
        {...countMarks(marks)}
        status={status}
        view={view}
        unit={unit}
        said={context.said}
        conflict={conflict}
        onDecide={decide}
        onHistory={active && leafOf(active) ? askForHistory : undefined}
      />
      <PrintedHoja context={context} />
    </Room>
  );
}

/** What is selected adds up to; reckoned anew for another block alone. */
function useStatus(plan: Plan, context: GridContext): Status | null {
  const { view, reference } = context;
  const block = selectedBlock(context);
  return useMemo(
    () => (block ? statusOf(plan, block, view, reference) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- a block is its four places
    [plan, view, reference, block?.top, block?.bottom, block?.left, block?.right],
  );
}

function modeOf(state: ReturnType<GridRef['getSnapshot']>): GridMode {
  if (state.hasTag('typing')) return 'typing';
  return state.hasTag('editing') ? 'editing' : 'resting';
}
