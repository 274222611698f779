import { join } from 'node:path';
import { packageFolder } from '../../package-folder.ts';

/**
 * An empty database with the schema of this version, which the build makes: every first start copies it, since to make it takes four
 * seconds, and memory that stays taken.
 */
export const emptyCluster = join(packageFolder, 'dist/empty-cluster');
