import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumOptions } from '../support/browser.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { watch } from '../support/watch.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const STORYBOOK = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

let folder: string;
let files: PreviewServer;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  folder = await createTempFolder();
  await promisify(execFile)(process.execPath, [STORYBOOK, 'build', '-o', folder, '--quiet'], {
    cwd: ROOT,
    maxBuffer: 64_000_000,
  });
  files = await preview({
    configFile: false,
    // A file that is not there is not the first page.
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  origin = new URL('/', files.resolvedUrls?.local[0]).origin;
  browser = await chromium.launch(chromiumOptions());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await files?.close();
  await removeFolder(folder);
});

/** A page that gets the built files and nothing from elsewhere. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return page;
}

async function stories(): Promise<readonly Entry[]> {
  const index: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return Object.values((index as { readonly entries: Readonly<Record<string, Entry>> }).entries);
}

const groupOf = ({ title }: Entry): string => title.split('/')[0] ?? '';

test('the static Storybook starts with its introduction, and groups what follows as designers look for it', async () => {
  const groups = [...new Set((await stories()).map(groupOf))];
  expect(groups.slice(0, 5)).toEqual(['Introducción', 'Tokens', 'ui', 'charts', 'shell']);
  expect(groups.slice(-2)).toEqual(['pages', 'statecharts']);
});

test('the first story of each group opens from files alone, in the real font and without an error', async () => {
  const all = await stories();
  const firsts = [...new Set(all.map(groupOf))].flatMap((group) =>
    all.filter((entry) => groupOf(entry) === group).slice(0, 1),
  );
  for (const { id } of firsts) {
    const page = await openPage();
    const seen = watch(page);
    await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
    await page.locator('#storybook-root > *').first().waitFor();
    await page.locator('body.sb-show-main').waitFor();
    const isDrawnInInter = await page.evaluate(() => document.fonts.check("14px 'Inter Variable'"));
    expect([id, isDrawnInInter, seen.problems]).toEqual([id, true, []]);
    await page.close();
  }
});

test('the toolbar offers the role, the scheme and the three widths', async () => {
  const page = await openPage();
  await page.goto(`${origin}/`);
  for (const name of ['Rol de cada historia', 'Claro', 'Ancho (1440 × 900)', 'Móvil (390 × 844)']) {
    await page.getByRole('button', { name }).first().waitFor();
  }
  await page.getByRole('button', { name: 'Móvil (390 × 844)' }).click();
  const frame = page.locator('#storybook-preview-iframe');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
});
