import type { Client } from '@presupuesto/api-sdk';
import { type Browser, chromium, type Page } from 'playwright';
import { startPostgres } from '../../../packages/server/src/test/postgres.ts';
import { BUDGET } from '../../screens/presupuestos.ts';
import { signedInClient, signIn } from '../../support/api.ts';
import { chromiumOptions } from '../../support/browser.ts';
import { ADMIN } from '../../support/people.ts';
import { startServer } from '../../support/server.ts';
import { createTempFolder, removeFolder } from '../../support/temp-folder.ts';
import { type Benchmark, median, type Result } from '../result.ts';

const PERIOD = 'BGT-2028';
const [PAIRS, MONTHS] = [40, 24];
const FIGURES = PAIRS * MONTHS;
const ROUNDS = 5;
/** Of the first pair: a client's subtotal stands above it, a year's total beside it. */
const FIRST = '[role="gridcell"][data-row="1"][data-column="1"]';

declare global {
  interface Window {
    /** From Ctrl+V to the frame in which the figures stand, in ms. */
    pastePainted: number | undefined;
    /** When Ctrl+V was pressed. */
    pastePressed: number;
    /** The longest that the page was busy at a stretch since its answers came, in ms. */
    pasteBusy: number;
  }
}

/** 960 figures pasted over La hoja by Ctrl+V: until they are painted, and until the server has acknowledged the last of them. */
export const paste: Benchmark = async () => {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const embedded = await measure(browser, 'embedded database', {}, '≤ 1000 ms');
    const postgres = await startPostgres({ fsync: true });
    if (postgres === undefined) return embedded;
    try {
      const env = { DATABASE_URL: postgres.url };
      return [...embedded, ...(await measure(browser, 'PostgreSQL', env, '≤ 500 ms'))];
    } finally {
      await postgres.stop();
    }
  } finally {
    await browser.close();
  }
};

async function measure(
  browser: Browser,
  database: string,
  env: Record<string, string>,
  aim: string,
): Promise<Result[]> {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir, env: { ...env, LOG: 'warn' } });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });
  try {
    await openPeriod(server.url);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      },
      await signIn(server.url),
    );
    const client = await signedInClient(server.url);
    const page = await context.newPage();
    await page.goto(`${server.url}/presupuestos?periodo=${PERIOD}&vista=hoja`);
    await page.locator(FIRST).click();
    await page.evaluate(watchBusy);
    const painted: number[] = [];
    const saves: Saving[] = [];
    const busy: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      painted.push(await pasteFigures(page, 100 + round));
      await untilSaved(page, client, 100 + round);
      saves.push(await savingOf(page));
      busy.push(await page.evaluate(() => window.pasteBusy));
    }
    const pasted = `${FIGURES} figures pasted on La hoja, ${database}`;
    const acknowledged = saves.map(({ answered }) => answered);
    const sent = median(saves.map((one) => one.sent)).toFixed(0);
    return [
      row(`${pasted}: Ctrl+V to their paint`, painted),
      row(`${pasted}: to the last acknowledgement, first sent after ${sent} ms`, acknowledged, aim),
      row(`${pasted}: the page busy at a stretch after it`, busy),
    ];
  } finally {
    await context.close();
    await server.stop();
    await removeFolder(dataDir);
  }
}

/** Two years from the demonstration's budget of one. */
async function openPeriod(url: string): Promise<void> {
  const admin = await signedInClient(url, ADMIN);
  const { status, message } = await admin.apertura.open({
    periodoOrigen: BUDGET,
    periodoDestino: PERIOD,
    tipoPeriodo: 'BGT',
    anioInicio: 2028,
    mesInicio: 1,
    cantidadMeses: MONTHS,
  });
  if (status >= 300) throw new Error(message);
}

/** @returns from the key to the frame that shows them, in ms */
async function pasteFigures(page: Page, figure: number): Promise<number> {
  const line = Array.from({ length: MONTHS }, () => figure).join('\t');
  const text = Array.from({ length: PAIRS }, () => line).join('\r\n');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.evaluate(watchPaint, { selector: FIRST, figure: String(figure) });
  await page.keyboard.press('Control+v');
  const painted = await page.waitForFunction(() => window.pastePainted);
  return Number(await painted.jsonValue());
}

/** Runs in the page: notes what takes it long. Tasks of less than 50 ms are not reported. */
function watchBusy(): void {
  new PerformanceObserver((list) => {
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const answered = Math.max(
      ...answers.filter(({ name }) => name.includes('/ventas/lote')).map(({ responseEnd }) => responseEnd),
    );
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= answered) window.pasteBusy = Math.max(window.pasteBusy, duration);
  }).observe({ type: 'longtask' });
}

/** Runs in the page: notes when the next Ctrl+V is pressed, and the frame after the one in which the first cell shows the figure. */
function watchPaint({ selector, figure }: { readonly selector: string; readonly figure: string }): void {
  window.pastePainted = undefined;
  window.pasteBusy = 0;
  performance.clearResourceTimings();
  const isShown = () => document.querySelector(selector)?.firstChild?.textContent === figure;
  const wait = (): void => {
    if (isShown())
      requestAnimationFrame((now) => {
        window.pastePainted = now - window.pastePressed;
      });
    else requestAnimationFrame(wait);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'v') return;
    document.removeEventListener('keydown', handleKey, true);
    window.pastePressed = event.timeStamp;
    requestAnimationFrame(wait);
  };
  document.addEventListener('keydown', handleKey, true);
}

/** First the sheet has no mark of a figure that waits any more: asking the server meanwhile would delay it. */
async function untilSaved(page: Page, client: Client, figure: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-pending="true"]') === null);
  const deadline = Date.now() + 20_000;
  for (;;) {
    const months = await client.ventas.allPeriodo(PERIOD).toArray();
    const saved = months.filter(({ volumenTon }) => volumenTon === figure).length;
    if (saved === FIGURES) return;
    if (Date.now() > deadline) throw new Error(`${saved} of ${FIGURES} pasted figures were saved`);
  }
}

/** From the key on, in ms. */
interface Saving {
  /** Until the first request goes out. */
  readonly sent: number;
  /** Until the last answer is there. */
  readonly answered: number;
}

function savingOf(page: Page): Promise<Saving> {
  return page.evaluate(() => {
    const saves = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, startTime }) => name.includes('/ventas/lote') && startTime > window.pastePressed,
    );
    return {
      sent: Math.min(...saves.map(({ startTime }) => startTime)) - window.pastePressed,
      answered: Math.max(...saves.map(({ responseEnd }) => responseEnd)) - window.pastePressed,
    };
  });
}

function row(what: string, values: readonly number[], aim?: string): Result {
  const value = `${median(values).toFixed(0)} ms, the slowest of ${values.length} ${Math.max(...values).toFixed(0)} ms`;
  return { what, value, ...(aim !== undefined && { aim }) };
}
