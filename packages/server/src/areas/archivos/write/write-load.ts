import { hasSingleSession } from '../../../db/single-session.ts';
import { finishOnEmbedded, writeOnEmbedded } from './embedded.ts';
import type { LoadStore, LoadWork, WrittenLoad } from './load-work.ts';
import { finishOnPostgres, writeOnPostgres } from './postgres.ts';

/**
 * Reads a file and writes its load, all or nothing, also for whoever looks on and after a crash at any
 * moment. A file without a good row writes nothing.
 *
 * Where all rows of the period will be new, their months are written to staged rows while the file is still being
 * read. Staged rows get their relation and period when the load is written, and are deleted when it fails.
 *
 * The backfill of its pairs in other budgets, if it was asked for, is not of the load's own rows: a long one
 * goes on after the answer.
 */
export async function writeLoad(store: LoadStore, work: LoadWork): Promise<WrittenLoad> {
  const write = hasSingleSession(store.db) ? writeOnEmbedded : writeOnPostgres;
  const { backfill, ...written } = await write(store, work);
  backfill?.catch((error: unknown) => store.log.error({ err: error }, 'load.fillFailed'));
  return written;
}

/** Removes what interrupted loads left, and finishes those that were decided. Before anybody can look. */
export async function finishLoads({ db, folder }: Pick<LoadStore, 'db' | 'folder'>): Promise<void> {
  await folder.tidy();
  await (hasSingleSession(db) ? finishOnEmbedded({ db, folder }) : finishOnPostgres(db));
}
