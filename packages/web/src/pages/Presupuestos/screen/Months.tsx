import { chartMonths, type Field, salesEffects, sheetMonths, valueKey } from '@presupuesto/machines';
import { useCallback, useEffect, useState } from 'react';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { Analysis } from '../Analysis/Analysis.tsx';
import type { CellAction } from '../MonthTable/AmountCell.tsx';
import { MonthTable } from '../MonthTable/MonthTable.tsx';
import type { MonthRow } from '../MonthTable/month-row.ts';
import { type SheetActor, type ShownSheet, useShown } from './budget.ts';
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
  const context = useShown(sheet);
  const [tab, setTab] = useState<TabId>('presupuesto');
  useEffect(prepareToPaste, []);
  const act = useCallback(
    (action: CellAction) => {
      if (action.type === 'rows.pasted') void pasteRows(sheet, action, action.rows);
      else sheet.send(action);
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

function view(tab: TabId, sheet: SheetActor, context: ShownSheet, act: (action: CellAction) => void) {
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

function monthRowsOf(context: ShownSheet): MonthRow[] {
  return sheetMonths(context).map(({ venta, referencia, isOpen }) => {
    const isPending = (field: Field) => valueKey(field, venta.ventaID) in context.typed;
    const pending = { volumenTon: isPending('volumenTon'), precio: isPending('precio') };
    const isHeard = (field: Field) => context.heard.includes(valueKey(field, venta.ventaID));
    const heard = { volumenTon: isHeard('volumenTon'), precio: isHeard('precio') };
    return { venta, referencia, history: !isOpen, pending, heard };
  });
}
