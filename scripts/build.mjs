import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

requireNode();
await install().then(build).catch(fail);
