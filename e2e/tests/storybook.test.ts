import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../.storybook/docs/catalogue/index.ts';
import { chromiumOptions, ONE_PROCESS } from '../support/browser.ts';
import { type BuiltStorybook, buildStorybook, type Entry } from '../support/storybook.ts';
import { watch } from '../support/watch.ts';

let storybook: BuiltStorybook;
let browser: Browser;

beforeAll(async () => {
  storybook = await buildStorybook();
  // The built files are all that there is. A route that refused the rest would do without the cache.
  const filesAlone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  browser = await chromium.launch(chromiumOptions(ONE_PROCESS, filesAlone));
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await storybook?.close();
});

function openPage(colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  return browser.newPage({ colorScheme });
}

const groupOf = ({ title }: Entry): string => title.split('/')[0] ?? '';

test('the static Storybook starts with its introduction, and groups what follows as designers look for it', () => {
  expect([...new Set(storybook.entries.map(groupOf))]).toEqual([
    'Introducción',
    'Tokens',
    'Controles',
    'Gráficos',
    'Marco',
    'Gestión',
    'Pantallas',
    'Máquinas',
  ]);
});

test('the first story of each group opens from files alone, in the real font and without an error', async () => {
  const stories = storybook.entries.filter(({ type }) => type === 'story');
  const firsts = [...new Set(stories.map(groupOf))].flatMap((group) =>
    stories.filter((entry) => groupOf(entry) === group).slice(0, 1),
  );
  const context = await browser.newContext();
  for (const { id } of firsts) {
    const page = await context.newPage();
    const seen = watch(page);
    await page.goto(`${storybook.origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
    await page.locator('#storybook-root > *').first().waitFor();
    await page.locator('body.sb-show-main').waitFor();
    const isDrawnInInter = await page.evaluate(() => document.fonts.check("14px 'Inter Variable'"));
    expect([id, isDrawnInInter, seen.problems]).toEqual([id, true, []]);
    await page.close();
  }
  await context.close();
});

test('everything with stories is documented, and the documentation knows nothing that is not there', () => {
  const titles = new Set(
    storybook.entries
      .filter((entry) => /^(?:Controles|Gráficos|Marco|Gestión|Pantallas)$/.test(groupOf(entry)))
      .map(({ title }) => title)
      .filter((title) => !title.endsWith('/Resumen')),
  );
  expect(Object.keys(catalogue).toSorted()).toEqual([...titles].toSorted());
  const all = new Set(storybook.entries.map(({ title }) => title));
  const unknown = Object.entries(catalogue).flatMap(([title, { see = [] }]) =>
    see.filter((other) => !all.has(other)).map((other) => `${title} → ${other}`),
  );
  expect(unknown).toEqual([]);
});

test('a control’s page says how it is used, has its properties, and leads to its stories, files and relatives', async () => {
  const page = await openPage();
  await page.goto(`${storybook.origin}/?path=/docs/controles-button--documentación`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
  await docs.getByRole('heading', { name: 'Así no' }).waitFor();
  await docs.getByRole('cell', { name: 'While a promise that it returns is pending' }).waitFor();
  const file = docs.locator('details', { hasText: 'packages/web/src/ui/Button/Button.tsx' });
  await file.locator('summary').click();
  await file.getByText('A button that ignores clicks while disabled or loading').waitFor();
  await docs.getByRole('link', { name: 'IconButton' }).click();
  await docs.getByRole('heading', { level: 1, name: 'IconButton' }).waitFor();
  await docs.getByRole('link', { name: 'Pressed' }).click();
  await expect.poll(() => new URL(page.url()).search).toContain('path=/story/controles-iconbutton--pressed');
  await page.close();
});

test('the toolbar offers the role, the scheme and the widths, and enlarges to 200 %', async () => {
  const page = await openPage();
  await page.goto(`${storybook.origin}/`);
  for (const name of ['Rol de cada historia', 'Claro', 'Ancho (1440 × 900)', 'Móvil pequeño (320 × 640)']) {
    await page.getByRole('button', { name }).first().waitFor();
  }
  await page.getByRole('button', { name: 'Móvil (390 × 844)' }).click();
  const frame = page.locator('#storybook-preview-iframe');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
  await page.getByRole('button', { name: 'Zoom del 200 %' }).click();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(1280);
  const inner = page.frameLocator('#storybook-preview-iframe').locator('html');
  expect(await inner.evaluate(() => innerWidth)).toBe(640);
  await page.goto(`${storybook.origin}/?path=/story/controles-button--primary&globals=viewport:zoomed`);
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(1280);
  await page.close();
});

test('the frame begins in the system’s scheme, follows the toolbar, and shows both side by side', async () => {
  const page = await openPage('dark');
  await page.goto(`${storybook.origin}/?path=/story/controles-button--primary`);
  const chosen = page.frameLocator('#storybook-preview-iframe');
  await chosen.locator('html[data-scheme="dark"]').waitFor();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: 'Claro y oscuro' }).click();
  const other = page.frameLocator('iframe[title="En claro"]');
  await other.locator('html[data-scheme="light"]').waitFor();
  await other.getByRole('button', { name: 'Guardar' }).waitFor();
  await chosen.locator('html[data-scheme="dark"]').waitFor();
  await page.goto(`${storybook.origin}/?path=/story/controles-button--primary&globals=scheme:light`);
  await chosen.locator('html[data-scheme="light"]').waitFor();
  await expect.poll(ground).not.toBe(dark);
  await page.close();
});

test('a window higher than the screen keeps its height, and is scrolled to, also beside the other scheme', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`${storybook.origin}/?path=/story/controles-button--primary&globals=viewport:narrow`);
  const frame = page.locator('#storybook-preview-iframe');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(844);
  await page.getByRole('button', { name: 'Claro y oscuro' }).click();
  const other = page.locator('iframe[title="En oscuro"]');
  await expect.poll(async () => (await other.boundingBox())?.height).toBe(844);
  const top = await other.evaluate((element) => {
    const scrolled = element.parentElement;
    scrolled?.scrollTo(0, 0);
    return element.getBoundingClientRect().top - (scrolled?.getBoundingClientRect().top ?? 0);
  });
  expect(top).toBeGreaterThanOrEqual(0);
  await page.close();
});

/** Runs in the page. @returns what the story or its steps threw, once it has come to its end */
function ending(): { readonly error: string | null } | null {
  const last = (event: string) => Object(Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')).last?.(event);
  const [thrown] = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'].flatMap(
    (event) => last(event) ?? [],
  );
  if (!thrown && !last('storyFinished')) return null;
  const error = thrown ? String(thrown.message ?? thrown.description).replaceAll(/\s+/g, ' ') : null;
  return { error: error?.slice(0, 200) ?? null };
}

/** Opens a story in the window that the page has, and waits until its steps are done. @returns what they threw */
async function endOf(page: Page, { id }: Entry): Promise<string | null> {
  await page.goto(`${storybook.origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
  const end = await page.waitForFunction(ending, null, { timeout: 60_000 });
  return (await end.jsonValue())?.error ?? null;
}

/** Whether what is shown is meant for a phone as well: a story may name another window. */
function isMeantForPhone(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const preview = Object(Reflect.get(window, '__STORYBOOK_PREVIEW__'));
    return (preview.currentRender?.story?.storyGlobals?.viewport?.value ?? 'narrow') === 'narrow';
  });
}

/** The first story of each whole screen. */
function firstOfEachScreen(): readonly Entry[] {
  const screens = storybook.entries.filter(
    ({ type, title }) => type === 'story' && /^Pantallas\/[^/]+$/.test(title),
  );
  return screens.filter(({ title }, at) => screens.findIndex((one) => one.title === title) === at);
}

test('the first story of each screen has its data and does its steps where designers read it', async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const failed: string[] = [];
  for (const entry of firstOfEachScreen()) {
    const error = await endOf(page, entry);
    if (error !== null) failed.push(`${entry.id}: ${error}`);
  }
  expect(failed).toEqual([]);
  await page.close();
}, 300_000);

test.runIf(process.env['TEST_LONG'] === '1')(
  'on a phone each story that names no other window does its steps, and nothing scrolls sideways',
  async () => {
    const page = await openPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const faults: string[] = [];
    for (const entry of storybook.entries) {
      const { id, type } = entry;
      const found: string[] = [];
      if (type === 'docs') {
        await page.goto(`${storybook.origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=docs`);
        await page.locator('#storybook-docs h1').waitFor();
      } else {
        const error = await endOf(page, entry);
        if (error !== null) found.push(`${id}: ${error}`);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) found.push(`${id}: ${width} px`);
      if (found.length > 0 && (await isMeantForPhone(page))) faults.push(...found);
    }
    expect(faults).toEqual([]);
  },
  1_800_000,
);
