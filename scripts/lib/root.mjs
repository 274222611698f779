import { fileURLToPath } from 'node:url';

/** The folder of the workspace, with a trailing separator. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
