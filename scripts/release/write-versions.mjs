import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { runQuietly } from '../lib/run.mjs';

/**
 * Turns the notes of a workspace into versions and changelogs; what depends on a new version names it.
 * @param {string} folder the workspace, or a copy of it
 * @param {Record<string, string>} [env]
 */
export async function writeVersions(folder, env = {}) {
  const changeset = join(root, 'node_modules/@changesets/cli/bin.js');
  await runQuietly('La versión', process.execPath, [changeset, 'version'], { cwd: folder, env });
}
