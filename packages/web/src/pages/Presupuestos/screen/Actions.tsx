import { useSelector } from '@xstate/react';
import { Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { ApprovalLine } from '../ApprovalLine/ApprovalLine.tsx';
import { ExportButton } from '../Export/ExportButton.tsx';
import { HelpButton } from '../Help/HelpButton.tsx';
import { ActionsRoom } from './Actions.parts.ts';
import { type BudgetActor, tagOf } from './budget.ts';
import { Views } from './Views.tsx';

const Workbook = lazy(() => import('./Workbook.tsx'));

/** On the title's line: the view, the whole budget as a workbook and back, once a period is chosen, and the help. */
export function Actions({ budget }: { readonly budget: BudgetActor }) {
  const { download, approvals, changes, periodos, periodoID, workbookAsked } = useSelector(
    budget,
    (state) => state.context,
  );
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
        <Views budget={budget} />
        {periodo && (
          <>
            <ExportButton
              state={state}
              progress={progress}
              problem={problem}
              onExport={() => download.send({ type: 'export.requested', periodo })}
              onCancel={() => download.send({ type: 'export.cancelled' })}
            />
            <Button
              icon={<Upload size={16} aria-hidden />}
              onClick={() => budget.send({ type: 'workbook.asked' })}
            >
              Subir Excel…
            </Button>
          </>
        )}
        <HelpButton />
      </ActionsRoom>
      <Suspense fallback={null}>
        {workbookAsked && periodoID !== null && <Workbook budget={budget} periodoID={periodoID} />}
      </Suspense>
    </>
  );
}
