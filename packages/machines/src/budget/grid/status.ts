import { added, type Compared, type Reference, withoutSales } from './amounts.ts';
import { currencyOf, hasSeveralCurrencies } from './currency.ts';
import { differencePercent, type GridView, isPartial, measured } from './measure.ts';
import { figuresOfRow } from './row-figures.ts';
import { pairsOfRow } from './rows.ts';
import type { Block, Plan } from './selection.ts';
import { leafOf, targetsIn } from './targets.ts';

/** What the selected cells come to, in the unit of the view. */
export interface Status {
  readonly count: number;
  /** Null for prices, whose sum says nothing, and where currencies differ. */
  readonly sum: number | null;
  /** Of amounts in local currency, which are not added up. */
  readonly hasSeveralCurrencies: boolean;
  /** The weighted one of prices. */
  readonly mean: number | null;
  /** The same of the months that have a reference, where others are selected as well; else null. */
  readonly comparable: number | null;
  /** Sum, or mean price, of the reference; null without one. */
  readonly reference: number | null;
  /** How much more than the reference, in percent, of the months that both have. */
  readonly difference: number | null;
  /** Of the selected pairs; null where they have several, or where it is not known. */
  readonly monedaID: string | null;
}

export function statusOf(plan: Plan, block: Block, view: GridView, reference: Reference): Status {
  const targets = targetsIn(plan, block);
  const figures = targets.flatMap(({ row, column }) => figuresOfRow(row, reference).get(column.key) ?? []);
  const pairs = [...new Set(targets.map(({ row }) => row))].flatMap((row) => pairsOfRow(row));
  const sum = figures.reduce<Compared | undefined>(added, undefined);
  const several = hasSeveralCurrencies(pairs);
  const together = sum && several ? withoutSales(sum) : sum;
  const amount = together ? measured(together.present, view) : null;
  const [leaf] = targets.length === 1 ? targets.flatMap((target) => leafOf(target) ?? []) : [];
  const isPrice = view === 'precio';
  return {
    count: targets.length,
    sum: isPrice ? null : amount,
    hasSeveralCurrencies: several && (isPrice || view === 'ventas'),
    mean: meanOf(),
    comparable: together && isPartial(together) ? measured(together.like, view) : null,
    reference: together?.reference ? measured(together.reference, view) : null,
    difference: together ? differencePercent(together, view) : null,
    monedaID: currencyOf(pairs),
  };

  function meanOf(): number | null {
    if (isPrice) return leaf ? leaf.venta.precio : amount;
    return amount === null || targets.length === 0 ? null : amount / targets.length;
  }
}
