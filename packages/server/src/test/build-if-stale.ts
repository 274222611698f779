import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyCluster } from '../db/pglite/empty-cluster.ts';

const packages = fileURLToPath(new URL('../../..', import.meta.url));

/** Compiles what runs compiled also in tests (the embedded database's thread, the started server), where sources are newer. */
export function buildIfStale(): void {
  for (const name of ['api-sdk', 'server']) {
    const folder = join(packages, name);
    const isFresh = newest(join(folder, 'src'), '.ts') <= newest(join(folder, 'dist'), '.js');
    if (!isFresh) compile(folder);
  }
  // An older one will do: the server brings it to its own version.
  if (!fs.existsSync(emptyCluster))
    execFileSync(process.execPath, [join(packages, 'server/dist/make-empty-cluster.js')], {
      stdio: 'inherit',
    });
}

function compile(folder: string): void {
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const tsc = join(typescript, 'bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'pipe' });
  } catch (error) {
    // A type error is the type check's business: the compiler has written its output all the same.
    if (!fs.existsSync(join(folder, 'dist'))) throw error;
  }
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
