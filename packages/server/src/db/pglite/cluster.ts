import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { checkFiles } from './check-files.ts';
import { DurableNodeFS, fsyncPath } from './durable-fs.ts';
import { emptyCluster } from './empty-cluster.ts';

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

/**
 * Opens the embedded database in `folder` so that every acknowledged commit is on disk; creates it when absent.
 *
 * @param onLine called with each line of its log
 */
export async function openCluster(
  folder: string,
  onLine: (line: string) => void = () => {},
): Promise<PGlite> {
  if (!fs.existsSync(join(folder, 'PG_VERSION'))) createCluster(folder);
  checkFiles(folder);
  return PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams,
    extensions: { pg_trgm },
    onStderr(line) {
      onLine(line);
      return false;
    },
  });
}

/** Copies the empty database beside its place and moves it there whole: a start that is cut off leaves nothing half made. */
function createCluster(folder: string): void {
  const unfinished = `${folder}.nueva`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  copyTree(emptyCluster, unfinished);
  // Once all is written: one after the other, each file would wait for the disk by itself.
  fsyncTree(unfinished);
  fs.renameSync(unfinished, folder);
  fsyncPath(dirname(folder));
}

/** For the owner alone: the build's is everybody's to read. (`fs.cpSync` takes three times as long for these thousand files.) */
function copyTree(from: string, to: string): void {
  fs.mkdirSync(to, { mode: 0o700 });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const original = join(from, entry.name);
    const copy = join(to, entry.name);
    if (entry.isDirectory()) copyTree(original, copy);
    else {
      fs.copyFileSync(original, copy);
      fs.chmodSync(copy, 0o600);
    }
  }
}

function fsyncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else fsyncPath(path);
  }
  fsyncPath(folder);
}
