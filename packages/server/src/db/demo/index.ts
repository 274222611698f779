import type { Db } from '../connect.ts';
import { loadBudgets } from './load-budgets.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadPairs } from './load-pairs.ts';
import { loadPeriods } from './load-periods.ts';
import { demoPeriods } from './periods.ts';

export { seedAdministrator } from './administrator.ts';

/** Fills an empty database with the demonstration company, the same every time for the same day (decisions §11). */
export async function seedDemo(db: Db, { date }: { date: Date }): Promise<void> {
  const periods = demoPeriods(date);
  await loadCatalogue(db);
  await loadPeriods(db, periods);
  await loadBudgets(db, await loadPairs(db), periods);
}
