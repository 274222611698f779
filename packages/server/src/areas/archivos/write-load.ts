import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { inPaces } from './in-paces.ts';
import { HAD, type LoadPlan } from './load-plan.ts';
import { advanceRecord, completeRecord, takeRecord } from './load-record.ts';
import { numbers, pairsJoin } from './pairs-sql.ts';
import type { RunStep } from './run-step.ts';
import { Months } from './write-months.ts';

/** What is written in a step at most: some 50 ms on the embedded database, where everybody waits for a step. */
const MONTHS_A_STEP = 5000;
const PAIRS_A_STEP = 1000;

/**
 * Writes all rows of a load and, as its last step, the record of it. Until then the record says how many pairs have their figures:
 * a load that is taken up again after a crash leaves those alone, for a seller may have saved others since.
 */
export async function writeLoad(plan: LoadPlan, run: RunStep): Promise<void> {
  const { recordID, done } = await run((db) => takeRecord(db, plan));
  await run((db) => savePeriod(db, plan));
  const rowIDs = await saveRows(plan, run);
  const writeSome = async (from: number, to: number) => {
    const months = monthsOf(plan, rowIDs, from, to);
    await run(async (db) => {
      await writeMonths(db, months);
      await advanceRecord(db, plan, recordID, to);
    });
  };
  await inPaces(rowIDs.length, MONTHS_A_STEP / plan.slots, writeSome, done);
  if (plan.slotsBefore > 0 && plan.slots > plan.slotsBefore) await growRows(plan, run);
  await run((db) => completeRecord(db, plan, recordID));
}

async function savePeriod(db: Db, { period }: LoadPlan): Promise<void> {
  const { periodoID, cantidadMeses } = period;
  await db.insert(periodo).values(period).onConflictDoNothing();
  await db.update(periodo).set({ cantidadMeses }).where(eq(periodo.periodoID, periodoID));
}

/** Makes sure of each pair's relation, and of its row in the period, budgeted. Gives the rows' ids; those that are new as -id. */
async function saveRows({ rows, states, period }: LoadPlan, run: RunStep): Promise<Int32Array> {
  const rowIDs = new Int32Array(states.length);
  await inPaces(rowIDs.length, PAIRS_A_STEP, (from, to) =>
    run(async (db) => {
      await assignPairs(db, { rows, states }, from, to);
      rowIDs.set(await saveSomeRows(db, { rows, period }, from, to), from);
    }),
  );
  if (rowIDs.includes(0)) throw new Error('Every pair of a load has one row in its period');
  return rowIDs;
}

/** Assigns the pairs that their sellers do not have, and brings back those that had been removed. */
async function assignPairs(
  db: Db,
  { rows, states }: Pick<LoadPlan, 'rows' | 'states'>,
  from: number,
  to: number,
): Promise<void> {
  const some = states.subarray(from, to);
  if (some.every((state) => state === HAD)) return;
  const part = (ids: Int32Array) =>
    numbers(
      ids.subarray(from, to).filter((_, index) => some[index] !== HAD),
      'int',
    );
  await db.execute(sql`
    insert into ${relacion} (vendedor_id, cliente_id, producto_id)
    select * from unnest(${part(rows.sellers)}, ${part(rows.clients)}, ${part(rows.products)})
    on conflict (vendedor_id, cliente_id, producto_id) do update set eliminada = false where ${relacion.eliminada}`);
}

async function saveSomeRows(
  db: Db,
  { rows, period }: Pick<LoadPlan, 'rows' | 'period'>,
  from: number,
  to: number,
): Promise<number[]> {
  const { periodoID } = period;
  const { rows: saved } = await db.execute<{ id: number; isNew: boolean }>(sql`
    insert into ${relacionPeriodo} (cliente_producto_id, periodo_id, presupuestado)
    select ${relacion.clienteProductoID}, ${periodoID}, true from ${pairsJoin(rows, from, to)} order by n
    on conflict (cliente_producto_id, periodo_id) do update set presupuestado = true, eliminada = false
    where not ${relacionPeriodo.presupuestado} or ${relacionPeriodo.eliminada}
    returning cliente_producto_periodo_id as id, ${relacionPeriodo}.xmax = 0 as "isNew"`);
  // The planner knows nothing yet of a period that is being filled, and takes it for empty: it would look rows up by it.
  const ofPeriod = sql`${relacionPeriodo.periodoID} || '' = ${periodoID}`;
  const added = new Set(saved.filter(({ isNew }) => isNew).map(({ id }) => id));
  const { rows: found } = await db.execute<{ id: number }>(sql`
    select ${relacionPeriodo.clienteProductoPeriodoID} as id from ${pairsJoin(rows, from, to)}
    join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoID} = ${relacion.clienteProductoID}
      and ${ofPeriod}
    order by n`);
  return found.map(({ id }) => (added.has(id) ? -id : id));
}

interface MonthsToWrite {
  /** Of rows that have none yet. */
  added: Months;
  changed: Months;
  missing: Months;
}

/** The months of some pairs: what the file says, and zeros for what it does not. */
function monthsOf(plan: LoadPlan, rowIDs: Int32Array, from: number, to: number): MonthsToWrite {
  const { rows, firstMonth, slots } = plan;
  const months: MonthsToWrite = { added: new Months(), changed: new Months(), missing: new Months() };
  const inFile = new Int32Array(slots);
  for (let pair = from; pair < to; pair += 1) {
    const id = rowIDs[pair] ?? 0;
    inFile.fill(-1);
    for (let at = rows.lastRows[pair] ?? -1; at >= 0; at = rows.previous[at] ?? -1) {
      inFile[rows.slots[at] ?? 0] = at;
    }
    inFile.forEach((at, slot) => {
      const month = [Math.abs(id), firstMonth + slot, rows.tonnes[at] ?? 0, rows.prices[at] ?? 0] as const;
      if (id < 0) return months.added.add(...month);
      if (at >= 0) months.changed.add(...month);
      months.missing.add(...month);
    });
  }
  return months;
}

async function writeMonths(db: Db, { added, changed, missing }: MonthsToWrite): Promise<void> {
  await added.insert(db);
  await changed.update(db);
  await missing.insertMissing(db);
}

/** Gives the rows that are not in the file zeros in the months that the period has grown by. */
async function growRows({ period, slotsBefore, slots, firstMonth }: LoadPlan, run: RunStep): Promise<void> {
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
