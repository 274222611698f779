import { type Browser, chromium, type Page } from 'playwright';
import { BUDGET, cell, pairs } from '../screens/presupuestos.ts';
import { first, signedInClient, signIn } from '../support/api.ts';
import { chromiumOptions } from '../support/browser.ts';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { type Arrival, noteArrival, readArrival, slowNetwork } from './page-log.ts';
import { type Benchmark, median, type Result } from './result.ts';
import { forgetEvents, openSlowPage, readVitals, settle } from './slow-page.ts';

const LOADS = 7;
const LATENCY_MS = 2_000;
const CLICKS = 8;
const BETWEEN_CLICKS_MS = 1_500;
const BETWEEN_KEYS_MS = 60;
const FIGURE = 'input[aria-label="Enero 2027, volumen"]';

/** How long people wait for the screens that they meet first, and for what they do most on Presupuestos. */
export const screens: Benchmark = async () => {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const storage = await signIn(server.url);
    const address = `${server.url}/presupuestos?periodo=${BUDGET}&par=${await firstPair(server.url)}`;
    const opened = await repeat(LOADS, () => arrive(browser, storage, address, FIGURE));
    const late = await arrive(browser, storage, address, FIGURE, LATENCY_MS);
    const signIns = await repeat(LOADS, () => arrive(browser, {}, `${server.url}/login`, 'form'));
    const page = await openSlowPage(browser, storage);
    await page.goto(address);
    await page.locator(FIGURE).waitFor();
    const clicks = await clickPairs(page);
    return [
      row('Presupuestos: address to its figures', opened, 'ms', '≤ 1000 ms'),
      row('Presupuestos: files until then', opened, 'files', '≤ 15'),
      { what: 'Presupuestos: round trips one after the other', value: roundTrips(opened, late), aim: '≤ 3' },
      row('Iniciar sesión: address to its form', signIns, 'ms', '≤ 800 ms'),
      { what: 'Presupuestos: another pair to its months', value: spread(clicks), aim: '≤ 150 ms' },
      { what: 'Presupuestos: worst key in a cell', value: spread(await typeFigures(page)), aim: '32 ms' },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await removeFolder(dataDir);
  }
};

async function firstPair(url: string): Promise<number> {
  const client = await signedInClient(url);
  const { data } = await client.clientesProductos.list(BUDGET);
  return first(data).clienteProductoID;
}

async function repeat<T>(times: number, once: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < times; round += 1) results.push(await once());
  return results;
}

async function arrive(
  browser: Browser,
  storage: Record<string, string>,
  url: string,
  selector: string,
  latency = 0,
): Promise<Arrival> {
  const page = await openSlowPage(browser, storage);
  if (latency > 0) await slowNetwork(page, latency);
  await noteArrival(page, selector);
  await page.goto(url);
  const arrival = await readArrival(page);
  await settle(page);
  await page.context().close();
  return arrival;
}

/** Clicks down the list, as somebody who looks at one pair after the other. @returns from each click to its months, in ms */
async function clickPairs(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let at = 1; at <= CLICKS; at += 1) {
    await page.waitForTimeout(BETWEEN_CLICKS_MS);
    const row = pairs(page).nth(at);
    await row.evaluate((element, figure) => {
      element.addEventListener(
        'click',
        ({ timeStamp }) => {
          const shown = () => document.querySelector(figure)?.closest('tr')?.dataset['venta'];
          const before = shown();
          const look = (): void => {
            const now = shown();
            if (now && now !== before) setTimeout(() => performance.measure('months', { start: timeStamp }));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    }, FIGURE);
    await row.click();
    await page.waitForFunction((count) => performance.getEntriesByName('months').length === count, at);
    times.push(await page.evaluate(() => performance.getEntriesByName('months').at(-1)?.duration ?? NaN));
  }
  return times;
}

/** @returns the worst key of each figure, in ms */
async function typeFigures(page: Page): Promise<number[]> {
  const worst: number[] = [];
  for (const [month, text] of [
    ['Enero 2027', '12,5'],
    ['Febrero 2027', '1234,567'],
    ['Marzo 2027', '98,75'],
  ] as const) {
    await cell(page, month, 'volumen').click();
    await forgetEvents(page);
    await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });
    worst.push((await readVitals(page)).slowestEvent);
    await page.keyboard.press('Escape');
  }
  return worst;
}

/** By how much a latency of each request delays the whole. */
function roundTrips(opened: readonly Arrival[], late: Arrival): string {
  return ((late.ms - median(opened.map(({ ms }) => ms))) / LATENCY_MS).toFixed(1);
}

function row(what: string, arrivals: readonly Arrival[], key: keyof Arrival, aim: string): Result {
  const values = arrivals.map((arrival) => arrival[key]);
  return { what, value: key === 'ms' ? spread(values) : String(Math.max(...values)), aim };
}

function spread(values: readonly number[]): string {
  return `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
}
