import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect.ts';
import { hasSingleSession, poolOf } from '../../../db/single-session.ts';
import type { Gate } from '../gate.ts';
import type { LoadFolder } from '../plan/load-folder.ts';
import { type LoadPlan, NO_STAGED_ROWS, type StagedRows } from '../plan/plan.ts';
import { isEmpty, type LoadTarget } from '../plan/target.ts';
import type { ReadFile } from '../read/file.ts';
import { backfillOpenBudgets, backfillQueued, isLongBackfill, queueBackfill } from './backfill.ts';
import type { RowCounts } from './counts.ts';
import { isWritten } from './record.ts';
import { dropAllStagedRows, dropStagedRows, StagedWriter } from './staged-rows.ts';
import { addInTransaction, configure, inTransaction, plannerSettings, type Steps } from './steps.ts';
import { writeLoad } from './write-plan.ts';

const pauseMs = 1000;

export interface LoadStore {
  db: Db;
  folder: LoadFolder;
  gate: Gate;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A load that is to be read, decided and written. */
export interface LoadWork {
  target: LoadTarget;
  /** @param staged takes up what has been read so far; none where nothing is to be written ahead */
  read(staged: StagedWriter | undefined): Promise<ReadFile>;
  /** Decides the load, in the transaction that it is given. */
  decide(db: Db, file: ReadFile, staged: StagedRows): Promise<LoadPlan>;
}

/**
 * Reads a file and writes its load, all or nothing, also for whoever looks on and after a crash at any moment. A file without a good
 * row writes nothing.
 *
 * PostgreSQL does it in one transaction. On the embedded database that would keep everybody out for as long: there the load is
 * decided, put into a journal on the disk, and then written in short transactions, between which sellers save cells. Nobody sees
 * it half written, for all calls that show figures wait until it is whole; and a start after a crash finishes what was decided.
 *
 * Where all rows of the period will be new, their months are written while the file is still being read, to rows that are of no
 * relation and no period until the load is written; they go if it comes to nothing.
 *
 * The backfill of its pairs in other budgets, if it was asked for, is not of the load's own rows: where it is long the rows
 * come after the answer, still under the journal, or on PostgreSQL under the notes that the transaction has left.
 */
export async function saveLoad(store: LoadStore, work: LoadWork): Promise<SavedLoad> {
  const save = hasSingleSession(store.db) ? saveInSteps : saveInOne;
  const { later, ...saved } = await save(store, work);
  later?.catch((error: unknown) => store.log.error({ err: error }, 'load.fillFailed'));
  return saved;
}

export interface SavedLoad {
  file: ReadFile;
  /** Undefined where nothing was written. */
  counts?: RowCounts;
}

interface Saved extends SavedLoad {
  /** What goes on after the answer. */
  later?: Promise<void>;
}

async function saveInOne(store: LoadStore, work: LoadWork): Promise<Saved> {
  const { isQueued, ...saved } = await inTransaction(store.db, async (loading, copy) => {
    await configure(loading, { idle_in_transaction_session_timeout: '0' });
    await skipForeignKeyChecks(loading);
    const steps: Steps = { run: (step) => step(loading, copy), add: copy, commitEach: false };
    const staged = await stagedWriter(loading, work.target, steps);
    const file = await work.read(staged).catch(async (error: unknown) => {
      await staged?.stop();
      throw error;
    });
    if (file.rows.count === 0) return { file, isQueued: false };
    const plan = await work.decide(loading, file, (await staged?.finish(file.rows)) ?? NO_STAGED_ROWS);
    await configure(loading, plannerSettings);
    const { relations, counts } = await writeLoad(plan, steps);
    const isLong = isLongBackfill(plan);
    await (isLong ? queueBackfill(loading, relations) : backfillOpenBudgets(plan, steps));
    return { file, counts, isQueued: isLong };
  });
  if (!isQueued) return saved;
  const untilDone = retryUntilDone(store);
  return { ...saved, later: backfillQueued((step) => untilDone(() => inTransaction(store.db, step))) };
}

async function saveInSteps(store: LoadStore, work: LoadWork): Promise<Saved> {
  const { db, folder, gate, log } = store;
  const steps = inShortTransactions(db);
  const staged = await stagedWriter(db, work.target, steps);
  /** Nobody waits for staged rows of no use to be gone. A start removes those that are left. */
  const dropStagedOnError = async <T>(done: Promise<T>): Promise<T> => {
    try {
      return await done;
    } catch (error) {
      const ids = await staged?.stop();
      dropStagedRows(steps.run, ids ?? []).catch((err: unknown) => log.error({ err }, 'load.dropFailed'));
      throw error;
    }
  };
  const untilDone = retryUntilDone(store);
  const retriedSteps: Steps = {
    run: (step) => untilDone(() => steps.run(step)),
    add: (...rows) => untilDone(() => steps.add(...rows)),
    commitEach: true,
  };
  const file = await dropStagedOnError(work.read(staged));
  if (file.rows.count === 0) return { file };
  const rows = await dropStagedOnError(staged?.finish(file.rows) ?? Promise.resolve(NO_STAGED_ROWS));
  const { plan, counts } = await gate.alone(async () => {
    const decided = await dropStagedOnError(
      decideInJournal(store, (deciding) => work.decide(deciding, file, rows)),
    );
    const { counts } = await writeLoad(decided, retriedSteps);
    return { plan: decided, counts };
  });
  const filling = backfillOpenBudgets(plan, retriedSteps).then(() => removeJournal({ db, folder }, plan));
  if (isLongBackfill(plan)) return { file, counts, later: filling };
  await filling;
  return { file, counts };
}

/** Removes what interrupted loads have left, and finishes those that had been decided. Before anybody can look. */
export async function finishLoads({ db, folder }: Pick<LoadStore, 'db' | 'folder'>): Promise<void> {
  await folder.tidy();
  if (!hasSingleSession(db)) return backfillQueued((step) => inTransaction(db, step));
  const steps = inShortTransactions(db);
  for (const plan of await folder.readJournals()) {
    if (!(await isWritten(db, plan))) await writeLoad(plan, steps);
    await backfillOpenBudgets(plan, steps);
    await removeJournal({ db, folder }, plan);
  }
  await dropAllStagedRows(steps.run);
}

/** A writer of staged rows, where the load will find none of its own. */
async function stagedWriter(db: Db, target: LoadTarget, steps: Steps): Promise<StagedWriter | undefined> {
  return (await isEmpty(db, target)) ? new StagedWriter(steps, target.firstMonth) : undefined;
}

/** Spares the look-ups of foreign keys, half of a load's time, where the database's user may: the load holds all that they would find. */
async function skipForeignKeyChecks(db: Db): Promise<void> {
  await db.execute(sql`
    select set_config('session_replication_role', 'replica', true)
    where has_parameter_privilege('session_replication_role', 'SET')`);
}

/** Decides a load and puts it into the journal, once the staged rows that it relies on are on the disk. */
async function decideInJournal(
  { db, folder }: LoadStore,
  decide: (db: Db) => Promise<LoadPlan>,
): Promise<LoadPlan> {
  const plan = await db.transaction(decide);
  await flushWal(db, plan);
  await folder.keepJournal(plan);
  return plan;
}

/** Drops the journal of a load once all that was written is on the disk. */
async function removeJournal(
  { db, folder }: Pick<LoadStore, 'db' | 'folder'>,
  plan: LoadPlan,
): Promise<void> {
  await flushWal(db, plan);
  await folder.removeJournal(plan);
}

/** Waits until all that was written is on the disk: what commits now waits for it. */
async function flushWal(db: Db, { loadID }: LoadPlan): Promise<void> {
  await db.execute(sql`select pg_logical_emit_message(true, 'carga', ${loadID})`);
}

/**
 * Each step by itself. Its foreign keys are not looked up one by one: their rows are written or held by the very load. And it need
 * not be on the disk at once: the journal is, and the load's last word waits until all of it is.
 */
function inShortTransactions(db: Db): Steps {
  const settings = { session_replication_role: 'replica', synchronous_commit: 'off' };
  return {
    run: (step) =>
      inTransaction(db, async (stepping, copy) => {
        await configure(stepping, { ...plannerSettings, ...settings });
        return step(stepping, copy);
      }),
    add: (...rows) => addInTransaction(db, settings, ...rows),
    commitEach: true,
  };
}

/** What is decided has to be written: what fails (a full disk) is tried again until the server stops. */
function retryUntilDone({ db, log }: LoadStore): <T>(work: () => Promise<T>) => Promise<T> {
  return async (work) => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (poolOf(db).ending) throw error;
        log.error({ err: error }, 'load.stepFailed');
        await wait(pauseMs);
      }
    }
  };
}
