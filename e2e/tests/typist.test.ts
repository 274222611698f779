import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@presupuesto/api-sdk';
import type { Page } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { seeded } from '../../packages/server/src/test/workbook/random.ts';
import { BUDGET, cell, openBudget, pairs as rows } from '../screens/presupuestos.ts';
import { type Figures, figuresOf, pairsOf } from '../screens/typist/figures.ts';
import { createFormTypist } from '../screens/typist/form.ts';
import { createSheetTypist } from '../screens/typist/sheet.ts';
import { signedInClient } from '../support/api.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const GESTURES = 40;
/** An answer takes up to so long. */
const LATENCY_MS = 1_000;
/** The pair at which the second tab begins; the first one stays before it. */
const SECOND_TAB = 6;
/** A save that a reload cuts off may have arrived. */
const CUT_OFF = /status of 409/;

interface Typist {
  readonly expected: Figures;
  readonly done: readonly string[];
  readonly act: () => Promise<void>;
}

async function slowDown(page: Page, latency: () => number): Promise<void> {
  await page.route(/\/assets\/.*\.js$|\/api\/(?!v1\/eventos)/, async (route) => {
    await wait(latency() * LATENCY_MS);
    await route.continue();
  });
}

/** Nothing waits any more, and the server has what was typed. */
async function allSaved(pages: readonly Page[], client: Client, typists: readonly Typist[], before: Figures) {
  for (const page of pages) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.locator('[data-pending="true"], [aria-label="pendiente"]').count(), {
        timeout: 60_000,
      })
      .toBe(0);
  }
  const changed = typists.flatMap(({ expected }) =>
    [...expected].filter(([name, valor]) => before.get(name) !== valor),
  );
  const expected = new Map([...before, ...changed]);
  await expect
    .poll(
      async () => {
        const figures = await figuresOf(client);
        const cells = [...expected].map(([name, valor]) => [name, valor, figures.get(name)]);
        return cells.filter(([, valor, saved]) => valor !== saved);
      },
      { message: typists.map(({ done }) => done.join('\n')).join('\n\n') },
    )
    .toEqual([]);
}

const FORM = {
  where: 'in the form',
  create: createFormTypist,
  open: async (page: Page) => {
    await openBudget(page);
    await cell(page, 'Enero 2027', 'volumen').focus();
  },
};

const HOJA = {
  where: 'on la hoja',
  create: createSheetTypist,
  open: async (page: Page) => {
    await page.goto(`/presupuestos?periodo=${BUDGET}&vista=hoja`);
    await page.getByRole('gridcell').and(page.locator('[data-row="1"][data-column="1"]')).click();
  },
};

test.for(sampled([6, 1, 2, 3, 4, 5]).flatMap((seed) => [FORM, HOJA].map((view) => ({ ...view, seed }))))(
  'whatever is typed $where, however slow the network, is what the server has in the end (seed $seed)',
  async ({ create, open, seed }, { visit, server }) => {
    const client = await signedInClient(server.url, SELLER);
    const [before, pairs] = [await figuresOf(client), await pairsOf(client)];
    const { page, watch } = await visit('/presupuestos', { as: SELLER });
    watch.expectError(CUT_OFF);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await slowDown(page, seeded(-seed));
    await open(page);
    const typist = create(page, before, pairs, seeded(seed));
    for (let gesture = 0; gesture < GESTURES; gesture += 1) await typist.act();
    await allSaved([page], client, [typist], before);
  },
);

test.for(sampled([2, 1, 3, 4, 5, 6]))(
  'what one types in two tabs by turns is what the server has in the end, each gesture sent as one (seed %i)',
  async (seed, { visit, server }) => {
    const client = await signedInClient(server.url, SELLER);
    const [before, pairs] = [await figuresOf(client), await pairsOf(client)];
    const { page, watch } = await visit('/presupuestos', { as: SELLER });
    watch.expectError(CUT_OFF);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const other = await page.context().newPage();
    for (const tab of [page, other]) await slowDown(tab, seeded(-seed));
    await FORM.open(page);
    await openBudget(other);
    await rows(other).nth(SECOND_TAB).click();
    await other.waitForURL(
      ({ searchParams }) => searchParams.get('par') === `${pairs[SECOND_TAB]?.clienteProductoID}`,
    );
    await cell(other, 'Enero 2027', 'volumen').focus();
    const one = createFormTypist(page, before, pairs.slice(0, SECOND_TAB), seeded(seed));
    const two = createFormTypist(other, before, pairs, seeded(seed + 1_000), SECOND_TAB);
    const random = seeded(seed + 2_000);
    for (let gesture = 0; gesture < GESTURES; gesture += 1) {
      const [tab, typist] = random() < 0.5 ? [page, one] : [other, two];
      if (random() < 0.3) await tab.bringToFront();
      await typist.act();
    }
    await allSaved([page, other], client, [one, two], before);
  },
);
