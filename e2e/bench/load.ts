import { type Browser, chromium, type Page } from 'playwright';
import { signIn } from '../support/api.ts';
import { chromiumOptions } from '../support/browser.ts';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { type Benchmark, median, type Result } from './result.ts';
import { openSlowPage, readVitals, scriptKilobytes, settle } from './slow-page.ts';

const LOADS = 5;

interface Load {
  kilobytes: number;
  lcp: number;
  blocking: number;
  shift: number;
}

/** Cold loads, in a new profile each, of the screens that people meet first. */
export const load: Benchmark = async () => {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const storage = await signIn(server.url);
    const signInLoads = await repeat(() => measure(browser, `${server.url}/login`, {}, untilSignIn));
    const budgetLoads = await repeat(() =>
      measure(browser, `${server.url}/presupuestos`, storage, untilBudget),
    );
    return [...rows('Iniciar sesión', signInLoads), ...rows('Presupuestos', budgetLoads)];
  } finally {
    await browser.close();
    await server.stop();
    await removeFolder(dataDir);
  }
};

const untilSignIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
const untilBudget = (page: Page): Promise<void> =>
  page.getByLabel('Presupuesto', { exact: true }).first().waitFor();

async function repeat(once: () => Promise<Load>): Promise<Load[]> {
  const loads: Load[] = [];
  for (let round = 0; round < LOADS; round += 1) loads.push(await once());
  return loads;
}

async function measure(
  browser: Browser,
  url: string,
  storage: Record<string, string>,
  until: (page: Page) => Promise<void>,
): Promise<Load> {
  const page = await openSlowPage(browser, storage);
  await page.goto(url);
  await until(page);
  await settle(page);
  const vitals = await readVitals(page);
  const kilobytes = await scriptKilobytes(page);
  await page.context().close();
  return { ...vitals, kilobytes };
}

function rows(screen: string, loads: readonly Load[]): Result[] {
  const middle = (key: keyof Load): number => median(loads.map((load) => load[key]));
  return [
    { what: `${screen}: script, compressed`, value: `${middle('kilobytes').toFixed(0)} kB` },
    { what: `${screen}: largest paint (LCP)`, value: `${middle('lcp').toFixed(0)} ms` },
    { what: `${screen}: blocking time`, value: `${middle('blocking').toFixed(0)} ms` },
    { what: `${screen}: layout shift`, value: middle('shift').toFixed(3), aim: '0' },
  ];
}
