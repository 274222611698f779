import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:build-files';

/** Scripts, styles and the two faces of the font that Spanish needs; pictures of the guides come when they are looked at. */
const NEEDED = /\.(?:js|css)$|-latin(?:-ext)?-wght-normal-[\w-]+\.woff2$/;

/** Tells the service worker the files of the build in `dist` that it has to keep. */
export function buildFiles(dist: string): Plugin {
  return {
    name: 'build-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => {
      if (id !== `\0${MODULE}`) return null;
      const names = readdirSync(join(dist, 'assets')).filter((name) => NEEDED.test(name));
      const pages = ['index.html', 'favicon.svg'].filter((name) => existsSync(join(dist, name)));
      const files = [
        ...pages.map((name) => ({ url: `/${name}`, revision: hashOf(join(dist, name)) })),
        ...names.toSorted().map((name) => ({ url: `/assets/${name}`, revision: null })),
      ];
      const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
      return `export const build = ${JSON.stringify(build)};\nexport const files = ${JSON.stringify(files)};`;
    },
  };
}

const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
