import {
  type Compared,
  columnKeyOf,
  differencePercent,
  figuresOfRow,
  type GridView,
  isField,
  isPartial,
  leafOf,
  measured,
  type Reference,
  type ReferenceMonth,
  referenceMonths,
  type Target,
} from '@presupuesto/machines';

type Month = NonNullable<ReturnType<typeof leafOf>>['venta'];
type Amounts = Compared['present'];

/** What a cell shows is made of these; while they stay the same, so does the cell. */
export interface CellFigures {
  /** What the cell comes to, beside the reference; undefined where it comes to nothing. */
  readonly compared: Compared | undefined;
  /** The month that the cell is; undefined for a total. */
  readonly venta: Month | undefined;
  /** The reference's month beside it. */
  readonly referencia: ReferenceMonth | undefined;
  /** Of a pair's total whose reference has only some of its months. */
  readonly coverage?: Coverage | undefined;
}

/** How many of a total's months have a reference. */
interface Coverage {
  readonly months: number;
  readonly compared: number;
}

export function cellFigures(target: Target, reference: Reference): CellFigures {
  const compared = figuresOfRow(target.row, reference).get(target.column.key);
  const leaf = leafOf(target);
  if (!leaf) {
    const coverage = compared && isPartial(compared) ? coverageOf(target, reference) : undefined;
    return { compared, venta: undefined, referencia: undefined, coverage };
  }
  const { pair, venta } = leaf;
  return { compared, venta, referencia: referenceMonths(pair, reference).get(columnKeyOf(venta)) };
}

function coverageOf({ row, column }: Target, reference: Reference): Coverage | undefined {
  if (row.kind !== 'pair') return undefined;
  const referenceOf = referenceMonths(row.pair, reference);
  const months = row.pair.ventas.filter(({ anio }) => anio === column.anio);
  const compared = months.filter((venta) => referenceOf.has(columnKeyOf(venta)));
  return { months: months.length, compared: compared.length };
}

/** What others come to is added up anew each time; a month is another one as soon as anything of it is. */
export function isSameFigures(one: CellFigures, other: CellFigures): boolean {
  return (
    one === other ||
    (one.venta === other.venta &&
      one.referencia === other.referencia &&
      one.coverage?.months === other.coverage?.months &&
      one.coverage?.compared === other.coverage?.compared &&
      isSameCompared(one.compared, other.compared))
  );
}

/** The figure of a cell: what is stored of a month, what others come to; null where there is none. */
export function figureOf({ compared, venta }: CellFigures, view: GridView): number | null {
  if (venta && isField(view)) return venta[view];
  return amountOf(compared?.present, venta, view);
}

/** The reference's figure beside it, prices weighted; null where there is none. */
export function besideOf({ compared, referencia }: CellFigures, view: GridView): number | null {
  return amountOf(compared?.reference, referencia, view);
}

/** A month without a rate has no euros of its own, though a total counts it as 0 where it has no sales. */
function amountOf(
  amounts: Amounts | null | undefined,
  month: Pick<Month, 'valorEUR'> | undefined,
  view: GridView,
): number | null {
  if (month && view === 'ventasEUR') return month.valorEUR ?? null;
  return amounts ? measured(amounts, view) : null;
}

/** How much more than its reference a cell is, in percent; null where it has none. */
export function percentOf({ compared, venta, referencia }: CellFigures, view: GridView): number | null {
  if (venta && isField(view)) {
    const before = referencia?.[view];
    return before ? (venta[view] / before - 1) * 100 : null;
  }
  return compared ? differencePercent(compared, view) : null;
}

function isSameCompared(one: Compared | undefined, other: Compared | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    isSameAmounts(one.present, other.present) &&
    isSameAmounts(one.reference, other.reference) &&
    isSameAmounts(one.like, other.like)
  );
}

function isSameAmounts(one: Amounts | null, other: Amounts | null): boolean {
  if (!one || !other) return one === other;
  return one.kg === other.kg && one.sales === other.sales && one.eur === other.eur;
}
