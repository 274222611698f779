import { bundle } from './bundle.mjs';

await bundle({
  main: 'src/main.ts',
  'check-totals': 'src/check-totals.ts',
  'prune-log': 'src/prune-log.ts',
  'reset-key': 'src/reset-key.ts',
  'make-empty-cluster': 'src/make-empty-cluster.ts',
  'key-worker': 'src/keys/key-worker.ts',
  'pglite-worker': 'src/db/pglite/worker.ts',
  'workbook-worker': 'src/workbook/worker.ts',
});
