import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { fingerprint } from './fingerprint.mjs';
import { packages } from './packages.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';
import { dropStamp, readStamp, writeStamp } from './stamp.mjs';

const manifests = packages.map((name) => `${name}/package.json`);

/** What Vite takes for the end of a file's name. */
const UNBUILDABLE = /[#?]/;

/** Installs the locked dependencies, development ones included, unless that is what is there already. One process at a time does. */
export async function install() {
  if (UNBUILDABLE.test(root)) {
    throw new Error(
      `La carpeta «${root}» lleva # o ? en su ruta, y ahí no se puede construir. Cámbiele el nombre.`,
    );
  }
  await alone(root, installStale);
}

async function installStale() {
  const wanted = fingerprint(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  const isThere = packages.every((name) => existsSync(join(root, name, 'node_modules')));
  if (isThere && readStamp('install') === wanted) return;

  console.log('Instalando dependencias…');
  dropStamp('install');
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const args = [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    // How old a version is was asked when it was locked; again it would fetch the history of each package, 240 MB.
    '--config.minimumReleaseAge=0',
    '--config.confirmModulesPurge=false',
  ];
  // Under NODE_ENV=production the tools that build would be left out.
  await runQuietly('La instalación', 'npx', args, { env: { NODE_ENV: undefined } });
  writeStamp('install', wanted);
}
