import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { periodo, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { anyOf } from '../../shared/any-of.ts';
import type { LoadPlan } from '../plan/plan.ts';

/** What the database has of a pair. */
export interface StoredPair {
  /** From 1. */
  n: number;
  relation: number;
  isRemoved: boolean;
  /** Its row in the period; null: the relation is not in it. */
  rowID: number | null;
  isBudgeted: boolean | null;
}

/** Puts removed pairs back on the list, and has all their rows count as budgeted. */
export async function restorePairs(
  db: Db,
  stored: readonly StoredPair[],
  { period, asignarEnAbiertos }: LoadPlan,
): Promise<void> {
  const removed = stored.filter(({ isRemoved }) => isRemoved).map(({ relation }) => relation);
  if (removed.length > 0) {
    if (!asignarEnAbiertos) await keepOut(db, removed, period.periodoID);
    await db
      .update(relacion)
      .set({ eliminada: false })
      .where(sql`${relacion.clienteProductoID} = ${anyOf(removed)}`);
  }
  const open = stored.flatMap(({ rowID, isBudgeted }) => (rowID === null || isBudgeted ? [] : [rowID]));
  if (open.length > 0)
    await db
      .update(relacionPeriodo)
      .set({ presupuestado: true, eliminada: false })
      .where(sql`${relacionPeriodo.clienteProductoPeriodoID} = ${anyOf(open)}`);
}

/**
 * Has other open periods leave out what they leave out now: a row in one that was closed when its relation
 * was removed is out only for as long as the relation is.
 */
async function keepOut(db: Db, relations: readonly number[], periodoID: string): Promise<void> {
  await db.execute(sql`
    update ${relacionPeriodo} set eliminada = true from ${periodo}
    where ${periodo.periodoID} = ${relacionPeriodo.periodoID} and ${periodo.activo} and ${periodo.periodoID} <> ${periodoID}
      and not ${relacionPeriodo.eliminada} and ${relacionPeriodo.clienteProductoID} = ${anyOf(relations)}`);
}
