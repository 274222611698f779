import { type Browser, chromium, type Page } from 'playwright';
import { first, signedInClient, signIn } from '../support/api.ts';
import { chromiumOptions } from '../support/browser.ts';
import { jobs } from './jobs/jobs.ts';
import { paste } from './jobs/paste.ts';
import { noteArrival, readArrival } from './page-log.ts';
import { type Benchmark, median, type Result } from './result.ts';
import { LONG_OPEN_PERIOD } from './scale/company.ts';
import { type CompanyHost, KEY, withCompany } from './scale/host.ts';
import { openSlowPage, settle } from './slow-page.ts';

/** Of the demonstration's size: its first seller then has 500 pairs. */
const TIMES = 10;
const REFERENCE = 'CUR-2025';
const LOADS = 5;
const BETWEEN_KEYS_MS = 70;
const CELL = '[role="gridcell"] , [role="gridcell"] small';
const FIGURE = 'input[aria-label="Abril 2026, volumen"]';

declare global {
  interface Window {
    hojaKeys: number[];
    hojaFrames: number[];
  }
}

/** La hoja: how fast it is, what a budget costs on it in keys and clicks, and how soon a paste is saved. */
export const hoja: Benchmark = async () => [...(await speed()), ...(await jobs()), ...(await paste())];

/** Of a seller with 500 pairs of 24 months: how long a key takes to its paint, how it scrolls, and how soon it is there. */
const speed: Benchmark = async () =>
  (await withCompany(TIMES, 'PostgreSQL', measureSpeed)) ??
  (await withCompany(TIMES, 'embedded', measureSpeed)) ??
  [];

async function measureSpeed({ server }: CompanyHost): Promise<Result[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const seller = { nombreUsuario: 'v1', clave: KEY };
    const storage = await signIn(server.url, seller);
    const client = await signedInClient(server.url, seller);
    const pairs = (await client.clientesProductos.list(LONG_OPEN_PERIOD)).data ?? [];
    const address = `${server.url}/presupuestos?periodo=${LONG_OPEN_PERIOD}`;
    const form = await arrivals(browser, storage, `${address}&par=${first(pairs).clienteProductoID}`, FIGURE);
    const sheet = await arrivals(browser, storage, `${address}&vista=hoja`, CELL);
    const page = await openSlowPage(browser, storage);
    await page.goto(`${address}&vista=hoja&referente=${REFERENCE}`);
    await page.locator('[role="gridcell"] small').first().waitFor();
    await settle(page);
    const keys = await typeFigures(page);
    const frames = await scroll(page);
    return [
      row(`Form, a seller of ${pairs.length} pairs: address to its figures`, form),
      row(`La hoja: the same, ${(median(sheet) / median(form)).toFixed(2)} × the form`, sheet, '1.2 ×'),
      key(
        `La hoja, ${pairs.length} pairs × 24 months: key to paint, p95 / worst of ${keys.length}`,
        keys,
        '32 / 48 ms',
      ),
      key(`La hoja: frame while scrolling both ways, p95 / worst of ${frames.length}`, frames, '32 ms'),
    ];
  } finally {
    await browser.close();
  }
}

async function arrivals(browser: Browser, storage: Record<string, string>, url: string, selector: string) {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const page = await openSlowPage(browser, storage);
    await noteArrival(page, selector);
    await page.goto(url);
    times.push((await readArrival(page)).ms);
    await settle(page);
    await page.context().close();
  }
  return times;
}

/** Types, walks, selects and operates as somebody who is in a hurry. @returns from each key to its paint, in ms */
async function typeFigures(page: Page): Promise<number[]> {
  await page.locator('[role="gridcell"][data-row="1"][data-column="1"]').click();
  await page.evaluate(() => {
    window.hojaKeys = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') window.hojaKeys.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const press = async (keys: readonly string[]) => {
    for (const one of keys) await page.keyboard.press(one, { delay: BETWEEN_KEYS_MS });
  };
  let pressed = 0;
  for (const text of ['12,5', '1234', '7', '0,75', '98']) {
    await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });
    await press(['Enter', 'ArrowRight', 'ArrowDown', 'ArrowLeft']);
    pressed += text.length + 4;
  }
  await press(['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight']);
  await page.keyboard.type('+5%', { delay: BETWEEN_KEYS_MS });
  await press(['Enter', 'PageDown', 'PageDown', 'PageUp', 'End', 'Home', 'ArrowDown', 'Tab', 'Tab']);
  pressed += 16;
  await page.waitForTimeout(500);
  const slow = await page.evaluate(() => window.hojaKeys);
  // Those that are not reported took less than 16 ms.
  return [...slow, ...Array.from({ length: Math.max(pressed - slow.length, 0) }, () => 8)];
}

/** With the wheel, down and across. @returns how long each frame took, in ms */
async function scroll(page: Page): Promise<number[]> {
  const box = await page.getByRole('grid').boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => {
    window.hojaFrames = [];
    let last = performance.now();
    const frame = (now: number): void => {
      window.hojaFrames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(turn % 3 === 2 ? 60 : 0, turn % 3 === 2 ? 0 : 120);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => window.hojaFrames);
}

function row(what: string, values: readonly number[], aim?: string): Result {
  const value = `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
  return { what, value, ...(aim !== undefined && { aim }) };
}

function key(what: string, values: readonly number[], aim: string): Result {
  const sorted = values.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
  return { what, value: `${p95.toFixed(0)} / ${sorted.at(-1)?.toFixed(0)} ms`, aim };
}
