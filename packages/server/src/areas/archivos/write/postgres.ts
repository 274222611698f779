import type { Db } from '../../../db/connect.ts';
import { skipForeignKeyChecks } from '../../../db/skip-foreign-key-checks.ts';
import { countApart, countAsWritten } from '../../../db/totals/count-apart.ts';
import { type LoadOrigin, NO_STAGED_ROWS } from '../plan/plan.ts';
import { backfillOpenBudgets, backfillQueued, isLongBackfill, queueBackfill } from './backfill.ts';
import type { LoadStore, LoadWithBackfill, LoadWork, WrittenLoad } from './load-work.ts';
import { dropAllStagedRows, openStagedWriter } from './staged-rows.ts';
import {
  type AddRows,
  configure,
  inTransaction,
  plannerSettings,
  type RunStep,
  retryUntilDone,
  type Steps,
} from './steps.ts';
import { writePlan } from './write-plan.ts';

/** Writes a load in one transaction, which leaves a note of a long backfill. */
export async function writeOnPostgres(store: LoadStore, work: LoadWork): Promise<LoadWithBackfill> {
  const { queuedBy, ...written } = await inTransaction(store.db, (db, copy) =>
    writeInTransaction(db, copy, work),
  );
  if (!queuedBy) return written;
  const run: RunStep = (step) => retryUntilDone(store, () => inTransaction(store.db, step));
  const backfill = backfillQueued(run, queuedBy);
  return { ...written, backfill };
}

/** Does the backfills that earlier servers have left, and removes the rows of deleted periods that they have. */
export async function finishOnPostgres(db: Db): Promise<void> {
  const run: RunStep = (step) => inTransaction(db, step);
  await backfillQueued(run);
  await dropAllStagedRows(run);
}

/** `queuedBy`: whose backfill is left for after the transaction. */
async function writeInTransaction(
  db: Db,
  copy: AddRows,
  work: LoadWork,
): Promise<WrittenLoad & { queuedBy?: LoadOrigin }> {
  await configure(db, { idle_in_transaction_session_timeout: '0' });
  await skipForeignKeyChecks(db);
  const steps: Steps = { run: (step) => step(db, copy), add: copy, commitEach: false };
  await countApart(db);
  const staged = await openStagedWriter(db, work.target, steps);
  const file = await work.read(staged?.follow).catch(async (error: unknown) => {
    await staged?.stop();
    throw error;
  });
  if (file.sales.count === 0) return { file };
  const plan = await work.decide(db, file, (await staged?.finish(file.sales)) ?? NO_STAGED_ROWS);
  await countAsWritten(db);
  await configure(db, plannerSettings);
  const { relations, counts } = await writePlan(plan, steps);
  const isQueued = isLongBackfill(plan);
  await (isQueued ? queueBackfill(db, relations) : backfillOpenBudgets(plan, steps));
  return { file, counts, ...(isQueued && { queuedBy: plan.origin }) };
}
