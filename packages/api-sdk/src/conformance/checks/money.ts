import { contract } from '../../contract/contract.ts';
import { field, type Kit, type Row } from '../kit.ts';
import { Unchecked } from '../verdict.ts';
import { number, text } from './found.ts';

const { listarPeriodosMoneda } = contract.periodosMoneda;
const MOST_RATES = 100;

/** Units of a currency per euro in a month of a period; undefined where there is no rate. */
export type RateOf = (monedaID: string, mes: number) => number | undefined;

/** The rates of a period, in the order in which they count: of the month, of the whole period, and in a CUR the latest before. */
export async function ratesOf(kit: Kit, period: Row): Promise<RateOf> {
  const periodoID = text(period, 'periodoID');
  const query = { periodoId: periodoID, pageSize: MOST_RATES };
  const listed = await kit.known(listarPeriodosMoneda, { query }, 'administrador');
  if (listed.length === MOST_RATES) throw new Unchecked('las tasas no caben en una página');
  const own = listed.filter((rate) => field(rate, 'periodoID') === periodoID);
  const monthOf = (rate: Row) => Number(field(rate, 'mes') ?? 0);
  return (monedaID, mes) => {
    if (monedaID === 'EUR') return 1;
    const rates = own.filter((rate) => field(rate, 'monedaID') === monedaID);
    const earlier = rates.filter((rate) => monthOf(rate) > 0 && monthOf(rate) < mes);
    const latest = earlier.toSorted((one, other) => monthOf(other) - monthOf(one))[0];
    const found =
      rates.find((rate) => monthOf(rate) === mes) ??
      rates.find((rate) => monthOf(rate) === 0) ??
      (periodoID.startsWith('CUR') ? latest : undefined);
    return found && number(found, 'tasaCambioEUR');
  };
}

/** What a month sells, in its own currency. */
export function salesOf(month: Row): number {
  return number(month, 'volumenTon') * 1000 * number(month, 'precio');
}

/** What a month sells, in euros; undefined without a rate. No sales need none. */
export function eurosOf(month: Row, monedaID: string, rateOf: RateOf): number | undefined {
  const sales = salesOf(month);
  if (sales === 0) return 0;
  const rate = rateOf(monedaID, number(month, 'mes'));
  return rate === undefined ? undefined : sales / rate;
}

/** What months come to in tonnes and, unless a rate is missing, in euros. Each names its currency. */
export function totalsOf(months: readonly Row[], rateOf: RateOf) {
  const euros = months.map((month) => eurosOf(month, text(month, 'monedaID'), rateOf));
  return {
    tonnes: months.reduce((sum, month) => sum + number(month, 'volumenTon'), 0),
    euros: euros.includes(undefined) ? undefined : euros.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  };
}

/** Equal but for what floats and rounding make of exact decimals. */
export function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.01 + Math.abs(other) * 1e-9;
}
