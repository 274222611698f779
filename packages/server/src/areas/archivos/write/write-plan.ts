import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { periodo, relacionPeriodo, venta } from '../../../db/schema.ts';
import type { LoadPlan } from '../plan/plan.ts';
import { type Batch, inPreparedBatches } from './batches.ts';
import { addCounts, noRows, type RowCounts } from './counts.ts';
import { NewMonths, OldMonths } from './months.ts';
import { writePairs } from './pairs.ts';
import { advanceRecord, completeRecord, takeRecord } from './record.ts';
import type { Steps } from './steps.ts';

/** What is written in a step at most: some 50 ms on the embedded database, where everybody waits for a step. */
const MONTHS_A_STEP = 5000;

/** What the writing of a plan came to. */
export interface WrittenPlan {
  /** Of each pair. */
  relations: Int32Array;
  counts: RowCounts;
}

/**
 * Writes what of a load is not staged and, as its last step, the record of it. Until then the record says how many pairs have
 * their figures: a load that is resumed after a crash leaves those alone, for a seller may have saved others since.
 */
export async function writePlan(plan: LoadPlan, steps: Steps): Promise<WrittenPlan> {
  const { run, add, commitEach } = steps;
  const { recordID, done, isFirst } = await run((db) => takeRecord(db, plan));
  await run((db) => savePeriod(db, plan));
  const ids = await writePairs(plan, steps, isFirst);
  const { length } = ids.rows;
  const batching = { length, start: done, most: MONTHS_A_STEP / plan.slots, isAdaptive: commitEach };
  const monthsAt = (batch: Batch) => monthsOf(plan, ids.rows, batch);
  const counts = noRows();
  await inPreparedBatches(batching, monthsAt, async ({ added, others, to }, prepareNext) => {
    const advance = commitEach ? advanceRecord(plan, recordID, to) : undefined;
    const writing = others.isEmpty
      ? added.write(add, advance)
      : run(async (db, copy) => {
          await added.write(copy);
          const some = await others.write(db, copy);
          if (advance) await db.execute(advance);
          return some;
        });
    prepareNext();
    const some = await writing;
    if (some) addCounts(counts, some);
  });
  if (plan.slotsBefore > 0 && plan.slots > plan.slotsBefore) await growRows(plan, steps);
  await run((db) => completeRecord(db, plan, recordID));
  // The rows of new pairs are compared with nothing.
  counts.filasNuevas = plan.guardadas - counts.filasCambiadas - counts.filasIguales;
  return { relations: ids.relations, counts };
}

async function savePeriod(db: Db, { period }: LoadPlan): Promise<void> {
  const { periodoID, cantidadMeses } = period;
  await db.insert(periodo).values(period).onConflictDoNothing();
  await db.update(periodo).set({ cantidadMeses }).where(eq(periodo.periodoID, periodoID));
}

interface MonthsToWrite {
  /** Of the pairs before this one. */
  to: number;
  added: NewMonths;
  others: OldMonths;
}

/** The months of some pairs: what the file says, but for what staged rows have, and zeros for what it does not. */
function monthsOf(plan: LoadPlan, rowIDs: Int32Array, { from, to }: Batch): MonthsToWrite {
  const { rows, firstMonth, slots, staged } = plan;
  const added = new NewMonths();
  const others = new OldMonths(firstMonth, slots);
  const inFile = new Int32Array(slots);
  for (let pair = from; pair < to; pair += 1) {
    const id = rowIDs[pair] ?? 0;
    inFile.fill(-1);
    for (let at = rows.lastRows[pair] ?? -1; at >= 0; at = rows.previous[at] ?? -1) {
      inFile[rows.slots[at] ?? 0] = at;
    }
    const months = Array.from(inFile, (at) => {
      return { tonnes: rows.tonnes[at] ?? 0, price: rows.prices[at] ?? 0, isInFile: at >= 0 };
    });
    if (id > 0) {
      others.add(id, months);
      continue;
    }
    for (const [slot, { tonnes, price, isInFile }] of months.entries()) {
      const isThere = isInFile && (inFile[slot] ?? 0) < staged.months;
      if (!isThere) added.add(-id, firstMonth + slot, tonnes, price);
    }
  }
  return { to, added, others };
}

/** Gives the rows that are not in the file zeros in the months that the period has grown by. */
async function growRows({ period, slotsBefore, slots, firstMonth }: LoadPlan, { run }: Steps): Promise<void> {
  const rowsAStep = Math.max(1, Math.floor(MONTHS_A_STEP / (slots - slotsBefore)));
  let last: number | null = 0;
  while (last !== null) {
    const after: number = last;
    last = await run(async (db) => {
      const { rows } = await db.execute<{ last: number | null }>(sql`
        with fila as (
          select ${relacionPeriodo.clienteProductoPeriodoID} as id from ${relacionPeriodo}
          where ${relacionPeriodo.periodoID} = ${period.periodoID}
            and ${relacionPeriodo.clienteProductoPeriodoID} > ${after}
          order by 1 limit ${rowsAStep}
        ),
        grown as (
          insert into ${venta} (cliente_producto_periodo_id, anio, mes)
          select fila.id, m / 12, m % 12 + 1
          from fila cross join generate_series(${firstMonth + slotsBefore}::int, ${firstMonth + slots - 1}::int) m
          on conflict do nothing
        )
        select max(id) as last from fila`);
      return rows[0]?.last ?? null;
    });
  }
}
