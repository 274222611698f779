import { integer } from 'drizzle-orm/pg-core';

/** A row's number, given out by the database. */
export function id(column: string) {
  return integer(column).primaryKey().generatedAlwaysAsIdentity();
}
