import { completion, sheetYears } from '@presupuesto/machines';
import { shallowEqual, useSelector } from '@xstate/react';
import { BudgetBar } from '../BudgetBar/BudgetBar.tsx';
import type { BudgetActor } from './budget.ts';

/** The bar, on the budget machine and its children. */
export function Bar({ budget }: { readonly budget: BudgetActor }) {
  const context = useSelector(budget, (state) => state.context);
  const loading = useSelector(budget, (state) => state.hasTag('loading'));
  const { rows, sheet, approval, periodoID } = context;
  const percent = useSelector(rows, (state) => completion(state.context));
  const anio = useSelector(sheet, (state) => state.context.anio);
  const anios = useSelector(sheet, (state) => sheetYears(state.context), shallowEqual);
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
      onPeriod={(id) => budget.send({ type: 'period.chosen', periodoID: id })}
      onYear={(year) => sheet.send({ type: 'year.chosen', anio: year })}
      onReference={(id) => budget.send({ type: 'reference.chosen', periodoID: id })}
      onApprove={() => {
        const periodo = context.periodos.find((one) => one.periodoID === periodoID);
        if (periodo) approval.send({ type: 'approval.asked', periodo });
      }}
      onRetry={() => budget.send({ type: 'retry.requested' })}
    />
  );
}
