import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', '.vite']);
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!LEFT_OUT.has(name) && !NOT_BUILT.test(name)) yield* filesIn(join(path, name));
  }
}

/**
 * A hash over the names and contents of files and folders, given relative to the workspace. By content, since a
 * `git pull` or a copy gives untouched files new times. Tests, stories and build output do not count.
 */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      hash.update(`${file.slice(root.length).replaceAll('\\', '/')}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
