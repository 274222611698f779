import type { ContenidoPeriodo } from '@presupuesto/api-sdk/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aprobacion, periodo, periodoMoneda, relacionPeriodo, venta } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { PERIOD_UNKNOWN } from '../shared/period.ts';
import { takePeriod } from './change.ts';

/**
 * Deletes a period with its rates, approvals, rows and sales, and records how many there were. Relations are the sellers' and
 * stay. Every table that hangs on a period cascades, through an index.
 *
 * @throws HttpProblem 404
 */
export function removePeriod(db: Db, author: Author, periodoID: string): Promise<void> {
  return db.transaction(async (removing) => {
    const period = await takePeriod(removing, periodoID);
    const content = await countContent(removing, period.periodoID);
    await removing.delete(periodo).where(eq(periodo.periodoID, period.periodoID));
    await recordAudit(removing, { ...author, accion: 'periodo.eliminado', antes: { ...period, ...content } });
  });
}

/** What a period holds, all of which would go with it. @throws HttpProblem 404 */
export async function contentOf(db: Db, periodoID: string): Promise<ContenidoPeriodo> {
  const [known] = await db
    .select({ periodoID: periodo.periodoID })
    .from(periodo)
    .where(eq(periodo.periodoID, periodoID));
  if (!known) throw new HttpProblem(404, PERIOD_UNKNOWN);
  const { filas, ventas, tasas, aprobaciones } = await countContent(db, periodoID);
  return { relaciones: filas, meses: ventas, tasas, aprobaciones };
}

async function countContent(db: Db, periodoID: string) {
  const rows = db
    .select({ id: relacionPeriodo.clienteProductoPeriodoID })
    .from(relacionPeriodo)
    .where(eq(relacionPeriodo.periodoID, periodoID));
  return {
    tasas: await db.$count(periodoMoneda, eq(periodoMoneda.periodoID, periodoID)),
    aprobaciones: await db.$count(aprobacion, eq(aprobacion.periodoID, periodoID)),
    filas: await db.$count(relacionPeriodo, eq(relacionPeriodo.periodoID, periodoID)),
    ventas: await db.$count(venta, inArray(venta.clienteProductoPeriodoID, rows)),
  };
}
