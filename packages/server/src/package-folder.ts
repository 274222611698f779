import { fileURLToPath } from 'node:url';

/** The folder of this package: the same from `src` and from the files of the build, all of which stand in `dist` itself. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
