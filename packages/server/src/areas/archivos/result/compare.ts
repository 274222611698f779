import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cliente, pais, periodo, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { hasSingleSession } from '../../../db/single-session.ts';
import { isLiveRow } from '../../shared/live-row.ts';
import { isPairs, pairTable } from '../plan/pairs-sql.ts';
import { isEmpty, type LoadTarget } from '../plan/target.ts';
import type { LoadRows } from '../read/sales.ts';
import { type Batch, inBatches } from '../write/batches.ts';
import { countRow, type Figures, noRows, type RowCounts } from '../write/counts.ts';
import { storedMonths } from '../write/stored-months.ts';
import { type SalesGroup, SalesGroups } from './sales-groups.ts';

const PAIRS_A_STEP = 400;

export interface Comparison {
  counts: RowCounts;
  /** Of the period's sales. */
  changes: SalesGroup[];
}

/** A pair in the period. */
type FoundPair = {
  n: number;
  monedaID: string;
  /** Null: not in the period. */
  row: number | null;
  /** Whether the period's totals count it. */
  isLive: boolean | null;
};

/** Compares a file's rows with what their period has, a few pairs at a time, and saves nothing. */
export async function compareRows(db: Db, rows: LoadRows, target: LoadTarget): Promise<Comparison> {
  const counts = noRows();
  const changes = new SalesGroups();
  const batching = { length: rows.sellers.length, most: PAIRS_A_STEP, isAdaptive: hasSingleSession(db) };
  const isNew = await isEmpty(db, target);
  await inBatches(batching, async ({ from, to }) => {
    const pairs = await findPairs(db, rows, target, { from, to });
    const stored = isNew ? [] : await monthsOf(db, pairs);
    for (const [at, { n, monedaID, isLive }] of pairs.entries()) {
      const held = stored[at] ?? new Map<number, Figures>();
      const before = (month: number) => (isLive ? held.get(month) : undefined);
      for (const { month, inFile } of monthsInFile(rows, from + n - 1, target)) {
        countRow(counts, inFile, held.get(month));
        changes.add(monedaID, month, before(month), inFile);
        held.delete(month);
      }
      // A row that comes back brings its other months with it.
      if (isLive === false)
        for (const [month, figures] of held) changes.add(monedaID, month, undefined, figures);
    }
    await letOthersRun();
  });
  return { counts, changes: changes.list() };
}

function* monthsInFile(rows: LoadRows, pair: number, { firstMonth }: LoadTarget) {
  for (let at = rows.lastRows[pair] ?? -1; at >= 0; at = rows.previous[at] ?? -1) {
    const inFile = { tonnes: rows.tonnes[at] ?? 0, price: rows.prices[at] ?? 0 };
    yield { month: firstMonth + (rows.slots[at] ?? 0), inFile };
  }
}

/** The months that each of the pairs has in the period. */
async function monthsOf(db: Db, pairs: readonly FoundPair[]): Promise<Map<number, Figures>[]> {
  const inPeriod = pairs.flatMap(({ row }, at) => (row === null ? [] : [{ row, at }]));
  const held = pairs.map(() => new Map<number, Figures>());
  const rowIDs = inPeriod.map(({ row }) => row);
  for (const { place, month, ...figures } of await storedMonths(db, rowIDs)) {
    held[inPeriod[place]?.at ?? -1]?.set(month, figures);
  }
  return held;
}

/** The pairs as the period has them, in the currency that it counts them in. */
async function findPairs(
  db: Db,
  rows: LoadRows,
  { load }: LoadTarget,
  { from, to }: Batch,
): Promise<FoundPair[]> {
  const { rows: found } = await db.execute<FoundPair>(sql`
    select pair.n::int as n, coalesce(fila.moneda_id, ${pais.monedaID}) as "monedaID", fila.id as row, fila.is_live as "isLive"
    from ${pairTable(rows, from, to)}
    join ${cliente} on ${cliente.clienteID} = pair.c
    join ${pais} on ${pais.paisID} = ${cliente.paisID}
    left join lateral (
      select ${relacionPeriodo.clienteProductoPeriodoID} as id, ${relacionPeriodo.monedaID} as moneda_id, ${isLiveRow} as is_live
      from ${relacion}
      join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoID} = ${relacion.clienteProductoID}
      join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
      where ${isPairs} and ${relacionPeriodo.periodoID} = ${load.periodoID} offset 0
    ) fila on true
    order by pair.n`);
  return found;
}
