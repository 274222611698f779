import type { Periodo } from '@presupuesto/api-sdk';
import {
  entryPreview,
  type GridContext,
  type GridEvent,
  type GridRow,
  gridMachine,
  gridPlan,
  historyCount,
  isField,
  leafOf,
  listedRows,
  placeOf,
  selectedBlock,
  statusOf,
  type Target,
  valueKey,
} from '@presupuesto/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { onPageReturn } from '../../../app/page-return.ts';
import { useProvided } from '../../../app/ports.ts';
import { useLeaving } from '../../../app/use-leaving.ts';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { isCalculation, readOperation } from '../../../format/read-operation.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { figureOf, plainFigure, unitText } from '../Grid/figure-text.ts';
import { Room } from '../Grid/Grid.parts.ts';
import { GridStatus } from '../Grid/GridStatus.tsx';
import { GridTable } from '../Grid/GridTable.tsx';
import { GridTools } from '../Grid/GridTools.tsx';
import { readClipboard } from '../Grid/grid-copy.ts';
import type { GridKey } from '../Grid/grid-key.ts';
import { TableSkeleton } from '../MonthTable/TableSkeleton.tsx';
import { type BudgetActor, tagOf } from './budget.ts';
import { gridChoiceOf } from './grid-address.ts';
import { marksByPair } from './grid-marks.ts';
import { HojaRoom } from './Hoja.parts.ts';
import { Failed } from './Screen.parts.ts';
import { useGridAddress } from './use-grid-address.ts';
import { useMedia } from './use-media.ts';

interface HojaProps {
  readonly budget: BudgetActor;
  readonly periodo: Periodo;
}

