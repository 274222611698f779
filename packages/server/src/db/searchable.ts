import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What `\s` of JavaScript means, as the databases understand it: theirs may have ASCII alone. */
const BLANKS = sql.raw(String.raw`'[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+'`);

/**
 * `text` as names are compared and searched: lower case, without accents. Said in SQL, so that stored columns and
 * searched words go through the same rule, and with byte order, so that both databases agree.
 */
export function searchable(text: SQLWrapper): SQL<string> {
  return sql<string>`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]+', '', 'g') collate "C")`;
}

/** The same rule for a text that the database is not asked about. */
export function searchableText(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\u0300-\u036f]+/g, '');
  return plain.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/**
 * Whether a `searchable` column holds `words` anywhere, each of their characters literally, but blanks of any kind and number for one
 * another: a name that was pasted may have no-break spaces. A trigram index serves it.
 */
export function contains(column: SQLWrapper, words: string): SQL<boolean> {
  const literals = words.split(/\s+/).map((word) => word.replace(/[\\%_]/g, '\\$&'));
  const pattern = (between: string) => sql`'%' || ${searchable(sql`${literals.join(between)}::text`)} || '%'`;
  // An index serves its own collation alone: a stored column's is the database's, an expression's that of `searchable`.
  const mayHold = is(column, Column)
    ? sql<boolean>`${column} like (${pattern('%')}) collate "default"`
    : sql<boolean>`${column} like ${pattern('%')}`;
  if (literals.length === 1) return mayHold;
  const folded = sql`regexp_replace(${column}, ${BLANKS}, ' ', 'g')`;
  return sql<boolean>`(${mayHold} and ${folded} like ${pattern(' ')})`;
}

/** Orders by a `searchable` column, byte by byte: the database's own order is another one on each machine. */
export function byName(column: SQLWrapper): SQL {
  return sql`${column} collate "C"`;
}
