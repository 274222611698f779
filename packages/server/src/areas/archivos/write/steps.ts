import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from '../../../db/connect.ts';
import { copyIn } from '../../../db/copy-in.ts';
import * as schema from '../../../db/schema.ts';
import { poolOf } from '../../../db/single-session.ts';
import { withClient } from '../../../db/with-client.ts';
import type { LoadStore } from './load-work.ts';

/** Adds rows to a table, given as COPY's text. @param after a statement that goes with them */
export type AddRows = (into: string, rows: string, after?: string) => Promise<void>;

/** One step of a load. */
export type Step<T> = (db: Db, copy: AddRows) => Promise<T>;

/** Does one step of a load. */
export type RunStep = <T>(step: Step<T>) => Promise<T>;

/** How a load is written. */
export interface Steps {
  run: RunStep;
  /** Does a step that only adds rows, which takes the database a single answer. */
  add: AddRows;
  /** Whether each step is a transaction, short because everybody waits for it; else all of them are one. */
  commitEach: boolean;
}

/** Adds rows in a transaction of their own. @param settings of it, in SQL */
export async function addInTransaction(
  db: Db,
  settings: Readonly<Record<string, string>>,
  ...[into, rows, after = '']: Parameters<AddRows>
): Promise<void> {
  await withClient(poolOf(db), (client) => copyIn(client, into, rows, { before: settings, after }));
}

/** Does a step in a transaction of its own. */
export function inTransaction<T>(db: Db, step: Step<T>): Promise<T> {
  return withClient(poolOf(db), (client) =>
    drizzle(client, { schema }).transaction((stepping) =>
      step(stepping, (into, rows, after) => copyIn(client, into, rows, { after })),
    ),
  );
}

/** By index: the planner knows no sizes of lists, and would read whole tables to look up a thousand rows. */
export const plannerSettings = { enable_hashjoin: 'off', enable_mergejoin: 'off', enable_seqscan: 'off' };

/** Settings for the rest of a transaction. */
export async function configure(db: Db, settings: Record<string, string>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await db.execute(sql`select ${sql.join(calls, sql`, `)}`);
}

/**
 * Each step by itself, on the embedded database. Its foreign keys are not looked up one by one: their rows are written or held by
 * the very load. And it need not be on the disk at once: what decides the load is, and its last word waits until all of it is.
 */
export function inShortTransactions(db: Db, more: Readonly<Record<string, string>> = {}): Steps {
  const settings = { session_replication_role: 'replica', synchronous_commit: 'off', ...more };
  return {
    run: (step) =>
      inTransaction(db, async (stepping, copy) => {
        await configure(stepping, { ...plannerSettings, ...settings });
        return step(stepping, copy);
      }),
    add: (...added) => addInTransaction(db, settings, ...added),
    commitEach: true,
  };
}

const retryMs = 1000;

/**
 * Does what has been decided: what fails (a full disk) is tried again until the server stops.
 *
 * @param event names each failure in the log
 */
export async function retryUntilDone<T>(
  { db, log }: Pick<LoadStore, 'db' | 'log'>,
  work: () => Promise<T>,
  event = 'load.stepFailed',
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (poolOf(db).ending) throw error;
      log.error({ err: error }, event);
      await wait(retryMs);
    }
  }
}
