import { openYears, type SheetMonth, sheetMonths, splitPreview } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { loaded } from '../../../app/loaded.tsx';
import { logWarning } from '../../../app/log.ts';
import { usePaletteItems } from '../../../shell/Palette/use-palette-items.ts';
import { SheetTools } from '../SheetTools/SheetTools.tsx';
import type { SheetTool } from '../SheetTools/sheet-key.ts';
import { useSheetKeys } from '../SheetTools/use-sheet-keys.ts';
import { YearBefore } from '../SheetTools/YearBefore.tsx';
import { askForMoment } from './ask-for-moment.ts';
import { type BudgetActor, useShown } from './budget.ts';
import { comparisonOf } from './comparison.ts';
import { toolItem } from './tool-item.ts';

const load = {
  copy: () => import('./Copy.tsx'),
  distribute: () => import('../SheetTools/DistributeDialog.tsx'),
};
const Copy = loaded(load.copy);
const DistributeDialog = loaded(load.distribute);

type Asked = keyof typeof load;

const MONTH_TOOLS = ['copy', 'distribute', 'history', 'moment'] as const;

interface ToolsProps {
  readonly budget: BudgetActor;
  /** Whether the server keeps who changed what. */
  readonly hasLog: boolean;
}

/** The tools above the months and their two dialogs, whose files come when one is asked for. */
export function Tools({ budget, hasLog }: ToolsProps) {
  const { sheet, changes, history } = useSelector(budget, (state) => state.context);
  const canUndo = useSelector(history, ({ context: { past } }) => past.length > 0);
  const canRedo = useSelector(history, ({ context: { future } }) => future.length > 0);
  const context = useShown(sheet);
  const [asked, setAsked] = useState<Asked | null>(null);
  const months = sheetMonths(context);
  const close = () => setAsked(null);

  function handleTool(tool: SheetTool): void {
    if (tool === 'undo') history.send({ type: 'edit.undone' });
    else if (tool === 'redo') history.send({ type: 'edit.redone' });
    else if (tool === 'history') {
      const ventaID = hasLog ? monthInFocus(months) : undefined;
      if (ventaID !== undefined) changes.send({ type: 'changes.asked', subject: { kind: 'mes', ventaID } });
    } else if (tool === 'moment') {
      if (hasLog) askForMoment(budget);
    }
    // A file that does not arrive opens no dialog, and takes nothing else along.
    else
      load[tool]().then(
        () => setAsked(tool),
        () => logWarning(`no file for ${tool}`),
      );
  }
  useSheetKeys(MONTH_TOOLS, handleTool);
  const offered = hasLog ? MONTH_TOOLS : MONTH_TOOLS.slice(0, 2);
  usePaletteItems(() => offered.map((tool) => ({ ...toolItem(tool), run: () => handleTool(tool) })));

  const { referenteID, anio, yearBefore } = context;
  const { isOffered } = comparisonOf(context);
  const years = openYears(context).filter((year) => anio === null || year === anio);
  return (
    <>
      <SheetTools
        canUndo={canUndo}
        canRedo={canRedo}
        outcome={context.outcome}
        hasLog={hasLog}
        onTool={handleTool}
      >
        {isOffered && referenteID !== null && (
          <YearBefore
            referenteID={referenteID}
            pressed={yearBefore}
            onToggle={() => budget.send({ type: 'comparison.chosen', yearBefore: !yearBefore })}
          />
        )}
      </SheetTools>
      {asked === 'copy' && <Copy budget={budget} onClose={close} />}
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
    </>
  );
}

/** The month of the cell that has the focus, or else the first one to type in. */
function monthInFocus(months: readonly SheetMonth[]): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-venta]');
  const month = row
    ? months.find(({ venta }) => String(venta.ventaID) === row.dataset['venta'])
    : (months.find(({ isOpen }) => isOpen) ?? months[0]);
  return month?.venta.ventaID;
}
