import type { Venta } from '@presupuesto/api-sdk/contract';
import { kilos, priceUnits } from '../sheet/money.ts';
import { type PairTotals, pairTotals } from '../sheet/totals.ts';
import { isPriced, type ReferenceMonth } from './reference-month.ts';

/** A month of the budget with the reference's same month, null where it has none. */
export interface ComparedMonth {
  readonly venta: Venta;
  readonly referencia: ReferenceMonth | null;
}

/** By how much the budget differs from its reference. */
interface Difference {
  readonly absolute: number;
  /** Of the reference, -100 and up; null where the reference is 0. */
  readonly percent: number | null;
}

/** How many of the months have a reference: the others are left out of every difference, so that like meets like. */
export interface Coverage {
  readonly months: number;
  readonly compared: number;
}

interface TotalsComparison extends Coverage {
  /** Tonnes. */
  readonly volumenTon: Difference;
  /** Average price weighted by volume; null where one side has no volume and so no average, or another currency. */
  readonly precio: Difference | null;
}

/** The sums of one side: whole kilos, and sales in kilos × ten-thousandths of the currency. */
interface Sums {
  readonly kg: bigint;
  readonly sales: bigint;
}

interface Matched {
  readonly venta: Venta;
  readonly referencia: ReferenceMonth;
}

/** The months that have a reference, with it. */
export function matchedMonths(months: readonly ComparedMonth[]): readonly Matched[] {
  return months.flatMap(({ venta, referencia }) => (referencia ? [{ venta, referencia }] : []));
}

/** What the reference's months come to; its average price null where it is in another currency. */
export function referenceTotals(
  months: readonly ReferenceMonth[],
): Pick<PairTotals, 'volumenTon'> & { readonly precioPromedio: number | null } {
  const { volumenTon, precioPromedio } = pairTotals(
    months.map((month) => ({ ...month, precio: month.precio ?? 0 })),
  );
  return { volumenTon, precioPromedio: months.every(isPriced) ? precioPromedio : null };
}

/** Budget and reference of the months that have both, total beside total; null where no month has a reference. */
export function compareTotals(months: readonly ComparedMonth[]): TotalsComparison | null {
  const matched = matchedMonths(months);
  if (matched.length === 0) return null;
  const budget = sumsOf(matched.map(({ venta }) => venta));
  const reference = sumsOf(matched.map(({ referencia }) => referencia));
  const kg = budget.kg - reference.kg;
  return {
    months: months.length,
    compared: matched.length,
    volumenTon: {
      absolute: Number(kg) / 1_000,
      percent: reference.kg === 0n ? null : (Number(kg) / Number(reference.kg)) * 100,
    },
    precio: matched.every(({ referencia }) => isPriced(referencia))
      ? priceDifference(budget, reference)
      : null,
  };
}

function priceDifference(budget: Sums, reference: Sums): Difference | null {
  if (budget.kg === 0n || reference.kg === 0n) return null;
  // One subtraction of whole numbers: equal averages differ by exactly 0.
  const across = budget.sales * reference.kg - reference.sales * budget.kg;
  const absolute = Number(across) / Number(budget.kg * reference.kg) / 10_000;
  const percent =
    reference.sales === 0n ? null : (Number(across) / Number(reference.sales * budget.kg)) * 100;
  return { absolute, percent };
}

function sumsOf(months: readonly Pick<ReferenceMonth, 'volumenTon' | 'precio'>[]): Sums {
  let kg = 0n;
  let sales = 0n;
  for (const { volumenTon, precio } of months) {
    kg += kilos(volumenTon);
    sales += kilos(volumenTon) * priceUnits(precio ?? 0);
  }
  return { kg, sales };
}
