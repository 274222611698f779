import { isReopenable, isReopeningFilled, type reopeningMachine } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLeaveGuard } from '../../../app/use-leave-guard.ts';
import { ReopeningDialog } from './ReopeningDialog.tsx';

/** The dialog, on the reopening machine. */
export default function Reopening({
  reopening,
}: {
  readonly reopening: ActorRefFrom<typeof reopeningMachine>;
}) {
  const context = useSelector(reopening, (state) => state.context);
  const state = useSelector(
    reopening,
    (now) => (['reopened', 'busy', 'discarding'] as const).find((tag) => now.hasTag(tag)) ?? 'asking',
  );
  const pairsLoading = useSelector(reopening, (now) => now.hasTag('pairsLoading'));
  const close = useCallback(() => reopening.send({ type: 'reopening.closed' }), [reopening]);
  useLeaveGuard({
    busy: state === 'busy',
    dirty: state !== 'reopened' && isReopeningFilled(context),
    onBack: close,
  });
  return (
    <ReopeningDialog
      {...context}
      state={state}
      periodoID={context.of?.periodoID ?? ''}
      nombreVendedor={context.of?.nombreVendedor ?? ''}
      pairsLoading={pairsLoading}
      ready={isReopenable(context)}
      onReason={(motivo) => reopening.send({ type: 'motivo.typed', motivo })}
      onExtent={(chooses) => reopening.send({ type: 'extent.chosen', chooses })}
      onPair={(clienteProductoID) => reopening.send({ type: 'pair.toggled', clienteProductoID })}
      onRetry={() => reopening.send({ type: 'retry.requested' })}
      onReopen={() => reopening.send({ type: 'reopening.confirmed' })}
      onClose={close}
      onKeep={() => reopening.send({ type: 'reopening.kept' })}
      onDiscard={() => reopening.send({ type: 'reopening.discarded' })}
    />
  );
}
