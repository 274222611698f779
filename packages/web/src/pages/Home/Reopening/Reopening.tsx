import { isReopenable, type reopeningMachine } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ReopeningDialog } from './ReopeningDialog.tsx';

/** The dialog, on the reopening machine. */
export default function Reopening({
  reopening,
}: {
  readonly reopening: ActorRefFrom<typeof reopeningMachine>;
}) {
  const context = useSelector(reopening, (state) => state.context);
  const state = useSelector(reopening, (now) =>
    now.hasTag('reopened')
      ? ('reopened' as const)
      : now.hasTag('busy')
        ? ('busy' as const)
        : ('asking' as const),
  );
  const pairsLoading = useSelector(reopening, (now) => now.hasTag('pairsLoading'));
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
      onClose={() => reopening.send({ type: 'reopening.closed' })}
    />
  );
}
