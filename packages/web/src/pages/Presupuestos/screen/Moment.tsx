import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { formatMoment } from '../../../format/moment.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Restored } from '../Moment/MomentDialog.parts.ts';
import { figuresText } from '../Moment/moment-text.ts';
import { type BudgetActor, tagOf } from './budget.ts';

const MomentDialog = lazy(() => import('../Moment/MomentDialog.tsx'));

/** Volver a un momento: its dialog, and what a whole budget came to, on the moment machine. */
export default function Moment({ budget }: { readonly budget: BudgetActor }) {
  const { moment, sheet, approvals } = useSelector(budget, (state) => state.context);
  const { scope, fecha, cifras, periodoID, problem } = useSelector(moment, (state) => state.context);
  const open = useSelector(moment, (state) => state.hasTag('open'));
  const restored = useSelector(moment, (state) => state.hasTag('restored'));
  const state = useSelector(moment, (now) =>
    now.matches({ open: 'choosing' }) ? ('choosing' as const) : tagOf(now, 'loading', 'previewed', 'failed'),
  );
  const pair = useSelector(sheet, ({ context }) => context.pair?.fila ?? null);
  const approval = useSelector(approvals, ({ context }) => context.aprobaciones[0]?.fecha ?? null);
  if (restored) {
    return (
      <Restored>
        <span>
          Todo el presupuesto está como el {formatMoment(fecha ?? '')}: {figuresText(cifras)}{' '}
          {cifras.length === 1 ? 'ha vuelto' : 'han vuelto'}.
        </span>
        <Button onClick={() => moment.send({ type: 'moment.undone' })}>Deshacer</Button>
        <Button variant="quiet" onClick={() => moment.send({ type: 'moment.closed' })}>
          Entendido
        </Button>
      </Restored>
    );
  }
  return (
    open && (
      <Suspense fallback={null}>
        <MomentDialog
          state={state}
          periodoID={periodoID ?? ''}
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
      </Suspense>
    )
  );
}
