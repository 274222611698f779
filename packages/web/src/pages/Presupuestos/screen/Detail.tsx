import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { sheetTotals } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { loadedPart } from '../../../app/loaded-part.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { DetailPanel } from '../DetailPanel/DetailPanel.tsx';
import { actorsOf, type BudgetActor, useShown } from './budget.ts';

const PairNote = loadedPart(() => import('./PairNote.tsx'), <Skeleton height="32px" />);

/** The detail panel of the chosen pair, on the sheet machine. */
export const Detail = memo(function Detail({ budget }: { readonly budget: BudgetActor }) {
  const { rows, sheet, removal, approvals } = actorsOf(budget);
  const context = useShown(sheet);
  const summaryLoading = useSelector(sheet, (state) => state.matches({ summary: 'loading' }));
  const monthsLoaded = useSelector(sheet, (state) => state.hasTag('loaded'));
  const hasLog = useSelector(approvals, (state) => state.hasTag('offered'));
  const { pair, resumen } = context;
  const id = pair?.fila.clienteProductoPeriodoID ?? 0;
  // The list hears first that it is budgeted, or that a note was written.
  const listed = useSelector(rows, (state) => state.context.filas.find(isOf(id)));
  const fila = listed ?? pair?.fila;
  if (!fila) return null;
  return (
    <DetailPanel
      pair={fila}
      totals={monthsLoaded ? sheetTotals(context) : null}
      summary={resumen ?? (summaryLoading ? undefined : null)}
      onRemove={() => removal.send({ type: 'removal.asked', fila })}
      note={hasLog && <PairNote budget={budget} fila={fila} />}
    />
  );
});

const isOf = (id: number) => (fila: ClienteProductoPeriodo) => fila.clienteProductoPeriodoID === id;
