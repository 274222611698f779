import { monthName } from '@presupuesto/api-sdk/contract';
import {
  type GridColumn,
  type GridRow,
  type GridView,
  hasSeveralCurrencies,
  isField,
  type Reference,
} from '@presupuesto/machines';
import { editablePrecio, editableVolumen } from '../../../format/editable.ts';
import { formatDecimal, formatPrecio, formatTotal, formatVolumen } from '../../../format/numbers.ts';

/** A figure as a cell shows it; sales in thousands. Empty where there is none. */
export function figureText(view: GridView, valor: number | null): string {
  if (valor === null) return '';
  if (view === 'volumenTon') return formatVolumen(valor);
  return view === 'precio' ? formatPrecio(valor) : formatTotal(valor / 1_000);
}

/** A figure with all of its decimals, to be edited or copied; thousands separators are for the eye. */
export function plainFigure(view: GridView, valor: number | null): string {
  if (valor === null) return '';
  if (view === 'volumenTon') return editableVolumen(valor);
  return view === 'precio' ? editablePrecio(valor) : editablePrecio(isField(view) ? valor : valor / 1_000);
}

/** A percentage to be edited or copied, with two decimals at most: `5%`. */
export function plainPercent(percent: number | null): string {
  return percent === null ? '' : `${formatDecimal(Number(percent.toFixed(2)))}%`;
}

/** The unit of the figures, in words. */
export function unitText(view: GridView, monedaID: string): string {
  if (view === 'volumenTon') return 't';
  if (view === 'precio') return `${monedaID}/kg`;
  return view === 'ventas' ? `miles de ${monedaID}` : 'KEUR';
}

/** The same as it is read aloud. */
export const saidUnit = (view: GridView, monedaID: string): string =>
  unitText(view, monedaID).replace('/', ' por ');

/** Whether rows say their currency: figures are local ones, of several. */
export function namesCurrency(view: GridView, pairs: Parameters<typeof hasSeveralCurrencies>[0]): boolean {
  return (view === 'precio' || view === 'ventas') && hasSeveralCurrencies(pairs);
}

/** `Ene`, or with its year where there are several. */
export function columnText({ anio, mes }: GridColumn, hasYears: boolean): string {
  if (mes === null) return `Total ${anio}`;
  const short = monthName(mes).slice(0, 3);
  return hasYears ? `${short} ${String(anio).slice(2)}` : short;
}

/** What stands beside a total. */
export function differenceText({ yearBefore }: Reference): string {
  return yearBefore ? 'Δ −1' : 'Δ ref.';
}

/** A column as it is read aloud: `Marzo 2027`. */
export function columnName({ anio, mes }: GridColumn): string {
  return mes === null ? `Total ${anio}` : `${monthName(mes)} ${anio}`;
}

/** A row as it is read aloud. */
export function rowName(row: GridRow): string {
  if (row.kind === 'total') return 'Total';
  return row.kind === 'group' ? row.name : `${row.pair.nombreCliente}, ${row.pair.nombreProducto}`;
}
