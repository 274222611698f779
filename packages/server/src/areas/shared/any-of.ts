import { type SQL, sql } from 'drizzle-orm';

/** One parameter for a whole list of ids, however long. */
export function anyOf(ids: readonly number[]): SQL {
  return sql`any(${sql.param([...ids])}::int[])`;
}
