import { chromium, type Page } from 'playwright';
import { BUDGET, choosePeriod, searchBox } from '../screens/presupuestos.ts';
import { signIn } from '../support/api.ts';
import { chromiumOptions } from '../support/browser.ts';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { type Benchmark, median } from './result.ts';
import { forgetEvents, openSlowPage, readVitals } from './slow-page.ts';

const PAIRS = 5000;
const ROUNDS = 3;
const BETWEEN_KEYS_MS = 60;
const TYPED = ['acero', 'lata 12', 'cliente 4321', 'zzz'];

/** The worst time from a key to its paint while a list of 5 000 pairs is searched. */
export const filter: Benchmark = async () => {
  const dataDir = await createTempFolder();
  const server = await startServer({ dataDir });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await openSlowPage(browser, await signIn(server.url));
    await answerWithManyPairs(page);
    await page.goto(`${server.url}/presupuestos`);
    await choosePeriod(page, BUDGET);
    await page.getByText('Cliente 0001').first().waitFor();
    await searchBox(page).focus();
    const worst: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) worst.push(await typeAll(page));
    return [
      {
        what: `Presupuestos: worst key to paint, searching ${PAIRS} pairs`,
        value: `${median(worst)} ms`,
        aim: '48 ms',
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await removeFolder(dataDir);
  }
};

/** Types each text and takes it back. @returns the worst of its keys, in ms */
async function typeAll(page: Page): Promise<number> {
  await forgetEvents(page);
  for (const text of TYPED) {
    await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });
    for (const _ of text) await page.keyboard.press('Backspace');
  }
  return (await readVitals(page)).slowestEvent;
}

/** Multiplies the first pair of the server's answer. */
async function answerWithManyPairs(page: Page): Promise<void> {
  await page.route('**/listar-clientes-productos-por-vendedor**', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const model = answer.data[0];
    const data = Array.from({ length: PAIRS }, (_, at) => ({
      ...model,
      clienteProductoPeriodoID: 1_000_000 + at,
      clienteProductoID: 1_000_000 + at,
      nombreCliente: `Cliente ${String(at + 1).padStart(4, '0')}`,
      nombreProducto: at % 2 === 0 ? `Fleje de acero ${at % 40}` : `Lata de aluminio ${at % 40}`,
    }));
    await route.fulfill({ response, json: { ...answer, data, rows: PAIRS } });
  });
}
