import { type MomentAsked, momentMachine } from '@presupuesto/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useProvided } from '../../../app/ports.ts';
import { MomentDialog } from '../Moment/MomentDialog.tsx';
import { actorsOf, type BudgetActor, tagOf } from './budget.ts';

interface MomentProps {
  readonly budget: BudgetActor;
  readonly asked: MomentAsked;
}

/** Volver a un momento: its dialog, on a machine of its own. */
export default function Moment({ budget, asked }: MomentProps) {
  const { sheet, approvals } = actorsOf(budget);
  const moment = useActorRef(useProvided(momentMachine), { input: asked });
  useEffect(() => {
    const facts = moment.on('*', (fact) => budget.send(fact));
    const end = moment.subscribe({ complete: () => budget.send({ type: 'moment.left' }) });
    return () => {
      facts.unsubscribe();
      end.unsubscribe();
    };
  }, [moment, budget]);
  const { scope, fecha, cifras, periodoID, problem } = useSelector(moment, (state) => state.context);
  const open = useSelector(moment, (state) => state.hasTag('open'));
  const state = useSelector(moment, (now) =>
    now.matches({ open: 'choosing' }) ? ('choosing' as const) : tagOf(now, 'loading', 'previewed', 'failed'),
  );
  const pair = useSelector(sheet, ({ context }) => context.pair?.fila ?? null);
  const approval = useSelector(approvals, ({ context }) => context.aprobaciones[0]?.fecha ?? null);
  return (
    open && (
      <MomentDialog
        state={state}
        periodoID={periodoID}
        pair={pair}
        scope={scope}
        approval={approval}
        fecha={fecha}
        cifras={cifras}
        problem={problem}
        onScope={(chosen) => moment.send({ type: 'scope.chosen', scope: chosen })}
        onMoment={(chosen) => moment.send({ type: 'moment.chosen', fecha: chosen })}
        onRestore={() => moment.send({ type: 'moment.confirmed' })}
        onRetry={() => moment.send({ type: 'retry.requested' })}
        onClose={() => moment.send({ type: 'moment.closed' })}
      />
    )
  );
}
