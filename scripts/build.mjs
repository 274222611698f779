import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

// All of it, or the packages that are named.
const names = process.argv.slice(2);
requireNode();
await install()
  .then(() => build(({ folder }) => names.length === 0 || names.includes(folder)))
  .catch(fail);
