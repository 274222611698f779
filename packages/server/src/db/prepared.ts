import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Db } from './connect.ts';

const dialect = new PgDialect();

/** A statement's values, by the names of its placeholders. */
type Values = Record<string, unknown>;

type Statement<Row extends QueryResultRow> = (db: Db, values?: Values) => Promise<QueryResult<Row>>;

/**
 * A statement that each connection parses and plans once, under its name: planning takes most of the time of a small one. Whatever
 * differs from call to call is an `sql.placeholder`.
 */
export function prepared<Row extends QueryResultRow>(name: string, statement: SQL): Statement<Row> {
  return runner(statement, name);
}

/**
 * The same without a name, for what reads a table that begins empty and grows large: a plan made once would go on reading all of it,
 * as one does with an empty table.
 */
export function plannedEachTime<Row extends QueryResultRow>(statement: SQL): Statement<Row> {
  return runner(statement, undefined);
}

function runner<Row extends QueryResultRow>(statement: SQL, name: string | undefined): Statement<Row> {
  const query = dialect.sqlToQuery(statement);
  return (db, values) =>
    db._.session
      .prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
        query,
        undefined,
        name,
        false,
      )
      .execute(values);
}

/** The same for a query of the builder, which ends in `.prepare(name)`: built once for each handle. */
export function preparedFor<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
