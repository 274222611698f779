import { conflictsOf } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { findingQuery } from '../../../app/budget-address/finding-address.ts';
import { ApprovalDialog } from '../ApprovalDialog/ApprovalDialog.tsx';
import { RemovalDialog } from '../RemovalDialog/RemovalDialog.tsx';
import { actorsOf, type BudgetActor, tagOf } from './budget.ts';

/** The two questions that the screen asks, each on its machine. */
export default function Dialogs({ budget }: { readonly budget: BudgetActor }) {
  const search = useSearch();
  const { approval, removal, outbox } = actorsOf(budget);
  const { periodo, referenteID, message, review } = useSelector(approval, (state) => state.context);
  const approvalOpen = useSelector(approval, (state) => state.hasTag('open'));
  const step = useSelector(approval, (state) =>
    tagOf(state, 'warning', 'sending', 'busy', 'approved', 'failed'),
  );
  const entries = useSelector(outbox, (state) => state.context.entries);
  const reviewing = useSelector(approval, (state) => state.hasTag('reviewing'));
  const asked = useSelector(removal, (state) => (state.hasTag('open') ? state.context.fila : null));
  return (
    <>
      <ApprovalDialog
        state={approvalOpen ? step : 'closed'}
        periodoID={periodo?.periodoID ?? ''}
        message={message}
        conflicts={periodo ? conflictsOf(entries, periodo.periodoID) : []}
        referenteID={referenteID}
        review={reviewing ? undefined : review}
        linkTo={(found) => findingQuery(search, found)}
        onApprove={() => approval.send({ type: 'approval.confirmed' })}
        onClose={() => approval.send({ type: 'approval.closed' })}
      />
      <RemovalDialog
        pair={asked}
        onConfirm={() => removal.send({ type: 'removal.confirmed' })}
        onClose={() => removal.send({ type: 'removal.closed' })}
      />
    </>
  );
}
