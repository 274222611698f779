import { kilos, priceUnits } from '../sheet/money.ts';
import { type ComparedMonth, type Coverage, matchedMonths } from './comparison.ts';
import { isPriced } from './reference-month.ts';

/**
 * Where the difference in sales comes from, in whole ten-thousandths of the local currency, so that
 * `volumen + precio === diferencia` to the last digit.
 */
export interface SalesEffects extends Coverage {
  readonly diferencia: bigint;
  readonly volumen: bigint;
  readonly precio: bigint;
  /** Sales of the reference in the same months. */
  readonly referencia: bigint;
}

/**
 * Splits the difference in sales into what volume and what price made, month by month: volume effect = (volume − reference
 * volume) × reference price, price effect = (price − reference price) × volume. Months without a reference
 * are left out, as are those whose reference is in another currency. Where the reference has no price (0: nothing was sold), the
 * month's own price stands for it, and all of it is volume. Null where no month is left.
 */
export function salesEffects(months: readonly ComparedMonth[]): SalesEffects | null {
  const matched = matchedMonths(months).flatMap(({ venta, referencia }) =>
    isPriced(referencia) ? [{ venta, referencia }] : [],
  );
  if (matched.length === 0) return null;
  let volumen = 0n;
  let precio = 0n;
  let reference = 0n;
  for (const { venta, referencia } of matched) {
    const [kg, price] = [kilos(venta.volumenTon), priceUnits(venta.precio)];
    const [kgBefore, priceBefore] = [kilos(referencia.volumenTon), priceUnits(referencia.precio)];
    const before = kgBefore * priceBefore;
    const byVolume = priceBefore === 0n ? kg * price : (kg - kgBefore) * priceBefore;
    volumen += byVolume;
    precio += kg * price - before - byVolume;
    reference += before;
  }
  return {
    months: months.length,
    compared: matched.length,
    diferencia: volumen + precio,
    volumen,
    precio,
    referencia: reference,
  };
}

/** Whether months of the reference are left out of the effects because they are in another currency. */
export function hasOtherCurrency(months: readonly ComparedMonth[]): boolean {
  return matchedMonths(months).some(({ referencia }) => !isPriced(referencia));
}

/** The effects as a screen shows them: whole thousands of the currency that still add up, and the difference in percent. */
interface ShownEffects extends Coverage {
  readonly diferencia: number;
  readonly volumen: number;
  readonly precio: number;
  /** Of the reference's sales; null where they are 0. */
  readonly percent: number | null;
}

/** Rounds the difference and the volume effect; the price effect takes the rest, at most one unit off its own rounding. */
export function inThousands({
  diferencia,
  volumen,
  referencia,
  months,
  compared,
}: SalesEffects): ShownEffects {
  const whole = thousands(diferencia);
  const byVolume = thousands(volumen);
  return {
    months,
    compared,
    diferencia: whole,
    volumen: byVolume,
    precio: whole - byVolume,
    percent: referencia === 0n ? null : (Number(diferencia) / Number(referencia)) * 100,
  };
}

/** Ten-thousandths to thousands, half away from zero. */
function thousands(units: bigint): number {
  const half = units < 0n ? -5_000_000n : 5_000_000n;
  return Number((units + half) / 10_000_000n);
}
