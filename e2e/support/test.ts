import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { test as base, inject } from 'vitest';
import { signIn } from './api.ts';
import { chromiumOptions, ONE_PROCESS } from './browser.ts';
import { copyCompany, type DatabaseKind } from './company.ts';
import type { Person } from './people.ts';
import { startServer } from './server.ts';
import { type Watch, watch } from './watch.ts';
import { withoutStream } from './without-stream.ts';

/** The two sizes that every walk is made at. */
export const SCREENS = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
} as const;

interface Visit {
  page: Page;
  watch: Watch;
}

interface VisitOptions extends BrowserContextOptions {
  /** Who has signed in at this device before; by default nobody. */
  as?: Person;
  /** Whether the page listens to what others change; by default it does. */
  hears?: boolean;
}

const MAX_WAIT_MS = 30_000;

/**
 * A test with a Chromium, a server of its own for the file (on a fresh copy of the demonstration company) and `visit`,
 * which opens a page in a profile of its own. A page that logged an error fails the test. The server works on PostgreSQL,
 * where that is installed, because it starts in half the time: `test.override('database', 'embedded')` has the other one.
 */
export const test = base
  .extend('chromiumOptions', { scope: 'worker' }, chromiumOptions(ONE_PROCESS))
  .extend('templates', { scope: 'worker' }, inject('templates'))
  .extend('database', { scope: 'file' }, (): DatabaseKind => 'postgres')
  .extend('browser', { scope: 'worker' }, async ({ chromiumOptions }, { onCleanup }) => {
    const browser = await chromium.launch(chromiumOptions);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('server', { scope: 'file' }, async ({ templates, database }, { onCleanup }) => {
    const { dataDir, env, remove } = await copyCompany(templates, database);
    // What works is known: two keys less to be tried at each start.
    const server = await startServer({ dataDir, env: { DEMO: '0', ...env } });
    onCleanup(async () => {
      await server.stop();
      await remove();
    });
    return server;
  })
  .extend('visit', async ({ browser, server }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      await Promise.all(visits.map(({ page }) => page.context().close()));
      const problems = visits.flatMap((visit) => visit.watch.problems);
      if (problems.length > 0) throw new Error(`The page reported:\n${problems.join('\n')}`);
    });
    return async (path: string, { as, hears = true, ...options }: VisitOptions = {}): Promise<Visit> => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'es-ES',
        reducedMotion: 'reduce',
        viewport: SCREENS.wide,
        // Only tests of it want the service worker: what it answers, `page.route` does not see.
        serviceWorkers: 'block',
        ...options,
      });
      if (as) await enterAs(context, server.url, as);
      if (!hears) await withoutStream(context);
      const page = await context.newPage();
      page.setDefaultTimeout(MAX_WAIT_MS);
      const visit = { page, watch: watch(page) };
      visits.push(visit);
      await page.goto(path);
      return visit;
    };
  });

/**
 * Leaves in a profile what a sign-in does, once: who signs out stays outside. (`storageState` would open a page for it, which
 * takes a quarter of a second.)
 */
async function enterAs(context: BrowserContext, origin: string, person: Person): Promise<void> {
  await context.addInitScript(
    ({ origin, kept }) => {
      const entered = 'has-entered=1';
      if (location.origin !== origin || document.cookie.includes(entered)) return;
      document.cookie = `${entered}; path=/`;
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    { origin, kept: await signIn(origin, person) },
  );
}

export { expect } from 'vitest';
