import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const env = { DEBIAN_FRONTEND: 'noninteractive' };
let isUpdated = false;

/** Whether packages can be installed here without asking anybody: Debian or Ubuntu, as root. */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a Debian package. @returns {Promise<string | undefined>} why it could not be done */
export async function installDebianPackage(name) {
  if (!isUpdated) {
    await run('apt-get', ['update', '-qq'], { env, quiet: true });
    isUpdated = true;
  }
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  const { code, output } = await run('apt-get', args, { env, quiet: true });
  return code === 0 ? undefined : output.trim();
}
