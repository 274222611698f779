import { packages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { tools } from './lib/tools.mjs';

/** The service worker runs beside the pages, under other types than theirs. */
const others = ['packages/web/sw'];

/** Checks the types of every package, and fails when one fails. */
for (const name of [...packages, ...others]) {
  const { code } = await run(process.execPath, [tools.tsc, '-p', name]);
  if (code !== 0) process.exitCode = 1;
}
