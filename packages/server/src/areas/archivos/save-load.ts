import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { fillOtherPeriods } from './fill-other-periods.ts';
import type { Gate } from './gate.ts';
import type { LoadFolder } from './load-folder.ts';
import { HAD, type LoadPlan } from './load-plan.ts';
import { isWritten } from './load-record.ts';
import { fillNoted, noteAssigned } from './pending-zeros.ts';
import { inTransaction, type RunStep, type Steps } from './run-step.ts';
import { hasSingleSession, poolOf } from './single-session.ts';
import { writeLoad } from './write-load.ts';

const pauseMs = 1000;
/** New pairs whose zeros in other budgets are waited for: a second's work at most. */
const FEW_PAIRS = 2000;

export interface LoadStore {
  db: Db;
  folder: LoadFolder;
  gate: Gate;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Decides a load, in the transaction that it is given. */
export type Decide = (db: Db) => Promise<LoadPlan>;

/**
 * Writes a load, all or nothing, also for whoever looks on and after a crash at any moment.
 *
 * PostgreSQL does it in one transaction. On the embedded database that would keep everybody out for as long: there the load is
 * decided, put into a journal on the disk, and then written in short transactions, between which sellers save cells. Nobody sees
 * it half written, for all calls that show figures wait until it is whole; and a start after a crash finishes what was decided.
 *
 * The zeros that new pairs get in other budgets are not the load's own rows: where they are many they come after the answer, still
 * under the journal, or on PostgreSQL under the notes that the transaction has left.
 */
export async function saveLoad(store: LoadStore, decide: Decide): Promise<void> {
  const save = hasSingleSession(store.db) ? saveInSteps : saveInOne;
  const { later } = await save(store, decide);
  later?.catch((error: unknown) => store.log.error({ err: error }, 'load.fillFailed'));
}

/** What goes on after the answer. */
interface Saved {
  later?: Promise<void>;
}

async function saveInOne(store: LoadStore, decide: Decide): Promise<Saved> {
  const isNoted = await inTransaction(store.db, async (loading, copy) => {
    const plan = await decide(loading);
    await configure(loading, plans);
    await withoutLookUps(loading);
    const steps: Steps = { run: (step) => step(loading, copy), areApart: false };
    await writeLoad(plan, steps);
    const areMany = assigned(plan) > FEW_PAIRS;
    await (areMany ? noteAssigned(loading, plan) : fillOtherPeriods(plan, steps));
    return areMany;
  });
  return isNoted ? { later: fillNoted(stubborn(store, (step) => inTransaction(store.db, step))) } : {};
}

async function saveInSteps(store: LoadStore, decide: Decide): Promise<Saved> {
  const { db, folder, gate } = store;
  const steps: Steps = { run: stubborn(store, inShortTransaction(db)), areApart: true };
  const plan = await gate.alone(async () => {
    const decided = await db.transaction(decide);
    await folder.keep(decided);
    await writeLoad(decided, steps);
    return decided;
  });
  const filling = fillOtherPeriods(plan, steps).then(() => forget(store, plan));
  if (assigned(plan) > FEW_PAIRS) return { later: filling };
  await filling;
  return {};
}

const assigned = ({ states }: LoadPlan): number =>
  states.reduce((count, state) => count + (state === HAD ? 0 : 1), 0);

/** Removes what interrupted loads have left, and finishes those that had been decided. Before anybody can look. */
export async function finishLoads({ db, folder }: Pick<LoadStore, 'db' | 'folder'>): Promise<void> {
  await folder.tidy();
  if (!hasSingleSession(db)) return fillNoted((step) => inTransaction(db, step));
  const steps: Steps = { run: inShortTransaction(db), areApart: true };
  for (const plan of await folder.kept()) {
    if (!(await isWritten(db, plan))) await writeLoad(plan, steps);
    await fillOtherPeriods(plan, steps);
    await forget({ db, folder }, plan);
  }
}

/** The planner knows no sizes of lists, and would rather read whole tables for each step than look up a thousand rows. */
const plans = { enable_hashjoin: 'off', enable_mergejoin: 'off', enable_seqscan: 'off' };

/** Settings for the rest of a transaction. */
async function configure(db: Db, settings: Record<string, string>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await db.execute(sql`select ${sql.join(calls, sql`, `)}`);
}

/** Spares the look-ups of foreign keys, half of a load's time, where the database's user may: the load holds all that they would find. */
async function withoutLookUps(db: Db): Promise<void> {
  await db.execute(sql`
    select set_config('session_replication_role', 'replica', true)
    where has_parameter_privilege('session_replication_role', 'SET')`);
}

/** Drops the journal of a load once all that was written is on the disk. */
async function forget({ db, folder }: Pick<LoadStore, 'db' | 'folder'>, plan: LoadPlan): Promise<void> {
  // What commits now waits for all that was written before it.
  await db.execute(sql`select pg_logical_emit_message(true, 'carga', ${plan.loadID})`);
  await folder.forget(plan);
}

/**
 * Each step by itself. Its foreign keys are not looked up one by one: their rows are written or held by the very load. And it need
 * not be on the disk at once: the journal is, and the load's last word waits until all of it is.
 */
function inShortTransaction(db: Db): RunStep {
  return (step) =>
    inTransaction(db, async (stepping, copy) => {
      await configure(stepping, {
        ...plans,
        session_replication_role: 'replica',
        synchronous_commit: 'off',
      });
      return step(stepping, copy);
    });
}

/** What is decided has to be written: a step that fails (a full disk) is tried again until the server stops. */
function stubborn({ db, log }: LoadStore, run: RunStep): RunStep {
  return async (step) => {
    for (;;) {
      try {
        return await run(step);
      } catch (error) {
        if (poolOf(db).ending) throw error;
        log.error({ err: error }, 'load.stepFailed');
        await wait(pauseMs);
      }
    }
  };
}
