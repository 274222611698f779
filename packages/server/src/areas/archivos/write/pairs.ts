import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cliente, pais, periodo, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { anyOf } from '../../shared/any-of.ts';
import { numbers, pairsLookUp } from '../plan/pairs-sql.ts';
import { type LoadPlan, NEW } from '../plan/plan.ts';
import { inBatches } from './batches.ts';
import { nextIDs, nextRowIDs } from './next-ids.ts';
import type { AddRows, Steps } from './steps.ts';

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

/** Ids of each pair of a load. */
export interface PairIDs {
  relations: Int32Array;
  /** In the period; those that are new as -id. */
  rows: Int32Array;
}

/**
 * Makes sure of each pair's relation, on its seller's list, and of its row in the period, budgeted. Nobody else writes them: the
 * load holds the sellers and the period.
 *
 * @param isFirst whether nothing of the load can be there yet, but its staged rows
 */
export async function writePairs(plan: LoadPlan, steps: Steps, isFirst: boolean): Promise<PairIDs> {
  const { length } = plan.states;
  const ids: PairIDs = { relations: new Int32Array(length), rows: new Int32Array(length) };
  await inBatches({ length, most: PAIRS_A_STEP, isAdaptive: steps.commitEach }, async ({ from, to }) => {
    const some = await steps.run((db, copy) => writeSomePairs(db, copy, plan, { from, to, isFirst }));
    ids.relations.set(some.relations, from);
    ids.rows.set(some.rows, from);
  });
  if (ids.rows.includes(0)) throw new Error('Every pair of a load has one row in its period');
  return ids;
}

interface Part {
  from: number;
  to: number;
  isFirst: boolean;
}

async function writeSomePairs(
  db: Db,
  copy: AddRows,
  plan: LoadPlan,
  { from, to, isFirst }: Part,
): Promise<PairIDs> {
  const { rows, states, period, staged } = plan;
  const isAllNew = isFirst && states.subarray(from, to).every((state) => state === NEW);
  const found = isAllNew ? [] : await find(db, plan, from, to);
  const relations = new Int32Array(to - from);
  const rowIDs = new Int32Array(to - from);
  for (const { n, relation, row } of found) {
    relations[n - 1] = relation;
    rowIDs[n - 1] = row ?? 0;
  }
  await restore(db, found, plan);

  const unknown = placesOfZeros(relations);
  fillIn(relations, unknown, await nextIDs(db, 'relacion', 'cliente_producto_id', unknown.length));
  await copyLines(
    copy,
    'relacion (cliente_producto_id, vendedor_id, cliente_id, producto_id)',
    unknown,
    (at) => [relations[at], rows.sellers[from + at], rows.clients[from + at], rows.products[from + at]],
  );

  const absent = placesOfZeros(rowIDs);
  const currencyOf = await clientCurrencies(
    db,
    absent.map((at) => rows.clients[from + at] ?? 0),
  );
  const currencies = Array.from(rowIDs, (_, at) => currencyOf.get(rows.clients[from + at] ?? 0));
  const isStaged = (at: number) => from + at < staged.ids.length;
  const attached = absent.filter(isStaged);
  for (const at of attached) rowIDs[at] = staged.ids[from + at] ?? 0;
  await attach(db, period.periodoID, { rowIDs, relations, currencies, places: attached });

  const added = absent.filter((at) => !isStaged(at));
  fillIn(rowIDs, added, await nextRowIDs(db, added.length));
  const columns = 'cliente_producto_periodo_id, cliente_producto_id, periodo_id, moneda_id, presupuestado';
  await copyLines(copy, `relacion_periodo (${columns})`, added, (at) => [
    rowIDs[at],
    relations[at],
    period.periodoID,
    currencies[at],
    true,
  ]);
  for (const at of absent) rowIDs[at] = -(rowIDs[at] ?? 0);
  return { relations, rows: rowIDs };
}

interface Attached {
  rowIDs: Int32Array;
  relations: Int32Array;
  currencies: readonly (string | undefined)[];
  places: readonly number[];
}

/** Gives staged rows their relations, their currencies and the period. */
async function attach(
  db: Db,
  periodoID: string,
  { rowIDs, relations, currencies, places }: Attached,
): Promise<void> {
  if (places.length === 0) return;
  const part = (ids: Int32Array) =>
    numbers(
      places.map((at) => ids[at] ?? 0),
      'int',
    );
  const { rowCount } = await db.execute(sql`
    update ${relacionPeriodo}
    set cliente_producto_id = pair.relation, periodo_id = ${periodoID}, moneda_id = pair.moneda_id
    from unnest(${part(rowIDs)}, ${part(relations)}, ${sql.param(places.map((at) => currencies[at]))}::text[])
      as pair(id, relation, moneda_id)
    where ${relacionPeriodo.clienteProductoPeriodoID} = pair.id`);
  if (rowCount !== places.length) throw new Error('The staged rows of a load are there until it is written');
}

/** The currency that each client is sold in: what a row of it is in that comes to be. */
async function clientCurrencies(db: Db, clientIDs: readonly number[]): Promise<Map<number, string>> {
  if (clientIDs.length === 0) return new Map();
  const found = await db
    .select({ clienteID: cliente.clienteID, monedaID: pais.monedaID })
    .from(cliente)
    .innerJoin(pais, eq(pais.paisID, cliente.paisID))
    .where(sql`${cliente.clienteID} = ${anyOf([...new Set(clientIDs)])}`);
  return new Map(found.map(({ clienteID, monedaID }) => [clienteID, monedaID]));
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
async function restore(
  db: Db,
  found: readonly Found[],
  { period, asignarEnAbiertos }: LoadPlan,
): Promise<void> {
  const removed = found.filter(({ isRemoved }) => isRemoved).map(({ relation }) => relation);
  if (removed.length > 0) {
    if (!asignarEnAbiertos) await keepOut(db, removed, period.periodoID);
    await db
      .update(relacion)
      .set({ eliminada: false })
      .where(sql`${relacion.clienteProductoID} = ${anyOf(removed)}`);
  }
  const open = found.flatMap(({ row, isBudgeted }) => (row === null || isBudgeted ? [] : [row]));
  if (open.length > 0)
    await db
      .update(relacionPeriodo)
      .set({ presupuestado: true, eliminada: false })
      .where(sql`${relacionPeriodo.clienteProductoPeriodoID} = ${anyOf(open)}`);
}

/**
 * Has other open periods leave out what they leave out now: a row in one that was closed when its relation was removed is out only
 * for as long as the relation is.
 */
async function keepOut(db: Db, relations: readonly number[], periodoID: string): Promise<void> {
  await db.execute(sql`
    update ${relacionPeriodo} set eliminada = true from ${periodo}
    where ${periodo.periodoID} = ${relacionPeriodo.periodoID} and ${periodo.activo} and ${periodo.periodoID} <> ${periodoID}
      and not ${relacionPeriodo.eliminada} and ${relacionPeriodo.clienteProductoID} = ${anyOf(relations)}`);
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
  copy: AddRows,
  into: string,
  places: readonly number[],
  line: (place: number) => readonly (number | string | boolean | undefined)[],
): Promise<void> {
  if (places.length === 0) return;
  await copy(into, places.map((place) => `${line(place).join('\t')}\n`).join(''));
}
