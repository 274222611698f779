import { build } from './lib/build.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { fail } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';

// Installs, builds what has changed, and becomes the server, which reads its settings and handles signals itself.
requireNode();
endWithNpm();
await install()
  .then(() => build(({ isServed }) => isServed))
  .catch(fail);
await import('../packages/server/dist/main.js');
