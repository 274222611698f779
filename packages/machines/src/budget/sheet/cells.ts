import { isHistoryMonth, type Venta } from '@presupuesto/api-sdk/contract';
import { type Change, type Field, valueKey } from '../../outbox/change.ts';
import { type CellInput, typedAmount } from '../cell/cell.machine.ts';
import type { Values } from './money.ts';
import { valueChange } from './months.ts';
import type { CellRef, Pair, SheetContext } from './sheet.types.ts';

export const FIELDS: readonly Field[] = ['volumenTon', 'precio'];

/** What each editable cell of the pair starts with, by `valueKey`. */
export function cellInputs(
  pair: Pair,
  ventas: readonly Venta[],
  typed: Values,
): Readonly<Record<string, Omit<CellInput, 'owner'>>> {
  const editable = ventas.filter((venta) => !isHistoryMonth(pair.periodo, venta));
  return Object.fromEntries(
    editable.flatMap((venta) =>
      FIELDS.map((field) => {
        const key = valueKey(field, venta.ventaID);
        const confirmed = venta[field];
        return [key, { ventaID: venta.ventaID, field, confirmed, pending: typed[key] ?? null }] as const;
      }),
    ),
  );
}

/** The pending values that belong to these months. */
export function valuesOf(ventas: readonly Venta[], pending: Values): Values {
  const keys = new Set(ventas.flatMap(({ ventaID }) => FIELDS.map((field) => valueKey(field, ventaID))));
  return Object.fromEntries(Object.entries(pending).filter(([key]) => keys.has(key)));
}

/** Good values still being typed: another pair is chosen, so the cells are left. */
export function unfinishedChanges({
  pair,
  ventas,
  cells,
}: Pick<SheetContext, 'pair' | 'ventas' | 'cells'>): readonly Change[] {
  if (!pair) return [];
  return Object.values(cells).flatMap((cell) => unfinished(pair, ventas, cell));
}

function unfinished(pair: Pair, ventas: readonly Venta[], cell: CellRef): readonly Change[] {
  const { context } = cell.getSnapshot();
  const valor = typedAmount(context);
  return valor === null ? [] : [valueChange(pair, ventas, { ...context, valor })];
}

export function withoutValue(values: Values, gone: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== gone));
}
