import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL: a moment in ISO 8601, as answers carry it: for what a query answers as JSON. */
export function isoInstant(moment: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
