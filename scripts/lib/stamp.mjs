import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Stamps live beside what was installed, so that removing `node_modules` forgets them too. */
const folder = join(root, 'node_modules', '.presupuesto');

/** What was last done under this name, or undefined. */
export function readStamp(name) {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}

export function writeStamp(name, value) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), value);
}

export function dropStamp(name) {
  rmSync(join(folder, name), { force: true });
}
