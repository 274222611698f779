import { isBudgetable } from '@presupuesto/api-sdk/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { preparedFor } from '../../db/prepared.ts';
import { periodo } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';

export type Period = typeof periodo.$inferSelect;

export const PERIOD_CLOSED = 'El período está cerrado';
const PERIOD_NOT_BUDGETABLE = 'El período no admite presupuesto';
export const PERIOD_UNKNOWN = 'El período no existe';

const periodOfID = preparedFor((db) =>
  db
    .select()
    .from(periodo)
    .where(eq(periodo.periodoID, sql.placeholder('periodoID')))
    .prepare('period'),
);

export async function findPeriod(db: Db, periodoID: string): Promise<Period | undefined> {
  const [period] = await periodOfID(db).execute({ periodoID });
  return period;
}

/**
 * Lets whoever may create a period of this id go one after the other, until the transaction ends. Taken after salespeople and
 * relations, so that nobody waits in a circle.
 */
export async function holdPeriodID(db: Db, periodoID: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`periodo ${periodoID}`}, 0))`);
}

/** A period that a seller may read: any visible one, open or closed. @throws HttpProblem 404 */
export async function readablePeriod(db: Db, periodoID: string): Promise<Period> {
  const period = await findPeriod(db, periodoID);
  if (!period?.visible) throw new HttpProblem(404, PERIOD_UNKNOWN);
  return period;
}

/** A period that a user may read: administrators see hidden ones as well. @throws HttpProblem 404 */
export async function periodFor(
  db: Db,
  { tipoUsuario }: Pick<SessionUser, 'tipoUsuario'>,
  periodoID: string,
): Promise<Period> {
  if (tipoUsuario !== 'ADMINISTRADOR') return readablePeriod(db, periodoID);
  const period = await findPeriod(db, periodoID);
  if (!period) throw new HttpProblem(404, PERIOD_UNKNOWN);
  return period;
}

/** Why a period takes no budget, or undefined when it does (decisions §3). */
export function budgetProblem(
  period: Pick<Period, 'tipo' | 'activo' | 'visible'> | undefined,
): string | undefined {
  if (!period) return PERIOD_UNKNOWN;
  if (isBudgetable(period)) return undefined;
  return period.activo ? PERIOD_NOT_BUDGETABLE : PERIOD_CLOSED;
}

/** Keeps a period that takes a budget from being closed until the transaction ends. @throws HttpProblem 400, also for an unknown one */
export async function holdBudgetable(db: Db, periodoID: string): Promise<void> {
  const [period] = await db.select().from(periodo).where(eq(periodo.periodoID, periodoID)).for('share');
  const problem = budgetProblem(period);
  if (problem !== undefined) throw new HttpProblem(400, problem);
}
