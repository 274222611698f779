import { openYears, splitPreview } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { loadedDialog } from '../../../app/loaded-part.ts';
import { once } from '../../../app/once.ts';
import { type BudgetActor, useShown } from './budget.ts';

/** Their files, each from when it is first asked for. */
export const toolFiles = {
  copy: once(() => import('./Copy.tsx')),
  distribute: once(() => import('../SheetTools/DistributeDialog.tsx')),
};
const Copy = loadedDialog(toolFiles.copy);
const DistributeDialog = loadedDialog(toolFiles.distribute);

/** A tool of the months that asks something first. */
export type ToolDialog = keyof typeof toolFiles;

interface ToolDialogsProps {
  readonly budget: BudgetActor;
  readonly asked: ToolDialog | null;
  readonly onClose: () => void;
}

/** The dialog of the tool that was called; copying waits for the months in it, a total is split once they are there. */
export function ToolDialogs({ budget, asked, onClose }: ToolDialogsProps) {
  const sheet = useSelector(budget, ({ context }) => context.sheet);
  const isLoaded = useSelector(sheet, (state) => state.hasTag('loaded'));
  if (asked === 'copy') return <Copy budget={budget} onClose={onClose} />;
  return asked === 'distribute' && isLoaded && <Distribute budget={budget} onClose={onClose} />;
}

function Distribute({ budget, onClose }: Omit<ToolDialogsProps, 'asked'>) {
  const sheet = useSelector(budget, ({ context }) => context.sheet);
  const shown = useShown(sheet);
  const { anio, referenteID } = shown;
  return (
    <DistributeDialog
      years={openYears(shown).filter((year) => anio === null || year === anio)}
      referenteID={referenteID}
      previewOf={(year, total) => splitPreview(shown, year, total)}
      onDistribute={(year, total) => {
        sheet.send({ type: 'total.distributed', anio: year, total });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
