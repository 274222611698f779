import { useSelector } from '@xstate/react';
import { ApprovalLine } from '../ApprovalLine/ApprovalLine.tsx';
import { ExportButton } from '../Export/ExportButton.tsx';
import { HelpButton } from '../Help/HelpButton.tsx';
import { ActionsRoom } from './Actions.parts.ts';
import { type BudgetActor, tagOf } from './budget.ts';

/** On the title's line: the download of the whole budget, once a period is chosen, and the help. */
export function Actions({ budget }: { readonly budget: BudgetActor }) {
  const { download, approvals, changes, periodos, periodoID } = useSelector(budget, (state) => state.context);
  const { progress, problem } = useSelector(download, (state) => state.context);
  const state = useSelector(download, (now) =>
    now.matches('idle') ? ('idle' as const) : tagOf(now, 'busy', 'saved', 'failed'),
  );
  const aprobacion = useSelector(approvals, ({ context }) => context.aprobaciones[0]);
  const periodo = periodos.find((one) => one.periodoID === periodoID);
  return (
    <>
      {periodo && aprobacion && (
        <ApprovalLine
          aprobacion={aprobacion}
          onList={() =>
            changes.send({
              type: 'changes.asked',
              subject: { kind: 'desde', periodoID: periodo.periodoID, fecha: aprobacion.fecha },
            })
          }
        />
      )}
      <ActionsRoom>
        {periodo && (
          <ExportButton
            state={state}
            progress={progress}
            problem={problem}
            onExport={() => download.send({ type: 'export.requested', periodo })}
            onCancel={() => download.send({ type: 'export.cancelled' })}
          />
        )}
        <HelpButton />
      </ActionsRoom>
    </>
  );
}
