import { type Browser, chromium } from 'playwright';
import { BUDGET } from '../../screens/presupuestos.ts';
import { chromiumOptions } from '../../support/browser.ts';
import type { Benchmark, Result } from '../result.ts';
import { type Company, type Pair, REFERENCE, withCompany } from './company.ts';
import { checkFigures } from './expected.ts';
import { type Effort, FASTEST_REACH, Hand } from './hand.ts';
import { workOnForm } from './on-form.ts';
import { workOnSheet } from './on-sheet.ts';
import { inRuns, scattered, type Task, tenPairs } from './task.ts';

/** Of the largest jobs, how the cells are reached: a click at all that is not next counts fewer keys and more seconds. */
const REACHES = [
  { reach: FASTEST_REACH, named: 'as fast as it goes' },
  { reach: 1, named: 'with the fewest keys' },
] as const;

/** What the same job costs on the form and on La hoja, in real keys and clicks; every figure is then compared with the task. */
export const jobs: Benchmark = () =>
  withCompany(async (company) => {
    const browser = await chromium.launch(chromiumOptions());
    const results: Result[] = [];
    try {
      for (const task of [tenPairs(), inRuns(), scattered()]) {
        for (const { reach, named } of REACHES) {
          const form = await worked(browser, company, task, { work: workOnForm, view: '', reach });
          const sheet = await worked(browser, company, task, {
            work: workOnSheet,
            view: '&vista=hoja',
            reach,
          });
          results.push(...rowsOf(task, named, form, sheet));
        }
      }
    } finally {
      await browser.close();
    }
    return results;
  });

interface Way {
  readonly work: (hand: Hand, pairs: readonly Pair[], task: Task) => Promise<void>;
  /** What the address says of it. */
  readonly view: string;
  readonly reach: number;
}

async function worked(
  browser: Browser,
  company: Company,
  task: Task,
  { work, view, reach }: Way,
): Promise<Effort> {
  await company.restore();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' });
  try {
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, company.storage);
    const page = await context.newPage();
    const first = company.pairs[0]?.clienteProductoID;
    await page.goto(
      `${company.url}/presupuestos?periodo=${BUDGET}&referente=${REFERENCE}&par=${first}${view}`,
    );
    await page.locator('[role="gridcell"] small, [data-field]').first().waitFor();
    const hand = new Hand(page, reach);
    await work(hand, company.pairs, task);
    await checkFigures(company, task);
    return hand.effort;
  } finally {
    await context.close();
  }
}

function rowsOf(task: Task, named: string, form: Effort, sheet: Effort): Result[] {
  const share = (part: number, of: number) => `${Math.round((100 * part) / of)} %`;
  const shares = `${share(sheet.keys, form.keys)} of the form's keys, ${share(sheet.seconds, form.seconds)} of its time`;
  return [
    { what: `${task.name}, ${named}: form`, value: effortText(form) },
    {
      what: `${task.name}, ${named}: La hoja`,
      value: `${effortText(sheet)}; ${shares}`,
      ...(task.pairs > 10 && { aim: '≤ 500 keys, ≤ 45 %' }),
    },
  ];
}

function effortText({ keys, held, clicks, scrolls, seconds }: Effort): string {
  const turns = scrolls === 0 ? '' : `, ${scrolls} turns of the wheel`;
  return `${keys} keys (${held} held), ${clicks} clicks${turns}, ${seconds.toFixed(0)} s`;
}