/** La hoja: the whole budget of a period, on the grid machine. One for each period. */
export default function Hoja({ budget, periodo }: HojaProps) {
  const grid = useGrid(budget, periodo);
  const { rows, outbox } = useSelector(budget, (state) => state.context);
  const context = useSelector(grid, (state) => state.context);
  const state = useSelector(grid, (now) => tagOf(now, 'loading', 'loaded', 'failed'));
  const mode = useSelector(grid, (now) =>
    now.hasTag('typing')
      ? ('typing' as const)
      : now.hasTag('editing')
        ? ('editing' as const)
        : ('resting' as const),
  );
  const list = useSelector(rows, (now) => now.context);
  const entries = useSelector(outbox, (now) => now.context.entries);
  const marks = useMemo(() => marksByPair(entries, periodo.periodoID), [entries, periodo]);
  useGridAddress(context);

  const plan = gridPlan(context);
  const { view, reference, selection } = context;
  const block = selectedBlock(context);
  const status = useMemo(
    () => (block ? statusOf(plan, block, view, reference) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- a block is its four places
    [plan, view, reference, block?.top, block?.bottom, block?.left, block?.right],
  );
  const monedaID = context.pairs[0]?.monedaID ?? LOCAL_CURRENCY;
  const unit = unitText(view, monedaID);
  const active = activeTarget(context);
  const leaf = active && leafOf(active);
  const key = leaf && isField(view) ? valueKey(view, leaf.venta.ventaID) : null;
  const conflicto = (key !== null && entries[key]?.conflicto) || null;

  const send = useCallback((event: GridEvent) => grid.send(event), [grid]);
  const open = useCallback(
    (row: GridRow) => {
      if (row.kind !== 'pair') return;
      const { clienteProductoPeriodoID } = row.pair;
      rows.send({ type: 'row.chosen', clienteProductoPeriodoID });
      budget.send({ type: 'view.chosen', vista: 'ficha' });
    },
    [rows, budget],
  );

  function decide(type: 'conflict.left' | 'conflict.put'): void {
    if (key !== null && conflicto) outbox.send({ type, key });
  }

  function handleKey(own: Exclude<GridKey, GridEvent>): void {
    const now = activeTarget(grid.getSnapshot().context);
    if (!now) return;
    if (own.type === 'decide') decide(own.decision);
    else if (own.type === 'open') open(now.row);
    else if (own.type === 'fold') fold(now.row, own.folded);
    else {
      const text = plainFigure(view, figureOf(now, view, reference));
      send({ type: 'entry.begun', text, operation: readOperation(text) ?? null, editing: true });
    }
  }

  function fold(row: GridRow, folded: boolean): void {
    const isItsGroup = (one: GridRow) =>
      one.kind === 'group' && (one === row || (row.kind === 'pair' && one.pairs.includes(row.pair)));
    const group = plan.rows.find(isItsGroup);
    if (group?.kind === 'group' && group.isFolded !== folded) send({ type: 'group.toggled', key: group.key });
  }

  function handleText(text: string): void {
    const operation = readOperation(text) ?? null;
    if (mode !== 'resting') send({ type: 'entry.typed', text, operation });
    else send({ type: 'entry.begun', text, operation, editing: false });
  }

  function handlePaste(data: DataTransfer): void {
    const text = data.getData('text/plain').trim();
    const isOperation = isCalculation(text) && readOperation(text) !== undefined;
    if (isOperation) handleText(text);
    else send({ type: 'block.pasted', copied: readClipboard(data) });
  }

  const listed = listedRows(list);
  const missing = listed.filter(({ presupuestado }) => !presupuestado).length;
  const onlyMissing = list.presupuestado === 'noPresupuestados';
  const isTouch = useMedia('(pointer: coarse)');

  if (state === 'loading') return <TableSkeleton months={12} />;
  if (state === 'failed') {
    return (
      <Failed>
        <Alert>{context.problem}</Alert>
        <Button onClick={() => send({ type: 'retry.requested' })}>Reintentar</Button>
      </Failed>
    );
  }
  return (
    <HojaRoom>
      <GridTools
        view={view}
        monedaID={monedaID}
        order={context.order}
        hasReference={context.referenteID === null ? null : context.hasReference}
        history={historyCount(periodo)}
        hasHistory={context.hasHistory}
        allFolded={context.folded.length > 0}
        search={list.search}
        missing={missing}
        onlyMissing={onlyMissing}
        onView={(chosen) => send({ type: 'view.chosen', view: chosen })}
        onOrder={(order) => send({ type: 'order.chosen', order })}
        onReference={() => send({ type: 'reference.toggled' })}
        onHistory={() => send({ type: 'history.toggled' })}
        onFold={(folded) => send({ type: 'groups.toggled', folded })}
        onSearch={(text) => rows.send({ type: 'search.typed', text })}
        onMissing={() => {
          const { search, nombreCliente, nombreProducto } = list;
          const presupuestado = onlyMissing ? 'todos' : 'noPresupuestados';
          const filters = { search, nombreCliente, nombreProducto, presupuestado } as const;
          rows.send({ type: 'filters.restored', filters });
        }}
      />
      {plan.rows.length <= 1 ? (
        <EmptyState
          title={listed.length === 0 ? 'Sin clientes ni productos' : 'No se encontraron registros'}
          text={
            listed.length === 0
              ? 'Asigne productos a sus clientes para presupuestarlos.'
              : 'Cambie la búsqueda o quite los filtros.'
          }
        />
      ) : (
        <Room>
          <GridTable
            plan={plan}
            selection={selection}
            view={view}
            unit={unit}
            reference={reference}
            hasReference={context.hasReference && context.referenteID !== null}
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
            status={status}
            view={view}
            unit={unit}
            said={context.said}
            conflict={conflicto && leaf && isField(view) ? { conflicto, valor: leaf.venta[view] } : null}
            pending={pendingCount(marks)}
            conflicts={conflictCount(marks)}
            onDecide={decide}
          />
        </Room>
      )}
    </HojaRoom>
  );
}

function useGrid(budget: BudgetActor, periodo: Periodo) {
  const { outbox, rows, sheet, history, referenteID } = useSelector(budget, (state) => state.context);
  const anio = useSelector(sheet, (state) => state.context.anio);
  const search = useSearch();
  const [input] = useState(() => ({
    outbox,
    rows,
    history,
    periodo,
    referenteID,
    anio,
    ...gridChoiceOf(search),
  }));
  const grid = useActorRef(useProvided(gridMachine), { input });
  const onlyTotals = useMedia('(max-width: 768px)');
  useEffect(() => {
    if (grid.getSnapshot().context.referenteID !== referenteID) {
      grid.send({ type: 'reference.chosen', periodoID: referenteID });
    }
  }, [grid, referenteID]);
  useEffect(() => grid.send({ type: 'year.chosen', anio }), [grid, anio]);
  useEffect(() => grid.send({ type: 'width.changed', onlyTotals }), [grid, onlyTotals]);
  useEffect(() => {
    const written = budget.on('step.written', ({ changes }) =>
      grid.send({ type: 'figures.written', changes }),
    );
    return () => written.unsubscribe();
  }, [budget, grid]);
  useEffect(() => onPageReturn(() => grid.send({ type: 'page.returned' })), [grid]);
  const leave = useCallback(() => grid.send({ type: 'entry.left' }), [grid]);
  useLeaving(leave);
  // Another view or screen, before the machine is stopped.
  useLayoutEffect(() => leave, [leave]);
  return grid;
}

function activeTarget(context: GridContext): Target | null {
  if (!context.selection) return null;
  const { rows, columns } = gridPlan(context);
  const at = placeOf({ rows, columns }, context.selection.active);
  const [row, column] = [rows[at.row], columns[at.column]];
  return row && column ? { row, column } : null;
}

type AllMarks = ReturnType<typeof marksByPair>;

function pendingCount(marks: AllMarks): number {
  return [...marks.values()].flatMap((ofPair) => [...ofPair.values()]).filter(({ conflicto }) => !conflicto)
    .length;
}

function conflictCount(marks: AllMarks): number {
  return [...marks.values()].flatMap((ofPair) => [...ofPair.values()]).filter(({ conflicto }) => conflicto)
    .length;
}
