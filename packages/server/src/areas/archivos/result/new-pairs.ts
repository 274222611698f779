import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { periodo, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { hasSingleSession } from '../../../db/single-session.ts';
import { isPlanned } from '../../shared/budget-rules-sql.ts';
import { pairsLookUp } from '../plan/pairs-sql.ts';
import { HAD, NEW, pairStates } from '../plan/plan.ts';
import type { Sales } from '../read/sales.ts';
import { inBatches } from '../write/batches.ts';

/** What a file's pairs are new to, before its load. */
export interface NewPairs {
  /** Those that their sellers do not have. */
  paresNuevos: number;
  /** Those that some other open budget lacks, and these budgets. */
  paresPorAsignar: number;
  presupuestosAbiertos: string[];
}

export const NO_NEW_PAIRS: NewPairs = { paresNuevos: 0, paresPorAsignar: 0, presupuestosAbiertos: [] };

const PAIRS_A_STEP = 400;

/** Counted a few pairs at a time, for who saves cells meanwhile. */
export async function newPairs(db: Db, sales: Sales, periodoID: string): Promise<NewPairs> {
  const open = await openBudgets(db, periodoID);
  const states = await pairStates(db, sales);
  const paresNuevos = states.filter((state) => state !== HAD).length;
  if (open.length === 0) return { ...NO_NEW_PAIRS, paresNuevos };
  let paresPorAsignar = 0;
  const batching = { length: states.length, most: PAIRS_A_STEP, isAdaptive: hasSingleSession(db) };
  await inBatches(batching, async ({ from, to }) => {
    paresPorAsignar += await lacking(db, sales, states.subarray(from, to), { from, open });
  });
  return { paresNuevos, paresPorAsignar, presupuestosAbiertos: paresPorAsignar === 0 ? [] : open };
}

async function openBudgets(db: Db, except: string): Promise<string[]> {
  const open = await db
    .select({ periodoID: periodo.periodoID })
    .from(periodo)
    .where(and(eq(periodo.activo, true), isPlanned, ne(periodo.periodoID, except)))
    .orderBy(asc(periodo.periodoID));
  return open.map(({ periodoID }) => periodoID);
}

/** How many of the pairs are not on the lists of all the budgets. */
async function lacking(
  db: Db,
  sales: Sales,
  states: Uint8Array,
  { from, open }: { from: number; open: readonly string[] },
): Promise<number> {
  const unknown = states.filter((state) => state === NEW).length;
  if (unknown === states.length) return unknown;
  const found = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${pairsLookUp(sales, from, from + states.length)}
    cross join lateral (
      select count(*) as held from ${relacionPeriodo}
      where ${relacionPeriodo.clienteProductoID} = ${relacion.clienteProductoID} and not ${relacionPeriodo.eliminada}
        and ${relacionPeriodo.periodoID} = any(${sql.param([...open])}::text[]) offset 0
    ) fila
    where ${relacion.eliminada} or fila.held < ${open.length}::int`);
  return unknown + (found.rows[0]?.count ?? 0);
}
