import { build } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

// Holds the OpenAPI document to two linters, three generators of clients and a mock, which npx fetches: `npm run openapi:check`.
requireNode();
await install()
  .then(() => build())
  .catch(fail);
const { main } = await runTypeScript('e2e/openapi/main.ts');
await main(runTypeScript).catch(fail);
