import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { periodo, relacionPeriodo, venta } from '../../../db/schema.ts';
import type { LoadPlan } from '../plan/plan.ts';
import { NO_SALE, salesOf } from '../read/sales.ts';
import { type Batch, inPreparedBatches } from './batches.ts';
import { addCounts, noCounts, type SaleCounts } from './counts.ts';
import { NewMonths, OldMonths } from './months.ts';
import { type PairIDs, writePairs } from './pairs.ts';
import { advanceRecord, completeRecord, takeRecord } from './record.ts';
import type { Steps } from './steps.ts';

/** At most in a step: some 50 ms on the embedded database, where everybody waits for a step. */
const MONTHS_A_STEP = 5000;

/** What the writing of a plan came to. */
interface WrittenPlan {
  /** Of each pair. */
  relations: Int32Array;
  counts: SaleCounts;
}

/**
 * Writes what of a load is not staged and, as its last step, the record of it. Until then the record says how
 * many pairs have their figures: a load that is resumed after a crash leaves those alone, for a seller may
 * have saved others since.
 */
export async function writePlan(plan: LoadPlan, steps: Steps): Promise<WrittenPlan> {
  const { run, add, commitEach } = steps;
  const { recordID, done, isFirst } = await run((db) => takeRecord(db, plan));
  await run((db) => savePeriod(db, plan));
  const ids = await writePairs(plan, steps, isFirst);
  const { length } = ids.rowIDs;
  const batching = { length, start: done, most: MONTHS_A_STEP / plan.slots, isAdaptive: commitEach };
  const monthsAt = (batch: Batch) => monthsOf(plan, ids, batch);
  const counts = noCounts();
  await inPreparedBatches(batching, monthsAt, async ({ added, others, to }, prepareNext) => {
    const advance = commitEach ? advanceRecord(plan, recordID, to) : undefined;
    const writing = others.isEmpty
      ? added.write(add, advance)
      : run(async (db, copy) => {
          await added.write(copy);
          const some = await others.write(db, copy, plan);
          if (advance) await db.execute(advance);
          return some;
        });
    prepareNext();
    const some = await writing;
    if (some) addCounts(counts, some);
  });
  if (plan.slotsBefore > 0 && plan.slots > plan.slotsBefore) await growRows(plan, steps);
  await run((db) => completeRecord(db, plan, recordID));
  // The sales of new pairs are compared with nothing.
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

/** The months of some pairs: those of the file that are not staged, and zeros where it has none. */
function monthsOf(plan: LoadPlan, { rowIDs, isNew }: PairIDs, { from, to }: Batch): MonthsToWrite {
  const { sales, firstMonth, slots, staged } = plan;
  const added = new NewMonths();
  const others = new OldMonths(firstMonth, slots);
  const saleOfSlot = new Int32Array(slots);
  for (let pair = from; pair < to; pair += 1) {
    const rowID = rowIDs[pair] ?? 0;
    saleOfSlot.fill(NO_SALE);
    for (const sale of salesOf(sales, pair)) saleOfSlot[sales.slots[sale] ?? 0] = sale;
    const months = Array.from(saleOfSlot, (sale) => {
      return { tonnes: sales.tonnes[sale] ?? 0, price: sales.prices[sale] ?? 0, isInFile: sale !== NO_SALE };
    });
    if (isNew[pair] === 0) {
      others.add(rowID, months);
      continue;
    }
    for (const [slot, { tonnes, price, isInFile }] of months.entries()) {
      const isStaged = isInFile && (saleOfSlot[slot] ?? 0) < staged.months;
      if (!isStaged) added.add(rowID, firstMonth + slot, tonnes, price);
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
      const { rows: found } = await db.execute<{ last: number | null }>(sql`
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
      return found[0]?.last ?? null;
    });
  }
}
