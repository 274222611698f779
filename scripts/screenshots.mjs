import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { prepareChromium } from './lib/prepare-chromium.mjs';
import { root } from './lib/root.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

// Takes the pictures of docs again: `node scripts/screenshots.mjs`.
requireNode();
await install()
  .then(() => build())
  .then(prepareChromium)
  .catch(fail);
const { takeScreenshots } = await runTypeScript('e2e/screenshots/take-screenshots.ts');
await takeScreenshots(join(root, 'docs'));
