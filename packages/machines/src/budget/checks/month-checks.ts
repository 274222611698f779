import type { Venta } from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';
import type { ReferenceMonth } from '../comparison/reference-month.ts';
import { kilos, priceUnits } from '../sheet/money.ts';

type Figures = Pick<Venta, Field>;

/** Something about a figure that its author should look at; nothing is forbidden. */
export interface Check {
  /** Volume without a price; more than half more or less than the reference; a price below the reference's. */
  readonly kind: 'sinPrecio' | 'lejos' | 'precioMenor';
  readonly field: Field;
  /** Its difference from the reference; null where it is not about that. */
  readonly percent: number | null;
}

/**
 * What stands out in a month that is to be budgeted, beside its reference if it has one. A month in which nothing is typed
 * (both 0) is empty, not wrong; a reference of 0, or a price in another currency, is no measure. History months are not asked about.
 */
export function monthChecks(
  month: Figures,
  referencia: Pick<ReferenceMonth, Field> | null,
): readonly Check[] {
  const [kg, price] = [kilos(month.volumenTon), priceUnits(month.precio)];
  if (kg === 0n && price === 0n) return [];
  const [kgBefore, priceBefore] = referencia
    ? [kilos(referencia.volumenTon), priceUnits(referencia.precio ?? 0)]
    : [0n, 0n];
  return [
    ...(isFar(kg, kgBefore) ? [check('lejos', 'volumenTon', kg, kgBefore)] : []),
    ...priceChecks(kg, price, priceBefore),
  ];
}

function priceChecks(kg: bigint, price: bigint, before: bigint): readonly Check[] {
  if (price === 0n) return kg > 0n ? [{ kind: 'sinPrecio', field: 'precio', percent: null }] : [];
  if (isFar(price, before)) return [check('lejos', 'precio', price, before)];
  return price < before ? [check('precioMenor', 'precio', price, before)] : [];
}

/** More than half more, or less than half. */
function isFar(units: bigint, before: bigint): boolean {
  const difference = units > before ? units - before : before - units;
  return before > 0n && 2n * difference > before;
}

function check(kind: Check['kind'], field: Field, units: bigint, before: bigint): Check {
  return { kind, field, percent: (Number(units - before) / Number(before)) * 100 };
}
