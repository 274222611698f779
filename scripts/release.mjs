import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { runQuietly } from './lib/run.mjs';
import { waitingNotes } from './release/notes.mjs';
import { publish } from './release/publish.mjs';
import { tryRelease } from './release/try-release.mjs';
import { writeVersions } from './release/write-versions.mjs';

// The next step of a release (docs/releasing.md): versions while notes wait, publishing once there are none. `--dry-run` tries both.
requireNode();
await install().then(chooseStep()).catch(fail);

function chooseStep() {
  if (process.argv.includes('--dry-run')) return tryRelease;
  return waitingNotes().length > 0 ? prepareVersions : publish;
}

async function prepareVersions() {
  await writeVersions(root);
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const args = ['--yes', packageManager, 'install', '--lockfile-only'];
  await runQuietly('El fichero de bloqueo', 'npx', args);
  console.log('Versiones y CHANGELOG.md escritos. Falta revisarlos, confirmarlos y repetir npm run release.');
}
