import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { createTempFolder, removeFolder } from './temp-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STORYBOOK = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');

/** A story or a page of documentation, as the sidebar lists it. */
export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
}

export interface BuiltStorybook {
  readonly origin: string;
  readonly entries: readonly Entry[];
  readonly close: () => Promise<void>;
}

/** Builds the Storybook into a folder of its own and serves its files. */
export async function buildStorybook(): Promise<BuiltStorybook> {
  const folder = await createTempFolder();
  await promisify(execFile)(process.execPath, [STORYBOOK, 'build', '-o', folder, '--quiet'], {
    cwd: ROOT,
    // As designers build it: `VITEST` would say that nobody reads it, and tests have React's slower build.
    env: { ...process.env, VITEST: '', NODE_ENV: 'production' },
    maxBuffer: 64_000_000,
  });
  const files = await preview({
    configFile: false,
    // A file that is not there is not the first page.
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return {
    origin: new URL('/', files.resolvedUrls?.local[0]).origin,
    entries: Object.values((index as { readonly entries: Readonly<Record<string, Entry>> }).entries),
    close: async () => {
      await files.close();
      await removeFolder(folder);
    },
  };
}
