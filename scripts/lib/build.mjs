import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { builds } from './packages.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';
import { dropStamp, readStamp, writeStamp } from './stamp.mjs';

/**
 * Builds what has changed since it was last built.
 * @param {readonly string[]} [names] the packages to look at, all by default
 */
export async function build(names = builds.map(({ name }) => name)) {
  for (const { name, from, proof } of builds.filter((one) => names.includes(one.name))) {
    const folder = join(root, name);
    const stamp = `build-${name.replace('/', '-')}`;
    const wanted = fingerprint([name, ...from, 'tsconfig.base.json', 'pnpm-lock.yaml']);
    if (existsSync(join(folder, proof)) && readStamp(stamp) === wanted) continue;

    console.log(`Construyendo ${name}…`);
    dropStamp(stamp);
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    const options = { cwd: folder, env: { NODE_ENV: undefined } };
    await runQuietly(`La construcción de ${name}`, 'npm', ['run', '--silent', 'build'], options);
    writeStamp(stamp, wanted);
  }
}
