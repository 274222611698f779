import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/lib/find-chromium.mjs';

/**
 * `source` makes workspace packages resolve to their TypeScript, as the type checker does. Vitest hands the list on to Node
 * for `require` as well: `import` or `module` in it would give CommonJS packages the wrong half of their dependencies.
 */
const resolve = { conditions: ['source', 'node'] };
const ssr = { resolve };
const chromium = findChromium();

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: { name: 'api-sdk', root: 'packages/api-sdk', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        // What is published, packed from its build and installed as anybody would: no `source` condition.
        test: {
          name: 'package',
          root: 'packages',
          include: ['{api-sdk,cli}/test/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
      {
        resolve,
        ssr,
        test: { name: 'cli', root: 'packages/cli', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        resolve,
        ssr,
        // A test asks the garbage collector whether a sign-out leaves a user's data behind.
        test: {
          name: 'machines',
          root: 'packages/machines',
          include: ['src/**/*.test.ts'],
          execArgv: ['--expose-gc'],
          isolate: false,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'web',
          root: 'packages/web',
          include: ['{src,sw}/**/*.test.ts', '../../.storybook/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/test/global-setup.ts'],
          // Files of a worker share its modules, and the databases at rest.
          isolate: false,
          // Half of their time they wait for the disk: by default one processor would be left out.
          maxWorkers: availableParallelism(),
          // Some kill processes again and again; on a busy machine that takes ten times as long.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['tests/**/*.test.ts'],
          isolate: false,
          globalSetup: ['support/global-setup.ts'],
          // Half of their time they wait for a page or a server: by default one processor would be left out.
          maxWorkers: availableParallelism(),
          // Chromium, its servers and their databases share the machine with whatever else runs there.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // Files of a worker share its modules, which take a second to load.
          isolate: false,
          // Half of their time they wait for a frame: by default one processor would be left out.
          maxWorkers: availableParallelism(),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(chromium === undefined ? {} : { executablePath: chromium }),
                args: ['--disable-dev-shm-usage'],
              },
              contextOptions: {
                reducedMotion: process.env['STORYBOOK_MOTION'] === '1' ? 'no-preference' : 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
