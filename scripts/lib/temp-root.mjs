import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;

/**
 * Where what lives for the time of a test is put: in memory where there is plenty and programs may be started from it, as
 * packages that are installed there do. Databases are copied there by the hundred, each of 300 files.
 * @returns {string}
 */
export function tempRoot() {
  if (!existsSync(MEMORY) || !mayStartPrograms(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH ? MEMORY : tmpdir();
}

function mayStartPrograms(folder) {
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  const options = mounts.find(([, place]) => place === folder)?.[3] ?? '';
  return !options.split(',').includes('noexec');
}
