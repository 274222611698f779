import type { Periodo } from '@presupuesto/api-sdk';
import { gridPlan, listedRows } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { TableSkeleton } from '../MonthTable/TableSkeleton.tsx';
import { type BudgetActor, tagOf } from './budget.ts';
import { HojaRoom } from './Hoja.parts.ts';
import { HojaSheet } from './HojaSheet.tsx';
import { HojaTools } from './HojaTools.tsx';
import { Failed } from './Screen.parts.ts';
import type { SheetArrival } from './sheet-arrival.ts';
import { useGrid } from './use-grid.ts';
import { usePairItems } from './use-pair-items.ts';

const SHEET = '[role="grid"]';

interface HojaProps {
  readonly budget: BudgetActor;
  readonly periodo: Periodo;
  readonly arrival: SheetArrival;
}

/** La hoja: the whole budget of a period, or why it is not there. One for each period. */
export default function Hoja({ budget, periodo, arrival }: HojaProps) {
  const grid = useGrid(budget, periodo);
  const room = useRef<HTMLDivElement>(null);
  const rows = useSelector(budget, ({ context }) => context.rows);
  const figures = useSelector(grid, (now) => tagOf(now, 'loading', 'loaded', 'failed'));
  const list = useSelector(rows, (now) => tagOf(now, 'empty', 'loading', 'loaded', 'failed'));
  const hasPairs = useSelector(rows, ({ context }) => listedRows(context).length > 0);
  const problem = useSelector(grid, ({ context }) => context.problem);
  const listProblem = useSelector(rows, ({ context }) => context.problem);
  const isEmpty = useSelector(grid, ({ context }) => gridPlan(context).rows.length <= 1);
  usePairItems(budget, ({ clienteProductoID }) => {
    grid.send({ type: 'pair.sought', clienteProductoID });
    document.querySelector<HTMLElement>(SHEET)?.focus({ preventScroll: true });
  });

  // Which pairs are shown, the list says; while it is read again, as it was.
  const hasList = hasPairs || list === 'loaded';
  if (figures === 'failed' || (list === 'failed' && !hasList)) {
    return (
      <Failed>
        <Alert>{problem ?? listProblem}</Alert>
        <Retry
          onRetry={() => {
            grid.send({ type: 'retry.requested' });
            rows.send({ type: 'retry.requested' });
          }}
        />
      </Failed>
    );
  }
  if (figures === 'loading' || !hasList) return <TableSkeleton months={12} />;
  return (
    <HojaRoom ref={room}>
      <HojaTools grid={grid} rows={rows} onPressed={() => focusOnSheet(room.current)} />
      {isEmpty ? (
        <Nothing hasPairs={hasPairs} />
      ) : (
        <HojaSheet budget={budget} grid={grid} arrival={arrival} />
      )}
    </HojaRoom>
  );
}

function focusOnSheet(room: HTMLElement | null): void {
  room?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
}

function Nothing({ hasPairs }: { readonly hasPairs: boolean }) {
  return hasPairs ? (
    <EmptyState title="No se encontraron registros" text="Cambie la búsqueda o quite los filtros." />
  ) : (
    <EmptyState
      title="Sin clientes ni productos"
      text="Asigne productos a sus clientes para presupuestarlos."
    />
  );
}
