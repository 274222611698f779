import { type SheetMonth, sheetMonths } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { once } from '../../../app/once.ts';
import { whenCalm } from '../../../app/when-calm.ts';
import { usePaletteItems } from '../../../shell/Palette/use-palette-items.ts';
import type { SheetTool } from '../SheetTools/sheet-key.ts';
import { useSheetKeys } from '../SheetTools/use-sheet-keys.ts';
import { askForMoment } from './ask-for-moment.ts';
import { actorsOf, type BudgetActor, type SheetActor } from './budget.ts';
import type { KeptPlace } from './place.ts';
import { type ToolDialog, toolFiles } from './ToolDialogs.tsx';
import { toolItem } from './tool-item.ts';

const NONE = [] as const;
const MONTH_TOOLS = ['copy', 'distribute', 'history', 'moment'] as const;

/** A tool is called for the pair that is shown then. */
interface Asking {
  readonly pair: number | undefined;
  readonly tool: ToolDialog;
}

const pairOf = ({ context }: ReturnType<SheetActor['getSnapshot']>): number | undefined =>
  context.pair?.fila.clienteProductoPeriodoID;

/** What can be done with a pair's months as a whole: by button, by key and in the palette. */
export function useMonthTools(budget: BudgetActor, place: KeptPlace) {
  const { sheet, changes, history, approvals } = actorsOf(budget);
  const hasLog = useSelector(approvals, (state) => state.hasTag('offered'));
  const isTable = useSelector(budget, (state) => state.context.pestana === 'presupuesto');
  const pair = useSelector(sheet, pairOf);
  const [asking, setAsking] = useState<Asking>();
  const asked = asking?.pair === pair ? (asking?.tool ?? null) : null;

  function call(tool: SheetTool): void {
    if (tool === 'undo') history.send({ type: 'edit.undone' });
    else if (tool === 'redo') history.send({ type: 'edit.redone' });
    else if (tool === 'history') {
      const ventaID = hasLog ? monthInFocus(sheetMonths(sheet.getSnapshot().context)) : undefined;
      if (ventaID !== undefined) changes.send({ type: 'changes.asked', subject: { kind: 'mes', ventaID } });
    } else if (tool === 'moment') {
      if (hasLog) askForMoment(budget);
    } else ask(tool);
  }
  function ask(tool: ToolDialog): void {
    // What is typed until its file is there must go nowhere.
    if (toolFiles[tool]().outcome === undefined) place.leave();
    setAsking({ pair: pairOf(sheet.getSnapshot()), tool });
  }

  useSheetKeys(isTable ? MONTH_TOOLS : NONE, call);
  const offered = hasLog ? MONTH_TOOLS : MONTH_TOOLS.slice(0, 2);
  usePaletteItems(() =>
    isTable ? offered.map((tool) => ({ ...toolItem(tool), run: () => call(tool) })) : [],
  );
  useEffect(() => void early(), []);
  return { asked, call, close: () => setAsking(undefined) };
}

/** The files are there for the keys. */
const early = once(async () => {
  await whenCalm();
  // Older browsers never ask again for a module that failed once.
  if (navigator.onLine) await Promise.all([toolFiles.copy(), toolFiles.distribute()]);
});

/** The month of the cell that has the focus, or else the first one to type in. */
function monthInFocus(months: readonly SheetMonth[]): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-venta]');
  const month = row
    ? months.find(({ venta }) => String(venta.ventaID) === row.dataset['venta'])
    : (months.find(({ isOpen }) => isOpen) ?? months[0]);
  return month?.venta.ventaID;
}
