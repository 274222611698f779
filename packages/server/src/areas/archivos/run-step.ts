import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from '../../db/connect.ts';
import { copyIn } from '../../db/copy-in.ts';
import * as schema from '../../db/schema.ts';
import { poolOf } from './single-session.ts';

/** Adds rows to a table, given as COPY's text. */
export type CopyRows = (into: string, rows: string) => Promise<void>;

/** One step of a load. */
export type Step<T> = (db: Db, copy: CopyRows) => Promise<T>;

/** Does one step of a load. */
export type RunStep = <T>(step: Step<T>) => Promise<T>;

/** How a load is written. */
export interface Steps {
  run: RunStep;
  /** Each step in a transaction of its own, short because everybody waits for it; else all of them in one. */
  areApart: boolean;
}

/** Does a step in a transaction of its own. */
export async function inTransaction<T>(db: Db, step: Step<T>): Promise<T> {
  const client = await poolOf(db).connect();
  try {
    return await drizzle(client, { schema }).transaction((stepping) =>
      step(stepping, (into, rows) => copyIn(client, into, rows)),
    );
  } finally {
    client.release();
  }
}
