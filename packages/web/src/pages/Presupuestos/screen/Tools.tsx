import {
  copiedValues,
  isOfAnotherYear,
  isPorcentaje,
  openMonths,
  openYears,
  sheetMonths,
  splitPreview,
} from '@presupuesto/machines';
import { lazy, Suspense, useState } from 'react';
import { logWarning } from '../../../app/log.ts';
import { SheetTools } from '../SheetTools/SheetTools.tsx';
import type { SheetTool } from '../SheetTools/sheet-key.ts';
import { useSheetKeys } from '../SheetTools/use-sheet-keys.ts';
import { type SheetActor, useShown } from './budget.ts';

const load = {
  copy: () => import('../SheetTools/CopyDialog.tsx'),
  distribute: () => import('../SheetTools/DistributeDialog.tsx'),
};
const CopyDialog = lazy(load.copy);
const DistributeDialog = lazy(load.distribute);

type Asked = keyof typeof load;

/** The tools above the months and their two dialogs, whose files come when one is asked for. */
export function Tools({ sheet }: { readonly sheet: SheetActor }) {
  const context = useShown(sheet);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  function handleTool(tool: SheetTool): void {
    if (tool === 'undo') sheet.send({ type: 'edit.undone' });
    else if (tool === 'redo') sheet.send({ type: 'edit.redone' });
    // A file that does not arrive opens no dialog, and takes nothing else along.
    else
      load[tool]().then(
        () => setAsked(tool),
        () => logWarning(`no file for ${tool}`),
      );
  }
  useSheetKeys(handleTool);

  const { referenteID, anio, history } = context;
  const months = sheetMonths(context);
  const years = openYears(context).filter((year) => anio === null || year === anio);
  return (
    <>
      <SheetTools
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        outcome={context.outcome}
        onTool={handleTool}
      />
      <Suspense fallback={null}>
        {asked === 'copy' && (
          <CopyDialog
            periodoID={context.pair?.periodo.periodoID ?? ''}
            referenteID={referenteID}
            ofAnotherYear={isOfAnotherYear(openMonths(months), context)}
            countOf={(options) =>
              isPorcentaje(options.porcentaje) ? copiedValues(months, context, options).values.length : null
            }
            onCopy={(options) => {
              sheet.send({ type: 'reference.copied', options });
              close();
            }}
            onClose={close}
          />
        )}
        {asked === 'distribute' && (
          <DistributeDialog
            years={years}
            referenteID={referenteID}
            previewOf={(year, total) => splitPreview(context, year, total)}
            onDistribute={(year, total) => {
              sheet.send({ type: 'total.distributed', anio: year, total });
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
