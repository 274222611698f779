import type { Db } from '../connect.ts';
import { usuario } from '../schema.ts';
import { loadBudgets } from './load-budgets.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadPairs } from './load-pairs.ts';
import { loadPeriods } from './load-periods.ts';
import { usersToLoad } from './load-users.ts';
import { type DemoPeriod, demoPeriods } from './periods.ts';

export { seedAdministrator } from './administrator.ts';

/** Fills an empty database with the demonstration company, the same every time for the same day (decisions §11). */
export async function seedDemo(db: Db, { date }: { date: Date }): Promise<void> {
  const periods = demoPeriods(date);
  // Other threads compute the keys meanwhile.
  const [users] = await Promise.all([usersToLoad(), loadCompany(db, periods)]);
  await db.insert(usuario).values(users);
}

async function loadCompany(db: Db, periods: readonly DemoPeriod[]): Promise<void> {
  await loadCatalogue(db);
  await loadPeriods(db, periods);
  await loadBudgets(db, await loadPairs(db), periods);
}
