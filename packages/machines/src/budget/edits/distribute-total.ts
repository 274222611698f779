import { savableAmount } from '../cell/amount.ts';
import { matchingOf, referenceFinder } from '../comparison/matching.ts';
import { kilos } from '../sheet/money.ts';
import { monthsOfYear } from '../sheet/months.ts';
import type { SheetContext, SheetMonth } from '../sheet/sheet.types.ts';
import { pairTotals } from '../sheet/totals.ts';
import { openMonths } from './open-months.ts';
import { shares } from './shares.ts';
import type { CellValue } from './step.ts';
import { fromUnits } from './units.ts';

/** What a total is split in proportion to. */
export type Proportion =
  | 'present'
  | 'reference'
  | 'equal'
  /** Of a reference that has not come: nobody knows yet. */
  | 'awaited';

interface Distribution {
  readonly proportion: Proportion;
  /** The year's open months, in order. */
  readonly months: readonly SheetMonth[];
  /** Kilos that stand for each of them. */
  readonly weights: readonly bigint[];
}

type Sheet = Pick<
  SheetContext,
  'pair' | 'ventas' | 'typed' | 'referencia' | 'isReferenceAwaited' | 'yearBefore'
>;

/** The years that have open months: those that a total can be split over. */
export function openYears(context: Sheet): readonly number[] {
  const open = openMonths(monthsOfYear({ ...context, anio: null }));
  return [...new Set(open.map(({ venta }) => venta.anio))];
}

/** How a year's total would be split: like the present volumes, else like the reference's, else equally. */
export function distributionOf(context: Sheet, anio: number): Distribution {
  const months = openMonths(monthsOfYear({ ...context, anio }));
  const present = months.map(({ venta }) => kilos(venta.volumenTon));
  if (isSomething(present)) return { proportion: 'present', months, weights: present };
  if (context.isReferenceAwaited) return { proportion: 'awaited', months, weights: [] };
  const { referencia } = context;
  const ventas = months.map(({ venta }) => venta);
  const referenceOf = referenceFinder(referencia, matchingOf(ventas, referencia));
  const reference = months.map(({ venta }) => kilos(referenceOf(venta)?.volumenTon ?? 0));
  if (isSomething(reference)) return { proportion: 'reference', months, weights: reference };
  return { proportion: 'equal', months, weights: months.map(() => 1n) };
}

/** The volumes that a total of `total` tonnes makes; they add up to it, to the kilo. None for what cannot be saved, or not be split yet. */
export function distributedValues(
  { proportion, months, weights }: Distribution,
  total: number | null,
): readonly CellValue[] {
  const savable = savableAmount('volumenTon', total);
  if (savable === null || proportion === 'awaited') return [];
  const parts = shares(kilos(savable), weights);
  return months.map(({ venta }, at) => ({
    ventaID: venta.ventaID,
    field: 'volumenTon',
    valor: fromUnits('volumenTon', parts[at] ?? 0n),
  }));
}

/** What a split would do, for somebody to look at before it is done. */
export interface SplitPreview {
  readonly proportion: Proportion;
  /** Tonnes of the months that take part, as they are. */
  readonly present: number;
  /** Their volumes: what the total makes of them, or as they are while it is none that can be saved. */
  readonly months: readonly { readonly ventaID: number; readonly mes: number; readonly volumenTon: number }[];
  readonly isSavable: boolean;
}

export function splitPreview(context: Sheet, anio: number, total: number | null): SplitPreview {
  const distribution = distributionOf(context, anio);
  const values = distributedValues(distribution, total);
  const ventas = distribution.months.map(({ venta }) => venta);
  return {
    proportion: distribution.proportion,
    present: pairTotals(ventas).volumenTon,
    months: ventas.map(({ ventaID, mes, volumenTon }, at) => ({
      ventaID,
      mes,
      volumenTon: values[at]?.valor ?? volumenTon,
    })),
    isSavable: values.length > 0,
  };
}

function isSomething(weights: readonly bigint[]): boolean {
  return weights.some((weight) => weight > 0n);
}
