import {
  type BudgetTab,
  blockKeys,
  type ChartMeasure,
  chartMonths,
  type Field,
  hasOtherCurrency,
  type OutboxRef,
  type ShownSheet,
  salesEffects,
  sheetMonths,
  valueKey,
} from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect } from 'react';
import { later } from '../../../app/later.ts';
import { loadedPart } from '../../../app/loaded-part.ts';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import type { CellAction } from '../MonthTable/cell-action.ts';
import { MonthTable } from '../MonthTable/MonthTable.tsx';
import type { MonthRow } from '../MonthTable/month-row.ts';
import type { SheetTool } from '../SheetTools/sheet-key.ts';
import { actorsOf, type BudgetActor, type ChangesActor, useShown } from './budget.ts';
import { comparisonOf } from './comparison.ts';
import { pasteRows } from './paste.ts';
import type { KeptPlace } from './place.ts';
import { ChartRoom, TableRoom } from './Screen.parts.ts';
import { Tools } from './Tools.tsx';

/** Comes after the months: nobody prints sooner. */
const Printed = later(() => import('./Printed.tsx'));
/** With the charts: a look at the figures does without. */
const Analysis = loadedPart(() => import('../Analysis/Analysis.tsx'), <Skeleton height="100%" />);

const TABS = [
  { id: 'presupuesto', label: 'Presupuesto' },
  { id: 'volumen', label: 'Análisis por Volumen' },
  { id: 'precio', label: 'Análisis por Precio' },
  { id: 'ventas', label: 'Análisis por Ventas' },
] as const satisfies readonly { readonly id: BudgetTab; readonly label: string }[];

interface MonthsProps {
  readonly budget: BudgetActor;
  readonly place: KeptPlace;
  readonly onTool: (tool: SheetTool) => void;
}

/** The chosen pair's months, as a table or as one of the charts. */
export function Months({ budget, place, onTool }: MonthsProps) {
  const { sheet, changes, approvals } = actorsOf(budget);
  const tab = useSelector(budget, (state) => state.context.pestana);
  const hasLog = useSelector(approvals, (state) => state.hasTag('offered'));
  const historyOf = useSelector(changes, historyMonth);
  const context = useShown(sheet);
  const { outbox } = context;
  const entries = useSelector(outbox, (state) => state.context.entries);
  const { matched } = comparisonOf(context);
  useLayoutEffect(() => place.keep, [place]);
  const act = useCallback(
    (action: CellAction) => {
      if (action.type === 'rows.pasted') pasteRows(sheet, action);
      else if (action.type === 'conflict.left' || action.type === 'conflict.put') {
        outbox.send({ type: action.type, key: valueKey(action.field, action.ventaID) });
      } else sheet.send(action);
    },
    [sheet, outbox],
  );
  const ask = useCallback(
    (ventaID: number) => changes.send({ type: 'changes.asked', subject: { kind: 'mes', ventaID } }),
    [changes],
  );
  return (
    <>
      <Tabs
        label="Vistas del presupuesto"
        selected={tab}
        onSelect={(pestana) => budget.send({ type: 'tab.chosen', pestana })}
        items={TABS.map(({ id, label }) => ({
          id,
          label,
          content:
            id === tab &&
            (id === 'presupuesto' ? (
              <TableRoom>
                <Tools budget={budget} hasLog={hasLog} onTool={onTool} />
                <div data-scroll>
                  <MonthTable
                    rows={monthRowsOf(context, entries)}
                    hasReference={context.referenteID !== null}
                    awaitsReference={context.isReferenceAwaited}
                    matched={matched}
                    label={pairLabel(context)}
                    monedaID={monedaOf(context)}
                    onAction={act}
                    onHistory={hasLog ? ask : undefined}
                    historyOf={historyOf}
                  />
                </div>
              </TableRoom>
            ) : (
              analysis(id, context, matched)
            )),
        }))}
      />
      <Printed context={context} />
    </>
  );
}

type Entries = ReturnType<OutboxRef['getSnapshot']>['context']['entries'];

const pairLabel = ({ pair }: ShownSheet): string =>
  pair ? `${pair.fila.nombreCliente} · ${pair.fila.nombreProducto}` : '';
const monedaOf = ({ pair }: ShownSheet): string => pair?.fila.monedaID ?? LOCAL_CURRENCY;

/** The month whose history is open; null for none. */
function historyMonth(state: ReturnType<ChangesActor['getSnapshot']>): number | null {
  const { subject } = state.context;
  return state.hasTag('open') && subject?.kind === 'mes' ? subject.ventaID : null;
}

function analysis(measure: ChartMeasure, context: ShownSheet, matched: string | undefined) {
  return (
    <ChartRoom>
      <Analysis
        measure={measure}
        matched={matched}
        months={chartMonths(sheetMonths(context), measure)}
        monedaID={monedaOf(context)}
        effects={salesEffects(sheetMonths(context))}
        isAbroad={hasOtherCurrency(sheetMonths(context))}
      />
    </ChartRoom>
  );
}

function monthRowsOf(context: ShownSheet, entries: Entries): MonthRow[] {
  const picks = blockKeys(context);
  return sheetMonths(context).map(({ venta, referencia, isOpen }) => {
    const isPending = (field: Field) => valueKey(field, venta.ventaID) in context.typed;
    const pending = { volumenTon: isPending('volumenTon'), precio: isPending('precio') };
    const conflictOf = (field: Field) => {
      const conflicto = entries[valueKey(field, venta.ventaID)]?.conflicto;
      return conflicto && { [field]: conflicto };
    };
    const conflict = { ...conflictOf('volumenTon'), ...conflictOf('precio') };
    const isHeard = (field: Field) => context.heard.includes(valueKey(field, venta.ventaID));
    const heard = { volumenTon: isHeard('volumenTon'), precio: isHeard('precio') };
    const isPicked = (field: Field) => picks.includes(valueKey(field, venta.ventaID));
    const picked = { volumenTon: isPicked('volumenTon'), precio: isPicked('precio') };
    return { venta, referencia, history: !isOpen, pending, conflict, heard, picked };
  });
}
