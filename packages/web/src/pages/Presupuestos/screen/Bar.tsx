import { type Periodo, periodMonths } from '@presupuesto/api-sdk/contract';
import { completion, sheetYears } from '@presupuesto/machines';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { BudgetBar } from '../BudgetBar/BudgetBar.tsx';
import type { BudgetActor } from './budget.ts';

interface BarProps {
  readonly budget: BudgetActor;
  /** A pair is open: a narrow window has other use for its height. */
  readonly foldable: boolean;
}

/** The bar, on the budget machine and its children. */
export function Bar({ budget, foldable }: BarProps) {
  const [open, setOpen] = useState(false);
  if (open && !foldable) setOpen(false);
  const context = useSelector(budget, (state) => state.context);
  const loading = useSelector(budget, (state) => state.hasTag('loading'));
  const { rows, sheet, approval, periodoID } = context;
  const percent = useSelector(rows, (state) => completion(state.context));
  const anio = useSelector(sheet, (state) => state.context.anio);
  const ofPair = useSelector(sheet, (state) => sheetYears(state.context), shallowEqual);
  const periodo = context.periodos.find((one) => one.periodoID === periodoID);
  const anios = context.vista === 'hoja' && periodo ? yearsOf(periodo) : ofPair;
  return (
    <BudgetBar
      periodos={context.periodos}
      referentes={context.referentes}
      periodoID={periodoID}
      referenteID={context.referenteID}
      anios={anios}
      anio={anio}
      completion={percent}
      loading={loading}
      problems={[context.problem, context.referencesProblem].filter((text) => text !== null)}
      folded={foldable ? !open : undefined}
      onFold={() => setOpen(!open)}
      onPeriod={(id) => budget.send({ type: 'period.chosen', periodoID: id })}
      onYear={(year) => sheet.send({ type: 'year.chosen', anio: year })}
      onReference={(id) => budget.send({ type: 'reference.chosen', periodoID: id })}
      onApprove={() => {
        if (periodo) approval.send({ type: 'approval.asked', periodo, referenteID: context.referenteID });
      }}
      onRetry={() => budget.send({ type: 'retry.requested' })}
    />
  );
}

function yearsOf(periodo: Periodo): readonly number[] {
  return [...new Set(periodMonths(periodo).map(({ anio }) => anio))];
}
