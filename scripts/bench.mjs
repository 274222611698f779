import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { prepareChromium } from './lib/prepare-chromium.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

// Builds the product and measures it: `npm run bench`, or `npm run bench -- start filter` for some of it.
requireNode();
await install()
  .then(() => build())
  .then(prepareChromium)
  .catch(fail);
const { main } = await runTypeScript('e2e/bench/main.ts');
await main(process.argv.slice(2)).catch(fail);
