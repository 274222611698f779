import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { auditoria } from '../../../db/schema.ts';
import { recordAudit } from '../../shared/audit.ts';
import type { LoadOrigin } from '../plan/plan.ts';

const BACKFILLED = 'archivo.asignado';
/** The same record while pairs are still being given: nobody sees it yet. */
const BACKFILLING = 'archivo.asignando';

/**
 * Notes in a step of a backfill which periods it gives rows to, once each. The last statement of its step: a record of another
 * server's backfill is held, which cannot be announced then before this step is committed.
 *
 * @param origin of the load; undefined: a start finishes what another server has left
 */
export async function noteBackfilled(
  db: Db,
  periods: readonly string[],
  origin: LoadOrigin | undefined,
): Promise<void> {
  if (periods.length === 0) return;
  const noted = await db
    .select({ periodoID: auditoria.periodoID })
    .from(auditoria)
    .where(and(inArray(auditoria.periodoID, [...periods]), eq(auditoria.accion, BACKFILLING)))
    .orderBy(asc(auditoria.auditoriaID))
    .for('update');
  const known = new Set(noted.map(({ periodoID }) => periodoID));
  const { usuarioID = null, cuando = new Date(), archivo, nombre } = origin ?? {};
  for (const periodoID of periods.filter((period) => !known.has(period))) {
    const despues = { archivo, nombre, periodoID };
    await recordAudit(db, { usuarioID, cuando, accion: BACKFILLING, despues });
  }
}

/** Shows the records of what backfills have given so far: from here those hear of it who have one of these periods in sight. */
export async function announceBackfilled(db: Db): Promise<void> {
  await db
    .update(auditoria)
    .set({ accion: BACKFILLED, transaccion: sql`pg_current_xact_id()` })
    .where(eq(auditoria.accion, BACKFILLING));
}
