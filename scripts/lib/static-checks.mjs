import { tools } from './tools.mjs';

/** What is read and not run; each as what Node runs. */
export const STATIC_CHECKS = [
  { name: 'format', args: [tools.biome, 'check'] },
  // On one processor: each more works out the types of the state machines anew, and is hardly sooner done.
  { name: 'lint', args: [tools.oxlint, '--type-aware'], env: { GOMAXPROCS: '1' } },
  { name: 'types', args: ['scripts/typecheck.mjs'] },
];
