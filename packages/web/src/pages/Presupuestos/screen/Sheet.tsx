import { periodMonths } from '@presupuesto/api-sdk/contract';
import { listedRows } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { MousePointerClick } from 'lucide-react';
import { memo } from 'react';
import { loaded } from '../../../app/loaded.tsx';
import { untilItComes } from '../../../app/until-it-comes.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Retry } from '../../../ui/Retry/Retry.tsx';
import { TableSkeleton } from '../MonthTable/TableSkeleton.tsx';
import { Outcome } from '../SheetTools/Outcome.tsx';
import { actorsOf, type BudgetActor, tagOf, useAwaitsPair } from './budget.ts';
import { PairMonths } from './PairMonths.tsx';
import type { KeptPlace } from './place.ts';
import { Failed } from './Screen.parts.ts';
import { useMonthsKey } from './use-months-key.ts';

const PairGone = loaded(() => untilItComes(() => import('../PairGone/PairGone.tsx')));

interface SheetProps {
  readonly budget: BudgetActor;
  readonly hasPeriod: boolean;
  readonly place: KeptPlace;
}

/** The middle of the screen: the months, or why there are none. Is not drawn along with the address, which follows what is chosen. */
export const Sheet = memo(function Sheet({ budget, hasPeriod, place }: SheetProps) {
  const { sheet, rows } = actorsOf(budget);
  const isAwaited = useAwaitsPair(rows);
  const state = useSelector(sheet, (state) => tagOf(state, 'empty', 'loading', 'loaded', 'failed'));
  const problem = useSelector(sheet, (state) => state.context.problem);
  const pair = useSelector(sheet, ({ context }) => context.pair?.fila.clienteProductoPeriodoID);
  const months = useSelector(sheet, ({ context: { pair } }) =>
    pair ? periodMonths(pair.periodo).length : 12,
  );
  const key = useMonthsKey(pair, state === 'loaded');
  if (state === 'loaded' || state === 'loading') {
    const awaited = state === 'loading' ? months : null;
    return <PairMonths key={key} budget={budget} place={place} awaited={awaited} />;
  }
  if (isAwaited) return <TableSkeleton months={months} />;
  if (state === 'failed') {
    return (
      <Failed>
        <Alert>{problem}</Alert>
        <Retry onRetry={() => sheet.send({ type: 'retry.requested' })} />
      </Failed>
    );
  }
  return <NoPair budget={budget} hasPeriod={hasPeriod} />;
});

interface NoPairProps {
  readonly budget: BudgetActor;
  readonly hasPeriod: boolean;
}

const NO_PERIOD = {
  title: 'Elija un presupuesto',
  text: 'Después podrá elegir un cliente y producto de la lista.',
};
const NO_PAIR = {
  title: 'Elija un cliente y producto',
  text: 'Sus meses aparecerán aquí, listos para presupuestar.',
};
const NO_PAIRS = {
  title: 'Todavía no hay nada que presupuestar',
  text: 'Asigne primero productos a sus clientes; sus meses aparecerán aquí.',
};

/** With what was taken back meanwhile in several pairs, which has no months here to be said above. */
function NoPair({ budget, hasPeriod }: NoPairProps) {
  const { rows, sheet } = actorsOf(budget);
  const gone = useSelector(budget, ({ context }) => context.gonePair);
  const outcome = useSelector(sheet, ({ context }) => context.outcome);
  const hasNoPairs = useSelector(
    rows,
    (state) => state.hasTag('loaded') && listedRows(state.context).length === 0,
  );
  const action = <Outcome outcome={outcome} />;
  if (gone) return <PairGone pair={gone} action={action} />;
  return (
    <EmptyState
      icon={<MousePointerClick size={28} aria-hidden />}
      {...(hasNoPairs ? NO_PAIRS : hasPeriod ? NO_PAIR : NO_PERIOD)}
      action={action}
    />
  );
}
