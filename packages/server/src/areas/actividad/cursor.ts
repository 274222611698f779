import { type SQL, sql } from 'drizzle-orm';
import { HttpProblem } from '../../http-problem.ts';

/** Of which of the two tables an entry is. At the same moment figures come first. */
export type Source = 'cambio' | 'auditoria';

/** An entry's place among all, the newest first. */
export interface Place {
  /** Microseconds since 1970, as whole decimal digits. */
  micros: string;
  source: Source;
  id: number;
}

const CURSOR = /^(\d{1,16})([ca])(\d{1,15})$/;

/** What asks for the entries after a place. */
export function cursorText({ micros, source, id }: Place): string {
  return `${micros}${source.charAt(0)}${id}`;
}

/** The place that a cursor names, which the call has under `name`. @throws HttpProblem 400 for what is no cursor of ours */
export function placeOf(cursor: string, name: 'cursor' | 'grupo'): Place {
  const [, micros, source, id] = CURSOR.exec(cursor) ?? [];
  if (micros === undefined) throw new HttpProblem(400, `${name} no es válido`);
  return { micros, source: source === 'c' ? 'cambio' : 'auditoria', id: Number(id) };
}

/** SQL: `(moment, number)` of a table, below which lie its entries that come after a place. */
export function below({ micros, source, id }: Place, of: Source): SQL {
  // Of the other table, at that very moment, either all have been listed or none.
  const number = source === of ? id : of === 'cambio' ? 0 : Number.MAX_SAFE_INTEGER;
  return sql`(${momentOf(sql`${micros}::bigint`)}, ${number}::bigint)`;
}

/** SQL: the moment of that many microseconds. */
export const momentOf = (micros: SQL) => sql`('epoch'::timestamptz + ${micros} * interval '1 microsecond')`;

/** SQL: the microseconds of a moment. */
export const microsOf = (moment: SQL) => sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`;
