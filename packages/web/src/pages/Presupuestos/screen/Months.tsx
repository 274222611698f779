import {
  chartMonths,
  type Field,
  type SheetContext,
  salesEffects,
  sheetMonths,
  valueKey,
} from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { Analysis } from '../Analysis/Analysis.tsx';
import type { CellAction } from '../MonthTable/AmountCell.tsx';
import { MonthTable } from '../MonthTable/MonthTable.tsx';
import type { SheetActor } from './budget.ts';
import { monthRowsOf } from './month-rows.ts';
import { Printed } from './Printed.tsx';
import { pasteRows, prepareToPaste } from './paste.ts';
import { ChartRoom, TableRoom } from './Screen.parts.ts';
import { Tools } from './Tools.tsx';

const TABS = [
  { id: 'presupuesto', label: 'Presupuesto' },
  { id: 'volumen', label: 'Análisis por Volumen' },
  { id: 'precio', label: 'Análisis por Precio' },
  { id: 'ventas', label: 'Análisis por Ventas' },
] as const;

type TabId = (typeof TABS)[number]['id'];

/** The chosen pair's months, as a table or as one of the charts. */
export function Months({ sheet }: { readonly sheet: SheetActor }) {
  const context = useSelector(sheet, (state) => state.context);
  const [tab, setTab] = useState<TabId>('presupuesto');
  useEffect(prepareToPaste, []);
  const act = useCallback(
    (ventaID: number, field: Field, action: CellAction) => {
      if (action.type === 'rows.pasted') void pasteRows(sheet, { ventaID, field }, action.rows);
      else sheet.getSnapshot().context.cells[valueKey(field, ventaID)]?.send(action);
    },
    [sheet],
  );
  return (
    <>
      <Tabs
        label="Vistas del presupuesto"
        selected={tab}
        onSelect={setTab}
        items={TABS.map(({ id, label }) => ({
          id,
          label,
          content: id === tab && view(id, sheet, context, act),
        }))}
      />
      <Printed context={context} />
    </>
  );
}

function view(
  tab: TabId,
  sheet: SheetActor,
  context: SheetContext,
  act: (ventaID: number, field: Field, action: CellAction) => void,
) {
  const monedaID = context.pair?.fila.monedaID ?? LOCAL_CURRENCY;
  if (tab === 'presupuesto') {
    return (
      <TableRoom>
        <Tools sheet={sheet} />
        <div data-scroll>
          <MonthTable rows={monthRowsOf(context)} monedaID={monedaID} onAction={act} />
        </div>
      </TableRoom>
    );
  }
  return (
    <ChartRoom>
      <Analysis
        measure={tab}
        months={chartMonths(sheetMonths(context), tab)}
        monedaID={monedaID}
        effects={salesEffects(sheetMonths(context))}
      />
    </ChartRoom>
  );
}
