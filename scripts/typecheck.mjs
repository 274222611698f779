import { packages } from './lib/packages.mjs';
import { run } from './lib/run.mjs';
import { tools } from './lib/tools.mjs';

/** The service worker runs under other types than the pages; the Storybook's own pages are no package. */
const others = ['packages/web/sw', '.storybook'];

/** Checks the types of every package, and fails when one fails. */
for (const name of [...packages, ...others]) {
  const { code } = await run(process.execPath, [tools.tsc, '-p', name]);
  if (code !== 0) process.exitCode = 1;
}
