import type { Venta } from '@presupuesto/api-sdk/contract';
import { besideMonths, type ReferenceMonth } from '../comparison/reference-month.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import { hasSeveralCurrencies } from './currency.ts';
import { monthKey } from './keys.ts';

/** What some months of some pairs come to. */
export interface Amounts {
  /** Whole kilos, which add up without rounding. */
  readonly kg: number;
  /** Local currency, in units; null where pairs of several currencies come together, or the reference's is another one. */
  readonly sales: number | null;
  /** Null where a month with sales has no exchange rate. */
  readonly eur: number | null;
}

/** Amounts beside those of the reference. */
export interface Compared {
  readonly present: Amounts;
  /** Null where the reference has none of the months. */
  readonly reference: Amounts | null;
  /** The present amounts of the months that the reference has. */
  readonly like: Amounts;
}

/** By the key of their column. */
export type RowFigures = ReadonlyMap<string, Compared>;

/** The reference's pairs, and whether its months are those of the year before. */
export interface Reference {
  /** By clienteProductoID. */
  readonly pairs: ReadonlyMap<number, WholePair>;
  readonly yearBefore: boolean;
}

export const NO_REFERENCE: Reference = { pairs: new Map(), yearBefore: false };

const NOTHING: Amounts = { kg: 0, sales: 0, eur: 0 };

const pairFigures = new WeakMap<WholePair, { readonly reference: Reference; readonly figures: RowFigures }>();

/** What a pair comes to, by month and by year. Keeps its last result. */
export function figuresOfPair(pair: WholePair, reference: Reference): RowFigures {
  const known = pairFigures.get(pair);
  if (known?.reference === reference) return known.figures;
  const referenceOf = referenceMonths(pair, reference);
  const figures = new Map<string, Compared>();
  for (const venta of pair.ventas) {
    const key = monthKey(venta.anio, venta.mes);
    const month = comparedMonth(venta, referenceOf.get(key));
    figures.set(key, month);
    const year = String(venta.anio);
    figures.set(year, added(figures.get(year), month));
  }
  pairFigures.set(pair, { reference, figures });
  return figures;
}

const sums = new WeakMap<object, { readonly reference: Reference; readonly figures: RowFigures }>();

/** What several pairs come to together. Keeps its last result. */
export function figuresOfPairs(pairs: readonly WholePair[], reference: Reference): RowFigures {
  return summed(pairs, reference, pairs, (pair) => figuresOfPair(pair, reference));
}

/** What the parts of some pairs come to together. Keeps its last result. */
export function summed<Part>(
  parts: readonly Part[],
  reference: Reference,
  pairs: readonly WholePair[],
  figuresOf: (part: Part) => RowFigures,
): RowFigures {
  const known = sums.get(parts);
  if (known?.reference === reference) return known.figures;
  const isMixed = hasSeveralCurrencies(pairs);
  const totals = new Map<string, Sum>();
  for (const part of parts) {
    for (const [key, compared] of figuresOf(part)) {
      const total = totals.get(key);
      if (total) add(total, compared);
      else totals.set(key, sumOf(compared));
    }
  }
  const figures = new Map([...totals].map(([key, total]) => [key, isMixed ? withoutSales(total) : total]));
  sums.set(parts, { reference, figures });
  return figures;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Added up in place: a whole budget has ten thousand figures. */
interface Sum extends Compared {
  readonly present: Mutable<Amounts>;
  reference: Mutable<Amounts> | null;
  readonly like: Mutable<Amounts>;
}

function sumOf({ present, reference, like }: Compared): Sum {
  return { present: { ...present }, reference: reference && { ...reference }, like: { ...like } };
}

function add(sum: Sum, { present, reference, like }: Compared): void {
  addAmounts(sum.present, present);
  addAmounts(sum.like, like);
  if (sum.reference && reference) addAmounts(sum.reference, reference);
  else if (reference) sum.reference = { ...reference };
}

function addAmounts(sum: Mutable<Amounts>, { kg, sales, eur }: Amounts): void {
  sum.kg += kg;
  sum.sales = sum.sales === null || sales === null ? null : sum.sales + sales;
  sum.eur = sum.eur === null || eur === null ? null : sum.eur + eur;
}

/** What the reference's months stand beside. */
type Beside = Pick<Reference, 'yearBefore'> & Pick<WholePair, 'monedaID'>;

const NO_MONTHS: ReadonlyMap<string, ReferenceMonth> = new Map();
const besides = new WeakMap<WholePair, Beside & { readonly months: ReadonlyMap<string, ReferenceMonth> }>();

/** The reference's months, by the key of the month that they stand beside. Keeps its last result. */
export function referenceMonths(
  { clienteProductoID, monedaID }: Pick<WholePair, 'clienteProductoID' | 'monedaID'>,
  { pairs, yearBefore }: Reference,
): ReadonlyMap<string, ReferenceMonth> {
  const pair = pairs.get(clienteProductoID);
  if (!pair) return NO_MONTHS;
  const known = besides.get(pair);
  if (known?.yearBefore === yearBefore && known.monedaID === monedaID) return known.months;
  const months = new Map(
    pair.ventas.map((venta) => [
      monthKey(venta.anio + (yearBefore ? 1 : 0), venta.mes),
      besideMonths(venta, { monedaID }),
    ]),
  );
  besides.set(pair, { yearBefore, monedaID, months });
  return months;
}

function comparedMonth(venta: Venta, reference: ReferenceMonth | undefined): Compared {
  const present = amountsOf(venta);
  return reference
    ? { present, reference: amountsOf(reference), like: present }
    : { present, reference: null, like: NOTHING };
}

function amountsOf({ volumenTon, valorMonedaLocal, valorEUR }: Omit<ReferenceMonth, 'precio'>): Amounts {
  const eur = valorEUR ?? (valorMonedaLocal === 0 ? 0 : null);
  return { kg: Math.round(volumenTon * 1_000), sales: valorMonedaLocal, eur };
}

/** Both together. */
export function added(sum: Compared | undefined, one: Compared): Compared {
  const both = sumOf(one);
  if (sum) add(both, sum);
  return both;
}

/** Of pairs of several currencies. */
export function withoutSales({ present, reference, like }: Compared): Compared {
  const mixed = (amounts: Amounts) => ({ ...amounts, sales: null });
  return { present: mixed(present), reference: reference && mixed(reference), like: mixed(like) };
}
