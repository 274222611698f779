import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../lib/build.mjs';
import { published } from '../lib/packages.mjs';
import { root } from '../lib/root.mjs';
import { copyWorkspace } from './copy-workspace.mjs';
import { manifestOf, publishPackage } from './publish-package.mjs';
import { writeVersions } from './write-versions.mjs';

/** Does all of a release on a copy and prints what it comes to: versions, changelogs, tarballs. Nothing is published or left behind. */
export async function tryRelease() {
  await build(({ folder }) => published.includes(folder));
  const { folder, env } = await copyWorkspace();
  try {
    await writeVersions(folder, env);
    for (const name of published) {
      const [before, after] = [root, folder].map((place) => manifestOf(join(place, name)).version);
      console.log(`\n— ${manifestOf(join(folder, name)).name} ${before} → ${after}\n`);
      if (before !== after) console.log(newestChanges(join(folder, name)));
      // The copy has no sources to build from; what was built is in it.
      await publishPackage(join(folder, name), ['--dry-run', '--ignore-scripts']);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The part of a changelog that belongs to the newest version. */
function newestChanges(folder) {
  const [, newest = ''] = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split(/^(?=## )/m);
  return newest;
}
