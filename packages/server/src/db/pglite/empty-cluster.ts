import { fileURLToPath } from 'node:url';

/**
 * An empty database with the schema of this version, which the build makes: every first start copies it, since to make it takes four
 * seconds, and memory that stays taken. The same folder from `src` and from `dist`.
 */
export const emptyCluster = fileURLToPath(new URL('../../../dist/empty-cluster', import.meta.url));
