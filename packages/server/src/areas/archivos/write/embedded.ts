import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { COUNTED_APART } from '../../../db/totals/count-apart.ts';
import { type LoadPlan, NO_STAGED_ROWS } from '../plan/plan.ts';
import { backfillOpenBudgets, isLongBackfill } from './backfill.ts';
import type { LoadStore, LoadWithBackfill, LoadWork } from './load-work.ts';
import { isWritten } from './record.ts';
import { dropAllStagedRows, dropStagedRows, openStagedWriter } from './staged-rows.ts';
import { inShortTransactions, retryUntilDone, type Steps } from './steps.ts';
import { writePlan } from './write-plan.ts';

type Journals = Pick<LoadStore, 'db' | 'folder'>;

/**
 * One transaction would keep everybody out for as long as it takes: the load is decided, put into a journal
 * on the disk, and then written in short transactions, between which sellers save cells. Nobody sees it half
 * written, for all calls that show figures wait until it is whole; and a start after a crash finishes what
 * was decided, with its backfill.
 */
export async function writeOnEmbedded(store: LoadStore, work: LoadWork): Promise<LoadWithBackfill> {
  const { db, gate, log } = store;
  const steps = inShortTransactions(db);
  const retried: Steps = {
    run: (step) => retryUntilDone(store, () => steps.run(step)),
    add: (...added) => retryUntilDone(store, () => steps.add(...added)),
    commitEach: true,
  };
  const staged = await openStagedWriter(db, work.target, inShortTransactions(db, COUNTED_APART));
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
  const file = await dropStagedOnError(work.read(staged?.follow));
  if (file.sales.count === 0) return { file };
  const stagedRows = await dropStagedOnError(staged?.finish(file.sales) ?? Promise.resolve(NO_STAGED_ROWS));
  const { plan, counts } = await gate.alone(async () => {
    const decided = await dropStagedOnError(
      keepDecided(store, (deciding) => work.decide(deciding, file, stagedRows)),
    );
    const written = await writePlan(decided, retried);
    return { plan: decided, counts: written.counts };
  });
  const backfill = backfillOpenBudgets(plan, retried).then(() => removeJournal(store, plan));
  if (isLongBackfill(plan)) return { file, counts, backfill };
  await backfill;
  return { file, counts };
}

/** Finishes what journals have kept, and removes staged rows. */
export async function finishOnEmbedded({ db, folder }: Journals): Promise<void> {
  const steps = inShortTransactions(db);
  for (const plan of await folder.readJournals()) {
    if (!(await isWritten(db, plan))) await writePlan(plan, steps);
    await backfillOpenBudgets(plan, steps);
    await removeJournal({ db, folder }, plan);
  }
  await dropAllStagedRows(steps.run);
}

/** Decides a load and puts it into the journal, once the staged rows that it relies on are on the disk. */
async function keepDecided({ db, folder }: Journals, decide: (db: Db) => Promise<LoadPlan>) {
  const plan = await db.transaction(decide);
  await flushWal(db, plan);
  await folder.keepJournal(plan);
  return plan;
}

/** Once all that was written is on the disk. */
async function removeJournal({ db, folder }: Journals, plan: LoadPlan): Promise<void> {
  await flushWal(db, plan);
  await folder.removeJournal(plan);
}

/** Waits until all that was written is on the disk: what commits now waits for it. */
async function flushWal(db: Db, { loadID }: LoadPlan): Promise<void> {
  await db.execute(sql`select pg_logical_emit_message(true, 'carga', ${loadID})`);
}
