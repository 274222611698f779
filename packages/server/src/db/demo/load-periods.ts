import { periodMonths } from '@presupuesto/api-sdk/contract';
import type { Db } from '../connect.ts';
import { periodo, periodoMoneda } from '../schema.ts';
import { baseRates, rate } from './figures.ts';
import type { DemoPeriod } from './periods.ts';

/** Loads the periods with their exchange rates: one for each month of actual sales, one for each plan. */
export async function loadPeriods(db: Db, periods: readonly DemoPeriod[]): Promise<void> {
  await db.insert(periodo).values([...periods]);
  const rates = periods.flatMap((period) => {
    const { periodoID, role } = period;
    const months = role === 'actuals' ? periodMonths(period).map(({ mes }) => mes) : [null];
    return months.flatMap((mes) =>
      Object.keys(baseRates).map((monedaID) => ({
        periodoID,
        monedaID,
        mes,
        tasaCambioEUR: rate(monedaID, periodoID, mes),
      })),
    );
  });
  await db.insert(periodoMoneda).values(rates);
}
