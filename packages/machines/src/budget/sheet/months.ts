import {
  type ClienteProductoPeriodo,
  isHistoryMonth,
  monthIndex,
  type Periodo,
  type Venta,
} from '@presupuesto/api-sdk/contract';
import { type Field, type ValueChange, valueKey } from '../../outbox/change.ts';
import { remembered } from '../../remembered.ts';
import { referenceFinder, shownMatching } from '../comparison/matching.ts';
import type { Cell, CellValue } from '../edits/step.ts';
import { type Values, withValues } from './money.ts';
import type { Pair, SheetContext, SheetMonth } from './sheet.types.ts';

const FIELDS: readonly Field[] = ['volumenTon', 'precio'];

/** Which months to ask for: those of the pair in a period. */
export function ventasOf({ fila: { clienteID, productoID } }: Pair, periodoID: string) {
  return { query: { periodoID, clienteID, productoID } };
}

/** By year and month. */
export function byMonth(ventas: readonly Venta[]): readonly Venta[] {
  return [...ventas].sort((a, b) => monthIndex(a.anio, a.mes) - monthIndex(b.anio, b.mes));
}

/** The years found in the data, for the Año filter. */
export function sheetYears({ ventas }: Pick<SheetContext, 'ventas'>): readonly number[] {
  return [...new Set(ventas.map((venta) => venta.anio))].sort((a, b) => a - b);
}

type Shown = Pick<SheetContext, 'pair' | 'ventas' | 'typed' | 'referencia' | 'yearBefore' | 'anio'>;

const isShown = (venta: Venta, anio: number | null): boolean => anio === null || venta.anio === anio;

/** A year's months, or all of them, with typed values and reference. */
export function monthsOfYear(context: Shown): readonly SheetMonth[] {
  const { ventas, referencia, yearBefore } = context;
  const referenceOf = referenceFinder(referencia, shownMatching(ventas, referencia, yearBefore));
  return withValues(ventas, context.typed)
    .filter((venta) => isShown(venta, context.anio))
    .map((venta) => ({
      venta,
      referencia: referenceOf(venta),
      isOpen: context.pair !== null && !isHistoryMonth(context.pair.periodo, venta),
    }));
}

/** The lines of the table: the months of the year that Año shows. Keeps its last result. */
export const sheetMonths = remembered(
  monthsOfYear,
  ({ ventas, pair, typed, referencia, yearBefore, anio }) => [
    ventas,
    pair,
    typed,
    referencia,
    yearBefore,
    anio,
  ],
);

/** Figures that differ from those shown, of cells in which nothing is typed. */
export function changedKeys(
  { ventas, typed, drafts }: Pick<SheetContext, 'ventas' | 'typed' | 'drafts'>,
  loaded: readonly Venta[],
): readonly string[] {
  const before = new Map(ventas.map((venta) => [venta.ventaID, venta]));
  return loaded.flatMap((venta) =>
    FIELDS.filter((field) => (before.get(venta.ventaID) ?? venta)[field] !== venta[field])
      .map((field) => valueKey(field, venta.ventaID))
      .filter((key) => !(key in typed) && !(key in drafts)),
  );
}

export function withoutValue(values: Values, gone: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== gone));
}

/** What a cell holds, confirmed or not; undefined for a month that is not there. */
export function sheetValue(
  { ventas, typed }: Pick<SheetContext, 'ventas' | 'typed'>,
  { ventaID, field }: Cell,
): number | undefined {
  return typed[valueKey(field, ventaID)] ?? ventas.find((venta) => venta.ventaID === ventaID)?.[field];
}

/** Those of `values` that belong to these months, cell by cell. */
export function cellValues(ventas: readonly Venta[], values: Values): readonly CellValue[] {
  return ventas.flatMap(({ ventaID }) =>
    FIELDS.flatMap((field) => {
      const valor = values[valueKey(field, ventaID)];
      return valor === undefined ? [] : [{ ventaID, field, valor }];
    }),
  );
}

/** Values by the key of their cell. */
export function keyedValues(values: readonly CellValue[]): Values {
  return Object.fromEntries(values.map(({ field, ventaID, valor }) => [valueKey(field, ventaID), valor]));
}

/** What the server holds of these cells, as far as is known here. */
export function serverValues(ventas: readonly Venta[], cells: readonly Cell[]): Values {
  const values = cells.map(({ ventaID, field }) => [
    valueKey(field, ventaID),
    ventas.find((venta) => venta.ventaID === ventaID)?.[field],
  ]);
  return Object.fromEntries(values.filter(([, valor]) => valor !== undefined));
}

type Changing = Pick<SheetContext, 'ventas' | 'seen'> & {
  readonly pair: {
    readonly periodo: Pick<Periodo, 'periodoID'>;
    readonly fila: Pick<
      ClienteProductoPeriodo,
      'clienteProductoPeriodoID' | 'clienteProductoID' | 'nombreCliente' | 'nombreProducto' | 'monedaID'
    >;
  };
};

/** A typed value as a change for the server, with what was seen in its cell, named by what people call its month. */
export function valueChange(
  { pair: { periodo, fila }, ventas, seen }: Changing,
  { ventaID, field, valor }: CellValue,
): ValueChange {
  const venta = ventas.find((one) => one.ventaID === ventaID);
  const visto = seen[valueKey(field, ventaID)] ?? venta?.[field];
  const { nombreCliente, nombreProducto, monedaID } = fila;
  return {
    kind: field,
    ventaID,
    valor,
    ...(visto !== undefined && { visto }),
    ...(field === 'precio' && monedaID && { moneda: monedaID }),
    periodoID: periodo.periodoID,
    clienteProductoPeriodoID: fila.clienteProductoPeriodoID,
    clienteProductoID: fila.clienteProductoID,
    names: { nombreCliente, nombreProducto, ...(venta && { anio: venta.anio, mes: venta.mes }) },
  };
}

/** A value copied to its month and to every later one of the year that Año shows, in order (replicate-down). */
export function replicatedChanges(
  { pair, ventas, seen, anio }: Pick<SheetContext, 'pair' | 'ventas' | 'seen' | 'anio'>,
  source: CellValue,
): readonly ValueChange[] {
  const shown = ventas.filter((venta) => isShown(venta, anio));
  const from = shown.findIndex((venta) => venta.ventaID === source.ventaID);
  if (!pair || from < 0) return [];
  return shown
    .slice(from)
    .map((venta) => valueChange({ pair, ventas, seen }, { ...source, ventaID: venta.ventaID }));
}
