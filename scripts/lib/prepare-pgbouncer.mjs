import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackage } from './debian.mjs';

const isHere = () => ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].some((path) => existsSync(path));

/** Finds pgbouncer, or installs it where that needs no question. @returns whether it is there */
export async function preparePgbouncer() {
  if (!isHere() && canInstallDebianPackages()) {
    console.log('pgbouncer is not installed: installing it…');
    await installDebianPackage('pgbouncer');
  }
  return isHere();
}
