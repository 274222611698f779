import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditoria, periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { lockOpenPeriods } from '../relaciones/assign-locks.ts';
import { fillPeriods, setRemoved } from '../relaciones/assign-writes.ts';
import { recordDeed } from '../shared/audit.ts';
import type { LoadPlan } from './load-plan.ts';
import { numbers, pairsJoin } from './pairs-sql.ts';
import { Months } from './write-months.ts';

/** Does one step of a load; all of them in one transaction, or each in its own. */
export type RunStep = <T>(step: (db: Db) => Promise<T>) => Promise<T>;

/** Rows of `venta` in a step: some 60 ms on the embedded database, where everybody waits for a step. */
const MONTHS_A_STEP = 5000;
/** About as many months as `MONTHS_A_STEP` in two open budgets of a year and its history. */
const PAIRS_A_FILL = 100;
const DEED = 'archivo.cargado';

/** Writes all rows of a load and, as its last step, the record of it. Written again, it changes nothing but the record. */
export async function writeLoad(plan: LoadPlan, run: RunStep): Promise<void> {
  await run((db) => savePeriod(db, plan));
  const pairs = Math.max(1, Math.floor(MONTHS_A_STEP / plan.slots));
  for (let from = 0; from < plan.isAssigned.length; from += pairs) {
    await run((db) => writePairs(db, plan, from, Math.min(from + pairs, plan.isAssigned.length)));
  }
  if (plan.slotsBefore > 0 && plan.slots > plan.slotsBefore) await growRows(plan, run);
  await run((db) => record(db, plan));
}

/** Gives the pairs that the load has assigned their rows in the other open budgets, as any assignment does (decisions §4). */
export async function fillOtherPeriods({ rows, isAssigned }: LoadPlan, run: RunStep): Promise<void> {
  for (let from = 0; from < isAssigned.length; from += PAIRS_A_FILL) {
    const to = from + PAIRS_A_FILL;
    if (!isAssigned.subarray(from, to).includes(1)) continue;
    await run(async (db) => {
      const { rows: found } = await db.execute<{ n: number; id: number }>(sql`
        select n, ${relacion.clienteProductoID} as id from ${pairsJoin(rows, from, to)} where not ${relacion.eliminada}`);
      const assigned = found.filter(({ n }) => isAssigned[from + n - 1] === 1).map(({ id }) => id);
      const open = await lockOpenPeriods(db);
      await setRemoved(db, assigned, open, false);
      await fillPeriods(db, assigned, open);
    });
  }
}

/** Whether a load has been written whole. */
export async function isWritten(db: Db, { loadID }: LoadPlan): Promise<boolean> {
  const found = await db.$count(
    auditoria,
    sql`${auditoria.accion} = ${DEED} and ${auditoria.despues} ->> 'cargaID' = ${loadID}`,
  );
  return found > 0;
}

async function savePeriod(db: Db, { period }: LoadPlan): Promise<void> {
  const { periodoID, cantidadMeses } = period;
  await db.insert(periodo).values(period).onConflictDoNothing();
  await db.update(periodo).set({ cantidadMeses }).where(eq(periodo.periodoID, periodoID));
}

async function writePairs(db: Db, plan: LoadPlan, from: number, to: number): Promise<void> {
  const { rows, firstMonth, slots } = plan;
  await assignPairs(db, plan, from, to);
  const found = await saveRows(db, plan, from, to);
  const [added, changed, missing] = [new Months(), new Months(), new Months()];
  found.forEach(({ id, isNew }, index) => {
    const inFile = new Int32Array(slots).fill(-1);
    for (let at = rows.lastRows[from + index] ?? -1; at >= 0; at = rows.previous[at] ?? -1) {
      inFile[rows.slots[at] ?? 0] = at;
    }
    inFile.forEach((at, slot) => {
      const month = [id, firstMonth + slot, rows.tonnes[at] ?? 0, rows.prices[at] ?? 0] as const;
      if (isNew) return added.add(...month);
      if (at >= 0) changed.add(...month);
      missing.add(...month);
    });
  });
  await added.insert(db);
  await changed.update(db);
  await missing.insertMissing(db);
}

/** Assigns the pairs that their sellers do not have, and brings back those that had been removed. */
async function assignPairs(db: Db, { rows, isAssigned }: LoadPlan, from: number, to: number): Promise<void> {
  const part = (ids: Int32Array) =>
    numbers(
      ids.subarray(from, to).filter((_, index) => isAssigned[from + index] === 1),
      'int',
    );
  if (!isAssigned.subarray(from, to).includes(1)) return;
  await db.execute(sql`
    insert into ${relacion} (vendedor_id, cliente_id, producto_id)
    select * from unnest(${part(rows.sellers)}, ${part(rows.clients)}, ${part(rows.products)})
    on conflict (vendedor_id, cliente_id, producto_id) do update set eliminada = false where ${relacion.eliminada}`);
}

/** Makes sure of the pairs' rows in the period, budgeted. Gives them in the pairs' order; a new one has no months yet. */
async function saveRows(db: Db, { rows, period }: LoadPlan, from: number, to: number) {
  const { periodoID } = period;
  await db.execute(sql`
    insert into ${relacionPeriodo} (cliente_producto_id, periodo_id, presupuestado)
    select ${relacion.clienteProductoID}, ${periodoID}, true from ${pairsJoin(rows, from, to)} order by n
    on conflict (cliente_producto_id, periodo_id) do update set presupuestado = true, eliminada = false
    where not ${relacionPeriodo.presupuestado} or ${relacionPeriodo.eliminada}`);
  const { rows: found } = await db.execute<{ id: number; isNew: boolean }>(sql`
    select ${relacionPeriodo.clienteProductoPeriodoID} as id, not exists (
      select from ${venta} where ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
    ) as "isNew"
    from ${pairsJoin(rows, from, to)}
    join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoID} = ${relacion.clienteProductoID}
      and ${relacionPeriodo.periodoID} = ${periodoID}
    order by n`);
  if (found.length !== to - from) throw new Error('Every pair of a load has one row in its period');
  return found;
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

function record(db: Db, { loadID, deed, period, guardadas, errores }: LoadPlan): Promise<void> {
  const { usuarioID, cuando, archivo, nombre } = deed;
  const { periodoID } = period;
  const despues = { cargaID: loadID, archivo, nombre, periodoID, guardadas, errores };
  return recordDeed(db, { usuarioID, cuando, accion: DEED, despues });
}
