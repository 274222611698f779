import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS, fsyncPath } from './durable-fs.ts';

/**
 * PGlite's own start parameters but for `-F` (no fsync), and with the one sync method that its file system has. The system keeps
 * the database's files in memory anyway: a small cache of its own saves 120 MB, and costs a tenth of a save at 1.9 million months.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/** Opens the embedded database in `folder` so that every acknowledged commit is on disk; creates it when absent. */
export async function openCluster(folder: string): Promise<PGlite> {
  if (!fs.existsSync(join(folder, 'PG_VERSION'))) await createCluster(folder);
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams, extensions: { pg_trgm } });
}

/** Creates the database beside its place and moves it there whole: a start that is cut off leaves nothing half made. */
async function createCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.nueva`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const fresh = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams });
  await fresh.close();
  fsyncTree(unfinished);
  fs.renameSync(unfinished, folder);
  fsyncPath(dirname(folder));
}

function fsyncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(folder);
}
