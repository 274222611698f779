import { setTimeout as wait } from 'node:timers/promises';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { seeded } from '../../packages/server/src/test/workbook/random.ts';
import { cell, openBudget, pendingMarks } from '../screens/presupuestos.ts';
import { createTypist, figuresOf } from '../screens/typist.ts';
import { signedInClient } from '../support/api.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const GESTURES = 40;
/** An answer takes up to so long. */
const LATENCY_MS = 1_000;

test.for(sampled([6, 1, 2, 3, 4, 5]))(
  'whatever is typed, however slow the network, is what the server has in the end (seed %i)',
  async (seed, { visit, server }) => {
    const client = await signedInClient(server.url, SELLER);
    const before = await figuresOf(client);
    const { page } = await visit('/presupuestos', { as: SELLER });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const latency = seeded(-seed);
    await page.route(/\/assets\/.*\.js$|\/api\/(?!v1\/eventos)/, async (route) => {
      await wait(latency() * LATENCY_MS);
      await route.continue();
    });
    await openBudget(page);
    await cell(page, 'Enero 2027', 'volumen').focus();

    const typist = createTypist(page, before, seeded(seed));
    for (let gesture = 0; gesture < GESTURES; gesture += 1) await typist.act();
    await page.keyboard.press('Tab');
    await expect.poll(() => pendingMarks(page).count(), { timeout: 60_000 }).toBe(0);
    await expect
      .poll(
        async () => {
          const figures = await figuresOf(client);
          const cells = [...typist.expected].map(([name, valor]) => [name, valor, figures.get(name)]);
          return cells.filter(([, valor, saved]) => valor !== saved);
        },
        { message: typist.done.join('\n') },
      )
      .toEqual([]);
  },
);
