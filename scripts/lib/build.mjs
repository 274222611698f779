import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { fingerprint } from './fingerprint.mjs';
import { builds } from './packages.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';
import { dropStamp, readStamp, writeStamp } from './stamp.mjs';

/**
 * Builds what has changed since it was last built, side by side what does not wait for one another, and by one process at a time.
 * @param {(one: typeof builds[number]) => boolean} [isWanted] which builds to look at, all by default
 */
export async function build(isWanted = () => true) {
  await alone(root, () => buildAll(isWanted));
}

async function buildAll(isWanted) {
  const underWay = new Map();
  for (const one of builds.filter(isWanted)) {
    const before = Promise.all(one.after.map((name) => underWay.get(name)));
    underWay.set(
      `${one.folder} ${one.script}`,
      before.then(() => buildIfStale(one)),
    );
  }
  // A failure is said once nothing is at work any more.
  const results = await Promise.allSettled(underWay.values());
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function buildIfStale({ folder, script, from, proof }) {
  const cwd = join(root, folder);
  const stamp = `${script}-${folder}`.replaceAll(/[/:]/g, '-');
  const wanted = fingerprint([folder, ...from, 'tsconfig.base.json', 'pnpm-lock.yaml']);
  if (existsSync(join(cwd, proof)) && readStamp(stamp) === wanted) return;

  const name = script === 'build' ? folder : `${folder} (${script})`;
  console.log(`Construyendo ${name}…`);
  dropStamp(stamp);
  // Types go beside what the build proper made anew.
  if (script === 'build') rmSync(join(cwd, 'dist'), { recursive: true, force: true });
  const options = { cwd, env: { NODE_ENV: undefined } };
  await runQuietly(`La construcción de ${name}`, 'npm', ['run', '--silent', script], options);
  writeStamp(stamp, wanted);
}
