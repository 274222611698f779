import type { TipoPeriodo } from '@presupuesto/api-sdk/contract';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { preparedFor } from '../../db/prepared.ts';
import { periodo } from '../../db/schema.ts';
import { contains, searchable } from '../../db/searchable.ts';
import { isBudgetable } from '../shared/budget-rules-sql.ts';
import type { Period } from '../shared/period.ts';

/** The order of periods in every list (decisions §2). */
export const newestFirst = [desc(periodo.anioInicio), desc(periodo.mesInicio), asc(periodo.periodoID)];

const periodsWhere = (name: string, where: SQL | undefined) =>
  preparedFor((db) =>
    db
      .select()
      .from(periodo)
      .where(where)
      .orderBy(...newestFirst)
      .prepare(name),
  );

const all = periodsWhere('periods', undefined);
const visible = periodsWhere('periods_visible', eq(periodo.visible, true));
const budgetable = periodsWhere('periods_budgetable', isBudgetable);

/** Periods that serve as a reference: visible, of any type, open or closed; with `hidden`, all (decisions §3). */
export function listReferentes(db: Db, options: { hidden: boolean }): Promise<Period[]> {
  return (options.hidden ? all : visible)(db).execute();
}

/** Periods that take a budget: SOP or BGT, open and visible (decisions §3). */
export function listPresupuestables(db: Db): Promise<Period[]> {
  return budgetable(db).execute();
}

/**
 * A period, held until the transaction ends: with 'key share' it can be closed but not deleted, with 'update' it is this
 * transaction's alone, so that approvals, removals and new rows wait.
 */
export async function lockPeriod(
  db: Db,
  periodoID: string,
  strength: 'key share' | 'update',
): Promise<Period | undefined> {
  const [period] = await db.select().from(periodo).where(eq(periodo.periodoID, periodoID)).for(strength);
  return period;
}

interface PeriodPage {
  anio?: number | undefined;
  tipo?: TipoPeriodo | undefined;
  /** Part of an id. */
  periodoID?: string | undefined;
  activo?: boolean | undefined;
  visible?: boolean | undefined;
  /** From 0. */
  page: number;
  size: number;
}

/** One page of all periods, newest first, and how many there are in all. */
export async function listPeriodos(db: Db, filter: PeriodPage): Promise<{ data: Period[]; rows: number }> {
  const { anio, tipo, periodoID, activo, visible, page, size } = filter;
  const where = and(
    anio === undefined ? undefined : eq(periodo.anioInicio, anio),
    tipo && eq(periodo.tipo, tipo),
    periodoID ? contains(searchable(periodo.periodoID), periodoID) : undefined,
    activo === undefined ? undefined : eq(periodo.activo, activo),
    visible === undefined ? undefined : eq(periodo.visible, visible),
  );
  const [data, [total]] = await Promise.all([
    db
      .select()
      .from(periodo)
      .where(where)
      .orderBy(...newestFirst)
      .limit(size)
      .offset(page * size),
    db.select({ rows: count() }).from(periodo).where(where),
  ]);
  return { data, rows: total?.rows ?? 0 };
}
