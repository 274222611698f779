import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import type { Period } from '../shared/period.ts';
import { PERIOD_UNKNOWN } from '../shared/period.ts';
import { holdSellers } from '../shared/seller.ts';
import { lockPeriod } from './repo.ts';

/** One of a period's two switches and its new value. */
export type Switch = Pick<Period, 'activo'> | Pick<Period, 'visible'>;

/**
 * Opens, closes, shows or hides a period. A value that it already has changes nothing.
 *
 * @throws HttpProblem 404
 */
export function switchPeriod(db: Db, author: Author, periodoID: string, change: Switch): Promise<void> {
  return db.transaction(async (changing) => {
    // Whether a removed pair counts depends on both: it is not to come or go meanwhile.
    if ('activo' in change) await holdSellers(changing);
    const antes = await takePeriod(changing, periodoID);
    const despues = { ...antes, ...change };
    if (despues.activo === antes.activo && despues.visible === antes.visible) return;
    await changing.update(periodo).set(change).where(eq(periodo.periodoID, antes.periodoID));
    await recordAudit(changing, { ...author, accion: 'periodo.cambiado', antes, despues });
  });
}

/** The period, held against everybody else's changes. @throws HttpProblem 404 */
export async function takePeriod(db: Db, periodoID: string): Promise<Period> {
  const period = await lockPeriod(db, periodoID, 'update');
  if (!period) throw new HttpProblem(404, PERIOD_UNKNOWN);
  return period;
}
