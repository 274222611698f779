import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const cwd = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds programs with all that they import, dependencies included, as a few large files: to find and load 980 files took a start
 * longer than all else that it does. They stand beside each other in `dist`, as `src/package-folder.ts` expects.
 *
 * @param {Record<string, string>} programs source by name, relative to the package
 * @param {string} [prefix] of the names of what several programs share
 */
export async function bundle(programs, prefix = '') {
  const built = await rolldown({
    input: programs,
    cwd,
    platform: 'node',
    resolve: { conditionNames: ['source', 'node'] },
    // The first three look for files beside their own; the last one `pg` does without.
    external: [/^@electric-sql\/pglite/, '@node-rs/argon2', 'piscina', 'pg-native'],
  });
  await built.write({ dir: `${cwd}dist`, format: 'esm', chunkFileNames: `${prefix}[name].js` });
  await built.close();
}
