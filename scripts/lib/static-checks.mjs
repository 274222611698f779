import { tools } from './tools.mjs';

/** What is read and not run; each as what Node runs. */
export const STATIC_CHECKS = [
  { name: 'format', args: [tools.biome, 'check'] },
  { name: 'lint', args: [tools.oxlint, '--type-aware'] },
  { name: 'types', args: ['scripts/typecheck.mjs'] },
];
