import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { builds } from './packages.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';
import { dropStamp, readStamp, writeStamp } from './stamp.mjs';

/**
 * Builds what has changed since it was last built, side by side what does not go into one another.
 * @param {readonly string[]} [names] the packages to look at, all by default
 */
export async function build(names = builds.map(({ name }) => name)) {
  const underWay = new Map();
  for (const one of builds.filter(({ name }) => names.includes(name))) {
    const before = Promise.all(one.from.map((name) => underWay.get(name)));
    underWay.set(
      one.name,
      before.then(() => buildIfStale(one)),
    );
  }
  // A failure is said once nothing is at work any more.
  const results = await Promise.allSettled(underWay.values());
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function buildIfStale({ name, from, proof }) {
  const folder = join(root, name);
  const stamp = `build-${name.replace('/', '-')}`;
  const wanted = fingerprint([name, ...from, 'tsconfig.base.json', 'pnpm-lock.yaml']);
  if (existsSync(join(folder, proof)) && readStamp(stamp) === wanted) return;

  console.log(`Construyendo ${name}…`);
  dropStamp(stamp);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const options = { cwd: folder, env: { NODE_ENV: undefined } };
  await runQuietly(`La construcción de ${name}`, 'npm', ['run', '--silent', 'build'], options);
  writeStamp(stamp, wanted);
}
