import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** The notes of `.changeset` that no version has taken up yet. */
export function waitingNotes() {
  return readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');
}
