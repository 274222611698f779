import { join } from 'node:path';
import { build } from '../lib/build.mjs';
import { published } from '../lib/packages.mjs';
import { root } from '../lib/root.mjs';
import { run, runQuietly } from '../lib/run.mjs';
import { isPublished, manifestOf, publishPackage } from './publish-package.mjs';

/** Publishes what the registry does not have yet, each package before those that depend on it, and tags the commit. */
export async function publish() {
  const { output } = await run('git', ['status', '--porcelain'], { quiet: true });
  if (output.trim()) throw new Error(`Hay cambios sin confirmar:\n\n${output}`);
  await build(({ folder }) => published.includes(folder));
  for (const name of published) {
    const folder = join(root, name);
    const manifest = manifestOf(folder);
    if (await isPublished(manifest)) console.log(`${manifest.name}@${manifest.version} ya está publicado.`);
    else await publishPackage(folder);
  }
  const changeset = join(root, 'node_modules/@changesets/cli/bin.js');
  await runQuietly('La etiqueta', process.execPath, [changeset, 'tag']);
  console.log('\nHecho. Falta subir las etiquetas: git push --follow-tags');
}
