import { sheetTotals } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { DetailPanel } from '../DetailPanel/DetailPanel.tsx';
import { type BudgetActor, useShown } from './budget.ts';

/** The detail panel of the chosen pair, on the sheet machine. */
export function Detail({ budget }: { readonly budget: BudgetActor }) {
  const { sheet, removal } = useSelector(budget, (state) => state.context);
  const context = useShown(sheet);
  const summaryLoading = useSelector(sheet, (state) => state.matches({ summary: 'loading' }));
  const monthsLoaded = useSelector(sheet, (state) => state.hasTag('loaded'));
  const { pair, resumen } = context;
  if (!pair) return null;
  return (
    <DetailPanel
      pair={pair.fila}
      totals={monthsLoaded ? sheetTotals(context) : null}
      summary={resumen ?? (summaryLoading ? undefined : null)}
      onRemove={() => removal.send({ type: 'removal.asked', fila: pair.fila })}
    />
  );
}
