import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from './scripts/lib/find-chromium.mjs';
import { tempRoot } from './scripts/lib/temp-root.mjs';

// Before anything asks for a temporary folder; whatever is started from here inherits it.
process.env['TMPDIR'] = tempRoot();

/**
 * `source` makes workspace packages resolve to their TypeScript, as the type checker does. Vitest hands the list on to Node
 * for `require` as well: `import` or `module` in it would give CommonJS packages the wrong half of their dependencies.
 */
const resolve = { conditions: ['source', 'node'] };
const ssr = { resolve };
const chromium = findChromium();
/** Tests wait for a timer, a page or a server now and then: one more than there are processors. */
const maxWorkers = availableParallelism() + 1;

/** How stories are drawn and tested. Each project has its own: vitest writes into it. */
const inBrowser = () => ({
  // Files of a worker share its modules, which take a second to load.
  isolate: false,
  maxWorkers,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        ...(chromium === undefined ? {} : { executablePath: chromium }),
        args: ['--disable-dev-shm-usage'],
      },
      // Nothing is caught half-way into view, but for the long run: there the plays wait, as for a reader.
      contextOptions: { reducedMotion: process.env['STORYBOOK_MOTION'] === '1' ? 'no-preference' : 'reduce' },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
});

/** What runs in Node; the browser of the walks is started by themselves. */
const nodeProjects = [
  {
    resolve,
    ssr,
    test: {
      name: 'api-sdk',
      root: 'packages/api-sdk',
      include: ['src/**/*.test.ts'],
      isolate: false,
      maxWorkers,
    },
  },
  {
    // What is published, packed from its build and installed as anybody would: no `source` condition.
    test: {
      name: 'package',
      root: 'packages',
      include: ['{api-sdk,cli}/test/**/*.test.ts'],
      maxWorkers,
      testTimeout: 120_000,
      hookTimeout: 600_000,
    },
  },
  {
    resolve,
    ssr,
    test: {
      name: 'cli',
      root: 'packages/cli',
      include: ['src/**/*.test.ts'],
      isolate: false,
      maxWorkers,
    },
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
      maxWorkers,
      // A walk through all states of a screen takes seconds on a busy machine.
      testTimeout: 60_000,
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
      maxWorkers,
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
      // Its databases live for minutes: what would compile them a second time, for speed, is not earned back.
      execArgv: ['--liftoff-only'],
      // Files of a worker share its modules, and the databases at rest.
      isolate: false,
      maxWorkers,
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
      // Each test has several processes at work as it is.
      maxWorkers: availableParallelism(),
      // Chromium, its servers and their databases share the machine with whatever else runs there.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
    },
  },
];

/** What runs in a page that vitest opens. */
const storyProjects = (): TestProjectInlineConfiguration[] => [
  {
    plugins: [storybookTest({ configDir: '.storybook' })],
    // A play waits up to 20 s for one thing on a busy machine, and for several in a row.
    test: { name: 'storybook', ...inBrowser(), testTimeout: 60_000 },
  },
  {
    // What every screen looks like, compared with what was accepted: scripts/pictures.mjs.
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'pictures',
      ...inBrowser(),
      exclude: ['**/src/{ui,charts,app,shell,management}/**', '**/src/pages/*/*/**', '.storybook/**'],
      setupFiles: ['.storybook/pictures/setup.ts'],
      testTimeout: 120_000,
      browser: {
        ...inBrowser().browser,
        expect: {
          toMatchScreenshot: {
            // Two pictures in a row are the same; on a busy machine that takes its time.
            timeout: 30_000,
            comparatorName: 'pixelmatch',
            // A machine draws the same page the same way: a caret may differ, a moved letter or a shade may not.
            comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 20 },
            resolveScreenshotPath: ({ root, testFileName, arg, ext }) =>
              join(root, '.pictures/accepted', testFileName, `${arg}${ext}`),
            resolveDiffPath: ({ root, testFileName, arg, ext }) =>
              join(root, '.pictures/differences', testFileName, `${arg}${ext}`),
          },
        },
      },
    },
  },
];

/** Whether a run is of projects in Node alone, by their names: to prepare the stories would take it two seconds and a half. */
function isWithoutStories(): boolean {
  const { values } = parseArgs({
    options: { project: { type: 'string', multiple: true } },
    strict: false,
    allowPositionals: true,
  });
  const names = new Set<unknown>(nodeProjects.map(({ test }) => test.name));
  return values.project?.every((name) => names.has(name)) ?? false;
}

export default defineConfig({
  test: { projects: isWithoutStories() ? nodeProjects : [...nodeProjects, ...storyProjects()] },
});
