import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';

/** Ids that nobody else gets. */
export async function nextIDs(db: Db, table: string, column: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows: found } = await db.execute<{ id: number }>(sql`
    select nextval(ids.sequence) as id
    from (select pg_get_serial_sequence(${table}, ${column})::regclass as sequence offset 0) ids
    cross join generate_series(1, ${count}::int)`);
  return found.map(({ id }) => id);
}

/** Ids of rows of `relacion_periodo`. */
export const nextRowIDs = (db: Db, count: number): Promise<number[]> =>
  nextIDs(db, 'relacion_periodo', 'cliente_producto_periodo_id', count);
