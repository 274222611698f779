import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacionPeriodo, venta } from '../../db/schema.ts';
import { inPreparedPaces, type Pace } from './in-paces.ts';
import type { LoadPlan } from './load-plan.ts';
import { advanceRecord, completeRecord, takeRecord } from './load-record.ts';
import type { Steps } from './run-step.ts';
import { NewMonths, OldMonths } from './write-months.ts';
import { writePairs } from './write-pairs.ts';

/** What is written in a step at most: some 50 ms on the embedded database, where everybody waits for a step. */
const MONTHS_A_STEP = 5000;

/**
 * Writes all rows of a load and, as its last step, the record of it. Until then the record says how many pairs have their figures:
 * a load that is taken up again after a crash leaves those alone, for a seller may have saved others since.
 */
export async function writeLoad(plan: LoadPlan, steps: Steps): Promise<void> {
  const { run, areApart } = steps;
  const { recordID, done, isFirst } = await run((db) => takeRecord(db, plan));
  await run((db) => savePeriod(db, plan));
  const rowIDs = await writePairs(plan, steps, isFirst);
  const way = { length: rowIDs.length, most: MONTHS_A_STEP / plan.slots, start: done };
  const monthsAt = (pace: Pace) => monthsOf(plan, rowIDs, pace);
  await inPreparedPaces(steps, way, monthsAt, async ({ added, others, to }, prepareNext) => {
    await run(async (db, copy) => {
      const writing = added.write(copy).then(() => others.write(db, copy));
      prepareNext();
      await writing;
      if (areApart) await advanceRecord(db, plan, recordID, to);
    });
  });
  if (plan.slotsBefore > 0 && plan.slots > plan.slotsBefore) await growRows(plan, steps);
  await run((db) => completeRecord(db, plan, recordID));
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

/** The months of some pairs: what the file says, and zeros for what it does not. */
function monthsOf(plan: LoadPlan, rowIDs: Int32Array, { from, to }: Pace): MonthsToWrite {
  const { rows, firstMonth, slots } = plan;
  const months: MonthsToWrite = { to, added: new NewMonths(), others: new OldMonths() };
  const inFile = new Int32Array(slots);
  for (let pair = from; pair < to; pair += 1) {
    const id = rowIDs[pair] ?? 0;
    inFile.fill(-1);
    for (let at = rows.lastRows[pair] ?? -1; at >= 0; at = rows.previous[at] ?? -1) {
      inFile[rows.slots[at] ?? 0] = at;
    }
    for (let slot = 0; slot < slots; slot += 1) {
      const at = inFile[slot] ?? -1;
      const tonnes = rows.tonnes[at] ?? 0;
      const price = rows.prices[at] ?? 0;
      const month = firstMonth + slot;
      if (id < 0) months.added.add(-id, month, tonnes, price);
      else months.others.add({ rowID: id, month, tonnes, price, isSaid: at >= 0 });
    }
  }
  return months;
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
