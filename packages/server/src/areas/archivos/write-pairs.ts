import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { relacion, relacionPeriodo } from '../../db/schema.ts';
import { anyOf } from '../shared/any-of.ts';
import { inPaces } from './in-paces.ts';
import { type LoadPlan, NEW } from './load-plan.ts';
import { pairsLookUp } from './pairs-sql.ts';
import type { CopyRows, Steps } from './run-step.ts';

const PAIRS_A_STEP = 2500;

/** What the database has of a pair. */
interface Found {
  /** From 1. */
  n: number;
  relation: number;
  isRemoved: boolean;
  /** Null: the relation is not in the period. */
  row: number | null;
  isBudgeted: boolean | null;
}

/**
 * Makes sure of each pair's relation, on its seller's list, and of its row in the period, budgeted. Nobody else writes them: the
 * load holds the sellers and the period.
 *
 * @param isFirst whether nothing of the load can be there yet
 * @returns the rows' ids; those that are new as -id
 */
export async function writePairs(plan: LoadPlan, steps: Steps, isFirst: boolean): Promise<Int32Array> {
  const rowIDs = new Int32Array(plan.states.length);
  await inPaces(steps, { length: rowIDs.length, most: PAIRS_A_STEP }, async (from, to) => {
    const some = await steps.run((db, copy) => writeSomePairs(db, copy, plan, { from, to, isFirst }));
    rowIDs.set(some, from);
  });
  if (rowIDs.includes(0)) throw new Error('Every pair of a load has one row in its period');
  return rowIDs;
}

interface Part {
  from: number;
  to: number;
  isFirst: boolean;
}

async function writeSomePairs(
  db: Db,
  copy: CopyRows,
  plan: LoadPlan,
  { from, to, isFirst }: Part,
): Promise<Int32Array> {
  const { rows, states, period } = plan;
  const isAllNew = isFirst && states.subarray(from, to).every((state) => state === NEW);
  const found = isAllNew ? [] : await find(db, plan, from, to);
  const relations = new Int32Array(to - from);
  const rowIDs = new Int32Array(to - from);
  for (const { n, relation, row } of found) {
    relations[n - 1] = relation;
    rowIDs[n - 1] = row ?? 0;
  }
  await restore(db, found);

  const unknown = placesOfZeros(relations);
  fillIn(relations, unknown, await nextIDs(db, 'relacion', 'cliente_producto_id', unknown.length));
  await copyLines(
    copy,
    'relacion (cliente_producto_id, vendedor_id, cliente_id, producto_id)',
    unknown,
    (at) => [relations[at], rows.sellers[from + at], rows.clients[from + at], rows.products[from + at]],
  );

  const absent = placesOfZeros(rowIDs);
  const ids = await nextIDs(db, 'relacion_periodo', 'cliente_producto_periodo_id', absent.length);
  fillIn(rowIDs, absent, ids);
  const columns = 'cliente_producto_periodo_id, cliente_producto_id, periodo_id, presupuestado';
  await copyLines(copy, `relacion_periodo (${columns})`, absent, (at) => [
    rowIDs[at],
    relations[at],
    period.periodoID,
    true,
  ]);
  for (const at of absent) rowIDs[at] = -(rowIDs[at] ?? 0);
  return rowIDs;
}

async function find(db: Db, { rows, period }: LoadPlan, from: number, to: number): Promise<Found[]> {
  const { rows: found } = await db.execute<{ [K in keyof Found]: Found[K] }>(sql`
    select n, ${relacion.clienteProductoID} as relation, ${relacion.eliminada} as "isRemoved", fila.id as row,
      fila.presupuestado and not fila.eliminada as "isBudgeted"
    from ${pairsLookUp(rows, from, to)}
    left join lateral (
      select ${relacionPeriodo.clienteProductoPeriodoID} as id, ${relacionPeriodo.presupuestado}, ${relacionPeriodo.eliminada}
      from ${relacionPeriodo} where ${relacionPeriodo.clienteProductoID} = ${relacion.clienteProductoID}
        and ${relacionPeriodo.periodoID} = ${period.periodoID} offset 0
    ) fila on true`);
  return found;
}

/** Puts removed pairs back on the list, and has all rows count as budgeted. */
async function restore(db: Db, found: readonly Found[]): Promise<void> {
  const removed = found.filter(({ isRemoved }) => isRemoved).map(({ relation }) => relation);
  if (removed.length > 0)
    await db
      .update(relacion)
      .set({ eliminada: false })
      .where(sql`${relacion.clienteProductoID} = ${anyOf(removed)}`);
  const open = found.flatMap(({ row, isBudgeted }) => (row === null || isBudgeted ? [] : [row]));
  if (open.length > 0)
    await db
      .update(relacionPeriodo)
      .set({ presupuestado: true, eliminada: false })
      .where(sql`${relacionPeriodo.clienteProductoPeriodoID} = ${anyOf(open)}`);
}

/** Ids that nobody else gets. */
async function nextIDs(db: Db, table: string, column: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(ids.sequence) as id
    from (select pg_get_serial_sequence(${table}, ${column})::regclass as sequence offset 0) ids
    cross join generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

function placesOfZeros(ids: Int32Array): number[] {
  return Array.from(ids.keys()).filter((at) => ids[at] === 0);
}

function fillIn(ids: Int32Array, places: readonly number[], values: readonly number[]): void {
  places.forEach((place, at) => {
    ids[place] = values[at] ?? 0;
  });
}

async function copyLines(
  copy: CopyRows,
  into: string,
  places: readonly number[],
  line: (place: number) => readonly (number | string | boolean | undefined)[],
): Promise<void> {
  if (places.length === 0) return;
  await copy(into, places.map((place) => `${line(place).join('\t')}\n`).join(''));
}
