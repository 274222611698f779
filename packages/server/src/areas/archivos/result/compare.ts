import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cliente, pais, periodo, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { hasSingleSession } from '../../../db/single-session.ts';
import { isLiveRow } from '../../shared/live-row.ts';
import { isPairs, pairTable } from '../plan/pairs-sql.ts';
import { isEmpty, type LoadTarget } from '../plan/target.ts';
import type { Figures } from '../read/figure.ts';
import { type Sales, salesOf } from '../read/sales.ts';
import { type SalesGroup, SalesGroups } from '../read/sales-groups.ts';
import { type Batch, inBatches } from '../write/batches.ts';
import { countSale, noCounts, type SaleCounts } from '../write/counts.ts';
import { storedMonths } from '../write/stored-months.ts';

const PAIRS_A_STEP = 400;

interface Comparison {
  counts: SaleCounts;
  /** Of the period's sales. */
  changes: SalesGroup[];
}

/** A pair in the period. */
type FoundPair = {
  n: number;
  monedaID: string;
  /** Null: not in the period. */
  rowID: number | null;
  /** Whether the period's totals count it. */
  isLive: boolean | null;
};

/** Compares a file's sales with what their period has, a few pairs at a time, and saves nothing. */
export async function compareSales(db: Db, sales: Sales, target: LoadTarget): Promise<Comparison> {
  const counts = noCounts();
  const changes = new SalesGroups();
  const batching = { length: sales.sellers.length, most: PAIRS_A_STEP, isAdaptive: hasSingleSession(db) };
  const isNew = await isEmpty(db, target);
  await inBatches(batching, async ({ from, to }) => {
    const pairs = await findPairs(db, sales, target, { from, to });
    const stored = isNew ? [] : await monthsOf(db, pairs);
    for (const [at, { n, monedaID, isLive }] of pairs.entries()) {
      const held = stored[at] ?? new Map<number, Figures>();
      const before = (month: number) => (isLive ? held.get(month) : undefined);
      for (const sale of salesOf(sales, from + n - 1)) {
        const month = target.firstMonth + (sales.slots[sale] ?? 0);
        const after = { tonnes: sales.tonnes[sale] ?? 0, price: sales.prices[sale] ?? 0 };
        countSale(counts, after, held.get(month));
        changes.add(monedaID, month, before(month), after);
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

/** The months that each of the pairs has in the period. */
async function monthsOf(db: Db, pairs: readonly FoundPair[]): Promise<Map<number, Figures>[]> {
  const months = pairs.map(({ rowID }) => ({ rowID, held: new Map<number, Figures>() }));
  const inPeriod = months.flatMap(({ rowID, held }) => (rowID === null ? [] : [{ rowID, held }]));
  const rowIDs = inPeriod.map(({ rowID }) => rowID);
  for (const { place, month, ...figures } of await storedMonths(db, rowIDs)) {
    inPeriod[place]?.held.set(month, figures);
  }
  return months.map(({ held }) => held);
}

/** The pairs as the period has them, in the currency that it counts them in. */
async function findPairs(
  db: Db,
  sales: Sales,
  { load }: LoadTarget,
  { from, to }: Batch,
): Promise<FoundPair[]> {
  const { rows: found } = await db.execute<FoundPair>(sql`
    select pair.n::int as n, coalesce(fila.moneda_id, ${pais.monedaID}) as "monedaID", fila.id as "rowID", fila.is_live as "isLive"
    from ${pairTable(sales, from, to)}
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
