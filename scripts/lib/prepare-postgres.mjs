import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackage } from './debian.mjs';
import { findPostgres } from './find-postgres.mjs';

const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.d';
const OURS = `${CLUSTER_SETTINGS}/presupuesto.conf`;

/** Finds PostgreSQL's server programs, or installs them where that needs no question. @returns whether they are there */
export async function preparePostgres() {
  if (!findPostgres() && canInstallDebianPackages()) {
    console.log('PostgreSQL is not installed: installing it…');
    await installWithoutCluster();
  }
  return findPostgres() !== undefined;
}

/** Debian's package creates and starts a database of its own by default; the tests start theirs and no other. */
async function installWithoutCluster() {
  await installDebianPackage('postgresql-common');
  if (!existsSync(CLUSTER_SETTINGS)) mkdirSync(CLUSTER_SETTINGS, { recursive: true });
  writeFileSync(OURS, 'create_main_cluster = false\n');
  await installDebianPackage('postgresql');
  rmSync(OURS);
}
