import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findFreePort } from '../support/free-port.ts';
import { fromRoot } from '../support/program.ts';
import { answersInTime } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';

const STARTS_WITHIN_MS = 300_000;

/**
 * `npm start` in a clone of the last commit, as on a machine that has Node and npm and has never seen the product: no
 * package in any cache.
 * @returns milliseconds from the command to the first answer
 */
export async function timeStartFromNothing(): Promise<number> {
  const folder = await createTempFolder();
  const home = join(folder, 'home');
  const clone = join(folder, 'clone');
  await mkdir(home);
  execFileSync('git', ['clone', '--quiet', fromRoot('.'), clone]);
  const port = await findFreePort();
  const env = { PATH: process.env['PATH'], HOME: home, PORT: String(port) };

  const before = performance.now();
  const npm = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore', detached: true });
  const ended = once(npm, 'exit');
  try {
    if (await answersInTime(`http://127.0.0.1:${port}`, npm, STARTS_WITHIN_MS))
      return performance.now() - before;
    throw new Error('npm start did not come up in a clone.');
  } finally {
    // With what npm started.
    if (npm.exitCode === null && npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM');
    await ended;
    await removeFolder(folder);
  }
}
