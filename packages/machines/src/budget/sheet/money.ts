import type { Venta } from '@presupuesto/api-sdk/contract';
import { valueKey } from '../../outbox/change.ts';

/** Values of cells by `valueKey`. */
export type Values = Readonly<Record<string, number>>;

/**
 * The months with other volumes and prices in them, and what follows from those: `valorMonedaLocal` = t × 1000 × price,
 * `valorEUR` by the pair's own rate, else by `elsewhere`. A rate that neither reveals leaves `valorEUR` null.
 */
export function withValues(
  ventas: readonly Venta[],
  values: Values,
  elsewhere: () => number | null = () => null,
): readonly Venta[] {
  const rate = rateOf(ventas) ?? elsewhere();
  return ventas.map((venta) => {
    const volumenTon = values[valueKey('volumenTon', venta.ventaID)] ?? venta.volumenTon;
    const precio = values[valueKey('precio', venta.ventaID)] ?? venta.precio;
    if (volumenTon === venta.volumenTon && precio === venta.precio) return venta;
    const valorMonedaLocal = localSales(volumenTon, precio);
    return { ...venta, volumenTon, precio, valorMonedaLocal, valorEUR: euros(valorMonedaLocal, venta, rate) };
  });
}

/** Whether a typed value is the pair's first: the server has a rate that the figures do not show yet. */
export function isRateHidden(ventas: readonly Venta[]): boolean {
  return (
    rateOf(ventas) === null &&
    ventas.some((venta) => venta.valorMonedaLocal > 0 && !isKnown(venta.valorEUR)) &&
    ventas.some((venta) => venta.valorMonedaLocal === 0 && isKnown(venta.valorEUR))
  );
}

/** Whole kilos of a month: tonnes have three decimals. */
export function kilos(volumenTon: number): bigint {
  return BigInt(Math.round(volumenTon * 1_000));
}

/** Ten-thousandths of the currency: prices have four decimals. */
export function priceUnits(precio: number): bigint {
  return BigInt(Math.round(precio * 10_000));
}

function localSales(volumenTon: number, precio: number): number {
  return Number(kilos(volumenTon) * priceUnits(precio)) / 10_000;
}

function euros(valorMonedaLocal: number, venta: Venta, rate: number | null): number | null {
  if (valorMonedaLocal === 0) return isKnown(venta.valorEUR) ? 0 : null;
  return rate === null ? null : valorMonedaLocal / rate;
}

/** Units of local currency per euro; a budget period has one rate for a currency, so any month has it. */
function rateOf(ventas: readonly Venta[]): number | null {
  return ventas.map(rateOfMonth).find((rate) => rate !== null) ?? null;
}

/** Null for a month whose sales show none. */
export function rateOfMonth({ valorMonedaLocal, valorEUR }: Venta): number | null {
  return valorMonedaLocal > 0 && valorEUR ? valorMonedaLocal / valorEUR : null;
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
