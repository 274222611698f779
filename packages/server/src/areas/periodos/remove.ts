import type { ContenidoPeriodo } from '@presupuesto/api-sdk/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  aprobacion,
  avanceParcial,
  periodo,
  periodoMoneda,
  relacion,
  relacionPeriodo,
  venta,
} from '../../db/schema.ts';
import { countApart } from '../../db/totals/count-apart.ts';
import { HttpProblem } from '../../http-problem.ts';
import { within } from '../../within.ts';
import type { LoadStore } from '../archivos/write/load-work.ts';
import { dropStagedRows } from '../archivos/write/staged-rows.ts';
import { inTransaction, retryUntilDone } from '../archivos/write/steps.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { PERIOD_UNKNOWN } from '../shared/period.ts';
import { takePeriod } from './change.ts';

/** Rows whose removal nobody waits for are more than these. */
const MANY_ROWS = 500;
/** Longest wait for the removal of fewer, in ms: a step that fails is done again. */
const restMs = 3000;

/**
 * Deletes a period with its rates, approvals, rows and sales, and records how many there were. Relations are the sellers' and
 * stay.
 *
 * The period and all that shows of it is gone at once. Many rows leave it and are removed in short steps behind the answer, each
 * until it is done; what a server that ends leaves of them, its next start removes, like the staged rows of a load.
 *
 * @returns the rest of the work
 * @throws HttpProblem 404
 */
export async function removePeriod(
  { db, log }: Pick<LoadStore, 'db' | 'log'>,
  author: Author,
  periodoID: string,
): Promise<{ rest: Promise<void> }> {
  const rowIDs = await db.transaction(async (removing) => {
    const period = await takePeriod(removing, periodoID);
    const content = await countContent(removing, period.periodoID);
    const left = await leavePeriod(removing, period.periodoID);
    await removing.delete(periodo).where(eq(periodo.periodoID, period.periodoID));
    await recordAudit(removing, { ...author, accion: 'periodo.eliminado', antes: { ...period, ...content } });
    return left;
  });
  const rest = dropStagedRows(
    (step) => retryUntilDone({ db, log }, () => inTransaction(db, step), 'period.stepFailed'),
    rowIDs,
  );
  // The period is gone even if the server stops before this is: who looks after the rest hears of it.
  if (rowIDs.length <= MANY_ROWS) await within(restMs, rest).catch(() => {});
  return { rest };
}

/** Takes the rows out of their period, which makes them staged rows. Its totals go with the period. */
async function leavePeriod(db: Db, periodoID: string): Promise<number[]> {
  await countApart(db);
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${relacionPeriodo} set cliente_producto_id = null, periodo_id = null, moneda_id = null
    where ${relacionPeriodo.periodoID} = ${periodoID}
    returning ${relacionPeriodo.clienteProductoPeriodoID} as id`);
  return rows.map(({ id }) => id);
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
  return {
    tasas: await db.$count(periodoMoneda, eq(periodoMoneda.periodoID, periodoID)),
    aprobaciones: await db.$count(aprobacion, eq(aprobacion.periodoID, periodoID)),
    filas: await db.$count(relacionPeriodo, eq(relacionPeriodo.periodoID, periodoID)),
    ventas: await countMonths(db, periodoID),
  };
}

/** The months of live rows are counted already; of others there are few. */
async function countMonths(db: Db, periodoID: string): Promise<number> {
  const { rows } = await db.execute<{ months: number }>(sql`
    select (
      coalesce((select sum(${avanceParcial.meses}) from ${avanceParcial} where ${avanceParcial.periodoID} = ${periodoID}), 0)
      + (
        select count(*) from ${relacionPeriodo}
        join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
        join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
        join ${venta} on ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
        where ${relacionPeriodo.periodoID} = ${periodoID} and not ${isLiveRow}
      )
    )::int as months`);
  return rows[0]?.months ?? 0;
}
