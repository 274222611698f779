import { type Periodo, periodMonths } from '@presupuesto/api-sdk/contract';
import { completion, sheetYears } from '@presupuesto/machines';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { usePaletteItems } from '../../../shell/Palette/use-palette-items.ts';
import { APPROVE, BudgetBar } from '../BudgetBar/BudgetBar.tsx';
import { lostText } from '../lost-text.ts';
import { FIELDS } from '../MonthTable/fields.ts';
import { type BudgetActor, periodoOf } from './budget.ts';
import { budgetItem } from './budget-item.ts';

interface BarProps {
  readonly budget: BudgetActor;
  /** A pair is open: a narrow window has other use for its height. */
  readonly foldable: boolean;
}

/** The bar, on the budget machine and its children. */
export function Bar({ budget, foldable }: BarProps) {
  const [open, setOpen] = useState(false);
  if (open && !foldable) setOpen(false);
  const shown = useSelector(budget, shownOf, shallowEqual);
  const { rows, sheet, approval, periodos, periodoID, referenteID } = shown;
  const periodo = periodoOf(shown);
  const loading = useSelector(budget, (state) => state.hasTag('loading'));
  const percent = useSelector(rows, (state) => completion(state.context));
  const anio = useSelector(sheet, (state) => state.context.anio);
  const ofPair = useSelector(sheet, (state) => sheetYears(state.context), shallowEqual);
  const anios = shown.vista === 'hoja' && periodo ? yearsOf(periodo) : ofPair;
  const choose = (id: string | null) => budget.send({ type: 'period.chosen', periodoID: id });
  const approve = (one: Periodo) => approval.send({ type: 'approval.asked', periodo: one, referenteID });
  usePaletteItems(() => [
    ...periodos
      .filter((one) => one.periodoID !== periodoID)
      .map((one) => ({ ...budgetItem(one.periodoID), run: () => choose(one.periodoID) })),
    ...(periodo
      ? [{ id: 'aprobar', group: 'acciones', label: APPROVE, run: () => approve(periodo) } as const]
      : []),
  ]);
  return (
    <BudgetBar
      periodos={periodos}
      referentes={shown.referentes}
      periodoID={periodoID}
      referenteID={referenteID}
      anios={anios}
      anio={anio}
      completion={percent}
      loading={loading}
      problems={[problemText(shown), shown.referencesProblem].filter((text) => text !== null)}
      folded={foldable ? !open : undefined}
      onFold={() => setOpen(!open)}
      onPeriod={choose}
      onYear={(year) => sheet.send({ type: 'year.chosen', anio: year })}
      onReference={(id) => budget.send({ type: 'reference.chosen', periodoID: id })}
      onApprove={() => {
        if (periodo) approve(periodo);
      }}
      onRetry={() => budget.send({ type: 'retry.requested' })}
    />
  );
}

/** Where the screen is, which follows what is chosen, is nothing of the bar's. */
function shownOf({ context }: ReturnType<BudgetActor['getSnapshot']>) {
  const { place: _place, ...shown } = context;
  return shown;
}

/** A period that is gone takes along what was being typed. */
function problemText({ problem, gone, refused }: ReturnType<typeof shownOf>): string | null {
  const figures = refused.figures.map(({ kind, valor }) => FIELDS[kind].whileEdited(valor));
  const lost = gone ? lostText(figures, refused.count) : '';
  return lost === '' ? problem : `${problem} ${lost}.`;
}

function yearsOf(periodo: Periodo): readonly number[] {
  return [...new Set(periodMonths(periodo).map(({ anio }) => anio))];
}
