import type { Periodo } from '@presupuesto/api-sdk';
import { useSelector } from '@xstate/react';
import { loadedDialog } from '../../../app/loaded-part.ts';
import { BAR_ON_TWO_LINES } from '../../../app/theme/media.ts';
import { usePaletteItems } from '../../../shell/Palette/use-palette-items.ts';
import { ApprovalLine } from '../ApprovalLine/ApprovalLine.tsx';
import { ExcelActions } from '../Export/ExcelActions.tsx';
import { HelpButton } from '../Help/HelpButton.tsx';
import { ActionsRoom } from './Actions.parts.ts';
import { type BudgetActor, tagOf } from './budget.ts';
import { useMedia } from './use-media.ts';
import { Views } from './Views.tsx';

const Workbook = loadedDialog(() => import('./Workbook.tsx'));

/** On the title's line: the view, the whole budget as a workbook and back, once a period is chosen, and the help. */
export function Actions({ budget }: { readonly budget: BudgetActor }) {
  const { rows, download, approvals, changes, periodos, periodoID, workbookAsked } = useSelector(
    budget,
    (state) => state.context,
  );
  const { progress, problem } = useSelector(download, (state) => state.context);
  const state = useSelector(download, (now) =>
    now.matches('idle') ? ('idle' as const) : tagOf(now, 'busy', 'saved', 'failed'),
  );
  const aprobacion = useSelector(approvals, ({ context }) => context.aprobaciones[0]);
  const reabiertos = useSelector(
    rows,
    ({ context }) => context.filas.filter(({ reapertura }) => reapertura).length,
  );
  const compact = useMedia(BAR_ON_TWO_LINES);
  const periodo = periodos.find((one) => one.periodoID === periodoID);
  const exportAll = (one: Periodo) => download.send({ type: 'export.requested', periodo: one });
  const upload = () => budget.send({ type: 'workbook.asked' });
  usePaletteItems(() => {
    if (!periodo) return [];
    const descargar = { id: 'descargar', group: 'acciones', label: 'Descargar Excel' } as const;
    const subir = { id: 'subir', group: 'acciones', label: 'Subir Excel…', run: upload } as const;
    return state === 'busy' ? [subir] : [{ ...descargar, run: () => exportAll(periodo) }, subir];
  });
  return (
    <>
      {periodo && aprobacion && (
        <ApprovalLine
          aprobacion={aprobacion}
          reabiertos={reabiertos}
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
          <ExcelActions
            state={state}
            progress={progress}
            problem={problem}
            compact={compact}
            onExport={() => exportAll(periodo)}
            onCancel={() => download.send({ type: 'export.cancelled' })}
            onUpload={upload}
          />
        )}
        <HelpButton />
      </ActionsRoom>
      {workbookAsked && periodoID !== null && (
        <Workbook
          budget={budget}
          periodoID={periodoID}
          onClose={() => budget.send({ type: 'workbook.left' })}
        />
      )}
    </>
  );
}
