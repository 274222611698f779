import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';

/**
 * The setting under which rows and months that come or go are not counted as they do: for a hundred thousand of them it is quicker to
 * count the period at the end, and needless where the period goes too or the rows are staged.
 */
export const COUNTED_APART = { 'presupuesto.totales': 'aparte' };

/** Counts nothing until the transaction ends, or `countAsWritten`. */
export const countApart = (db: Db): Promise<void> => set(db, COUNTED_APART['presupuesto.totales']);

/** Counts again what is written. */
export const countAsWritten = (db: Db): Promise<void> => set(db, '');

async function set(db: Db, value: string): Promise<void> {
  await db.execute(sql`select set_config('presupuesto.totales', ${value}, true)`);
}

/** Counts a period whose rows have been written apart. */
export async function countPeriod(db: Db, periodoID: string): Promise<void> {
  await db.execute(sql`select anotar_periodo(${periodoID})`);
}
