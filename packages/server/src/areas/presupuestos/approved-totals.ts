import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { plannedEachTime } from '../../db/prepared.ts';
import { cambio } from '../../db/schema.ts';
import { type Totals, totalsOfSeller } from '../shared/totals.ts';

/** The totals, and what is in them: the snapshot that they were read in, and the seller's last change in it, 0 for none. */
interface ApprovedTotals extends Totals {
  instantanea: string;
  /** A number that the driver gives as text. */
  ultimoCambioID: string;
}

const readApproved = plannedEachTime<{ [K in keyof ApprovedTotals]: ApprovedTotals[K] }>(sql`
  select totals.*, pg_current_snapshot()::text as instantanea,
    coalesce((select max(${cambio.cambioID}) from ${cambio}
      where ${cambio.periodoID} = ${sql.placeholder('periodoID')} and ${cambio.vendedorID} = ${sql.placeholder('vendedorID')}
    ), 0) as "ultimoCambioID"
  from (${totalsOfSeller}) totals`);

/** A seller's totals of a period as `sellerTotals` gives them, read with what they contain in one statement. */
export async function approvedTotals(
  db: Db,
  of: { vendedorID: number; periodoID: string; homeCurrency: string },
): Promise<ApprovedTotals> {
  const {
    rows: [totals],
  } = await readApproved(db, of);
  if (!totals) throw new Error('Totals without GROUP BY always give one row');
  return totals;
}
