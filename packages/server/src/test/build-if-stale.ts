import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../scripts/bundle.mjs';
import { emptyCluster } from '../db/pglite/empty-cluster.ts';
import { packageFolder } from '../package-folder.ts';
import { testPrograms } from './programs.ts';

const dist = join(packageFolder, 'dist');

/**
 * Builds what runs built also in tests (the embedded database's thread, the started server), where sources are newer, and the
 * programs of the tests themselves.
 */
export async function buildIfStale(): Promise<void> {
  const sources = ['src', '../api-sdk/src'].map((folder) => newest(join(packageFolder, folder), '.ts'));
  if (Math.max(...sources) > newest(dist, '.js'))
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: packageFolder, stdio: 'inherit' });
  // An older one will do: the server brings it to its own version.
  if (!fs.existsSync(emptyCluster))
    execFileSync(process.execPath, [join(dist, 'make-empty-cluster.js')], { stdio: 'inherit' });
  await bundle(testPrograms, 'test-');
}

/** When the newest file of a kind below `folder` was written; 0 without any. */
function newest(folder: string, extension: string): number {
  if (!fs.existsSync(folder)) return 0;
  const times = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !name.endsWith(`.test${extension}`))
    .map((name) => fs.statSync(join(folder, name)).mtimeMs);
  return Math.max(0, ...times);
}
