import { packages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { tools } from './lib/tools.mjs';

/** Checks the types of every package, and fails when one fails. */
for (const name of packages) {
  const { code } = await run(process.execPath, [tools.tsc, '-p', name]);
  if (code !== 0) process.exitCode = 1;
}
