import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cliente, pais, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { anyOf } from '../../shared/any-of.ts';
import { numbers, pairsLookUp } from '../plan/pairs-sql.ts';
import { type LoadPlan, NEW } from '../plan/plan.ts';
import { type Batch, inBatches } from './batches.ts';
import { nextIDs, nextRowIDs } from './next-ids.ts';
import { restorePairs, type StoredPair } from './restore-pairs.ts';
import type { AddRows, Steps } from './steps.ts';

const PAIRS_A_STEP = 2500;
/** Where others wait for each step. */
const PAIRS_A_SHORT_STEP = 500;
/** An id that is still to be given, in a packed array. */
const NO_ID = 0;

/** Of each pair of a load. */
export interface PairIDs {
  relations: Int32Array;
  /** Its row in the period. */
  rowIDs: Int32Array;
  /** 1: that row has no months yet, but those that are staged. */
  isNew: Uint8Array;
}

const emptyIDs = (length: number): PairIDs => ({
  relations: new Int32Array(length).fill(NO_ID),
  rowIDs: new Int32Array(length).fill(NO_ID),
  isNew: new Uint8Array(length),
});

/**
 * Makes sure of each pair's relation, on its seller's list, and of its row in the period, budgeted. Nobody
 * else writes them: the load holds the sellers and the period.
 *
 * @param isFirst whether nothing of the load can be there yet, but its staged rows
 */
export async function writePairs(plan: LoadPlan, steps: Steps, isFirst: boolean): Promise<PairIDs> {
  const { length } = plan.states;
  const ids = emptyIDs(length);
  const most = steps.commitEach ? PAIRS_A_SHORT_STEP : PAIRS_A_STEP;
  const batching = { length, most, isAdaptive: steps.commitEach };
  await inBatches(batching, async ({ from, to }) => {
    const some = await steps.run((db, copy) => writeSomePairs(db, copy, plan, { from, to, isFirst }));
    ids.relations.set(some.relations, from);
    ids.rowIDs.set(some.rowIDs, from);
    ids.isNew.set(some.isNew, from);
  });
  if (ids.rowIDs.includes(NO_ID)) throw new Error('Every pair of a load has one row in its period');
  return ids;
}

async function writeSomePairs(
  db: Db,
  copy: AddRows,
  plan: LoadPlan,
  { from, to, isFirst }: Batch & { isFirst: boolean },
): Promise<PairIDs> {
  const { sales, states, period, staged } = plan;
  const isAllNew = isFirst && states.subarray(from, to).every((state) => state === NEW);
  const stored = isAllNew ? [] : await storedPairs(db, plan, { from, to });
  const ids = emptyIDs(to - from);
  const { relations, rowIDs, isNew } = ids;
  for (const { n, relation, rowID } of stored) {
    relations[n - 1] = relation;
    rowIDs[n - 1] = rowID ?? NO_ID;
  }
  await restorePairs(db, stored, plan);

  const unknown = placesWithoutID(relations);
  fillIn(relations, unknown, await nextIDs(db, 'relacion', 'cliente_producto_id', unknown.length));
  await copyLines(
    copy,
    'relacion (cliente_producto_id, vendedor_id, cliente_id, producto_id)',
    unknown,
    (at) => [relations[at], sales.sellers[from + at], sales.clients[from + at], sales.products[from + at]],
  );

  const absent = placesWithoutID(rowIDs);
  const clientIDs = sales.clients.subarray(from, to);
  const currencyOf = await clientCurrencies(
    db,
    clientIDs.filter((_, at) => rowIDs[at] === NO_ID),
  );
  const currencies = Array.from(clientIDs, (clientID) => currencyOf.get(clientID));
  const isStaged = (at: number) => from + at < staged.ids.length;
  const attached = absent.filter(isStaged);
  for (const at of attached) rowIDs[at] = staged.ids[from + at] ?? NO_ID;
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
  for (const at of absent) isNew[at] = 1;
  return ids;
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
      places.map((at) => ids[at] ?? NO_ID),
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
async function clientCurrencies(db: Db, clientIDs: Int32Array): Promise<Map<number, string>> {
  if (clientIDs.length === 0) return new Map();
  const found = await db
    .select({ clienteID: cliente.clienteID, monedaID: pais.monedaID })
    .from(cliente)
    .innerJoin(pais, eq(pais.paisID, cliente.paisID))
    .where(sql`${cliente.clienteID} = ${anyOf([...new Set(clientIDs)])}`);
  return new Map(found.map(({ clienteID, monedaID }) => [clienteID, monedaID]));
}

async function storedPairs(db: Db, { sales, period }: LoadPlan, { from, to }: Batch): Promise<StoredPair[]> {
  const { rows: found } = await db.execute<{ [K in keyof StoredPair]: StoredPair[K] }>(sql`
    select n, ${relacion.clienteProductoID} as relation, ${relacion.eliminada} as "isRemoved", fila.id as "rowID",
      fila.presupuestado and not fila.eliminada as "isBudgeted"
    from ${pairsLookUp(sales, from, to)}
    left join lateral (
      select ${relacionPeriodo.clienteProductoPeriodoID} as id, ${relacionPeriodo.presupuestado}, ${relacionPeriodo.eliminada}
      from ${relacionPeriodo} where ${relacionPeriodo.clienteProductoID} = ${relacion.clienteProductoID}
        and ${relacionPeriodo.periodoID} = ${period.periodoID} offset 0
    ) fila on true`);
  return found;
}

function placesWithoutID(ids: Int32Array): number[] {
  return Array.from(ids.keys()).filter((at) => ids[at] === NO_ID);
}

function fillIn(ids: Int32Array, places: readonly number[], values: readonly number[]): void {
  places.forEach((place, at) => {
    ids[place] = values[at] ?? NO_ID;
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
