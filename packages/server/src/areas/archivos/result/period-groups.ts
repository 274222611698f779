import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { relacionPeriodo } from '../../../db/schema.ts';
import { hasSingleSession } from '../../../db/single-session.ts';
import { anyOf } from '../../shared/any-of.ts';
import { salesGroups } from '../../shared/totals.ts';
import { inPaces } from '../write/batches.ts';
import { BY_INDEX, configure } from '../write/transaction-settings.ts';
import { type SalesGroup, SalesGroups } from './sales-groups.ts';

/** About 5000 months: on the embedded database everybody waits for a step. */
const ROWS_A_STEP = 400;

/** A group as the database tells it: whole numbers, as `SalesGroup` counts. */
type GroupText = { monedaID: string; mes: number; tonnes: string; sales: string };

/** What a period has sold by currency and month, exactly; a few rows at a time, for who saves cells meanwhile. */
export async function periodGroups(db: Db, periodoID: string): Promise<SalesGroup[]> {
  const groups = new SalesGroups();
  const rows = await db
    .select({ id: relacionPeriodo.clienteProductoPeriodoID })
    .from(relacionPeriodo)
    .where(eq(relacionPeriodo.periodoID, periodoID))
    .orderBy(asc(relacionPeriodo.clienteProductoPeriodoID));
  const ids = rows.map(({ id }) => id);
  const way = { length: ids.length, most: ROWS_A_STEP };
  await inPaces({ areApart: hasSingleSession(db) }, way, async (from, to) => {
    const some = sql`${relacionPeriodo.clienteProductoPeriodoID} = ${anyOf(ids.slice(from, to))}`;
    const found = await db.transaction(async (step) => {
      await configure(step, BY_INDEX);
      return step.execute<GroupText>(sql`
        select moneda_id as "monedaID", mes, trunc(toneladas * 1000)::text as tonnes, trunc(ventas * 10000)::text as sales
        from (${salesGroups(some)}) as g where mes is not null`);
    });
    for (const { monedaID, mes, tonnes, sales } of found.rows) {
      groups.put({ monedaID, mes, tonnes: BigInt(tonnes), sales: BigInt(sales) });
    }
  });
  return groups.list();
}
