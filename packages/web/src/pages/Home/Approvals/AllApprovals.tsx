import type { DashboardItem } from '@presupuesto/api-sdk/contract';
import { approvalsMachine, reopeningMachine } from '@presupuesto/machines';
import { useActor, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { loadedDialog } from '../../../app/loaded-part.ts';
import { useProvided } from '../../../app/ports.ts';
import { givenNames } from '../../../format/seller-names.ts';
import { ApprovalList } from './ApprovalList.tsx';

const Reopening = loadedDialog(() => import('../Reopening/Reopening.tsx'));

interface AllApprovalsProps {
  readonly periodoID: string;
  /** Of the card, approved or not: a name that several of them have goes with the code. */
  readonly vendedores: DashboardItem['vendedores'];
  /** The period's progress may be another: its approvals are read, or pairs may have been reopened. */
  readonly onOutdated: () => void;
}

/** The approvals of a period's card, asked for when they are opened, and their reopening. */
export function AllApprovals({ periodoID, vendedores, onOutdated }: AllApprovalsProps) {
  const [open, setOpen] = useState(false);
  const [state, send] = useActor(useProvided(approvalsMachine));
  const reopening = useActorRef(useProvided(reopeningMachine));
  const asked = useSelector(reopening, (now) => now.hasTag('open'));
  useEffect(() => {
    const { unsubscribe } = reopening.on('approvals.outdated', () => {
      send({ type: 'approvals.outdated' });
      onOutdated();
    });
    return unsubscribe;
  }, [reopening, send, onOutdated]);

  function toggle(): void {
    setOpen(!open);
    if (open) return;
    send({ type: 'period.chosen', periodoID });
    onOutdated();
  }

  const { aprobaciones } = state.context;
  const nameOf = givenNames([...aprobaciones, ...vendedores]);
  const shown = (['loaded', 'failed'] as const).find((tag) => state.hasTag(tag));
  return (
    <>
      <ApprovalList
        periodoID={periodoID}
        open={open}
        state={shown ?? (state.matches('absent') ? 'absent' : 'loading')}
        aprobaciones={aprobaciones.map((one) => ({ ...one, nombreVendedor: nameOf(one) }))}
        problem={state.context.problem}
        onToggle={toggle}
        onReopen={({ vendedorID, nombreVendedor }) =>
          reopening.send({ type: 'reopening.asked', periodoID, vendedorID, nombreVendedor })
        }
        onRetry={() => send({ type: 'retry.requested' })}
      />
      {asked && (
        <Reopening reopening={reopening} onClose={() => reopening.send({ type: 'reopening.closed' })} />
      )}
    </>
  );
}
