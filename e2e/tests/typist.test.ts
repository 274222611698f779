import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@presupuesto/api-sdk';
import type { Page } from 'playwright';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { seeded } from '../../packages/server/src/test/workbook/random.ts';
import { BUDGET, cell, openBudget } from '../screens/presupuestos.ts';
import { type Figures, figuresOf, pairsOf } from '../screens/typist/figures.ts';
import { createFormTypist } from '../screens/typist/form.ts';
import { createSheetTypist } from '../screens/typist/sheet.ts';
import { signedInClient } from '../support/api.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const GESTURES = 40;
/** An answer takes up to so long. */
const LATENCY_MS = 1_000;
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

/** Each gesture at once after the one before. */
async function typeOn(page: Page, client: Client, { expected, done, act }: Typist): Promise<void> {
  for (let gesture = 0; gesture < GESTURES; gesture += 1) await act();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.locator('[data-pending="true"], [aria-label="pendiente"]').count(), { timeout: 60_000 })
    .toBe(0);
  await expect
    .poll(
      async () => {
        const figures = await figuresOf(client);
        const cells = [...expected].map(([name, valor]) => [name, valor, figures.get(name)]);
        return cells.filter(([, valor, saved]) => valor !== saved);
      },
      { message: done.join('\n') },
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
    await typeOn(page, client, create(page, before, pairs, seeded(seed)));
  },
);
