import type { Periodo } from '@presupuesto/api-sdk';
import { gridPlan, listedRows } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '../MonthTable/TableSkeleton.tsx';
import { type BudgetActor, tagOf } from './budget.ts';
import { HojaRoom } from './Hoja.parts.ts';
import { HojaSheet } from './HojaSheet.tsx';
import { HojaTools } from './HojaTools.tsx';
import { Failed } from './Screen.parts.ts';
import { useGrid } from './use-grid.ts';
import { usePairItems } from './use-pair-items.ts';

const SHEET = '[role="grid"]';

interface HojaProps {
  readonly budget: BudgetActor;
  readonly periodo: Periodo;
}

/** La hoja: the whole budget of a period, or why it is not there. One for each period. */
export default function Hoja({ budget, periodo }: HojaProps) {
  const grid = useGrid(budget, periodo);
  const room = useRef<HTMLDivElement>(null);
  const rows = useSelector(budget, ({ context }) => context.rows);
  const state = useSelector(grid, (now) => tagOf(now, 'loading', 'loaded', 'failed'));
  const problem = useSelector(grid, ({ context }) => context.problem);
  const isEmpty = useSelector(grid, ({ context }) => gridPlan(context).rows.length <= 1);
  usePairItems(budget, ({ clienteProductoID }) => {
    grid.send({ type: 'pair.sought', clienteProductoID });
    document.querySelector<HTMLElement>(SHEET)?.focus({ preventScroll: true });
  });
  const hasPairs = useSelector(rows, ({ context }) => listedRows(context).length > 0);

  if (state === 'loading') return <TableSkeleton months={12} />;
  if (state === 'failed') {
    return (
      <Failed>
        <Alert>{problem}</Alert>
        <Button onClick={() => grid.send({ type: 'retry.requested' })}>Reintentar</Button>
      </Failed>
    );
  }
  return (
    <HojaRoom ref={room}>
      <HojaTools grid={grid} rows={rows} onPressed={() => focusOnSheet(room.current)} />
      {isEmpty ? <Nothing hasPairs={hasPairs} /> : <HojaSheet budget={budget} grid={grid} />}
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
