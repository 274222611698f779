import { readFile } from 'node:fs/promises';
import { sampled } from '../../packages/server/src/test/sampled.ts';
import { violations } from '../support/axe.ts';
import { scrollsSideways } from '../support/scrolls-sideways.ts';
import { expect, SCREENS, test } from '../support/test.ts';

const built = new URL('../../packages/api-sdk/dist/openapi.json', import.meta.url);

test('the server serves the very document that the package holds', async ({ server }) => {
  const served = await (await fetch(`${server.url}/api/openapi.json`)).json();
  expect(served).toEqual(JSON.parse(await readFile(built, 'utf8')));
});

const LOOKS = [
  { viewport: SCREENS.narrow, colorScheme: 'dark', width: 390 },
  { viewport: SCREENS.wide, colorScheme: 'light', width: 1440 },
] as const;

test.for(sampled(LOOKS))(
  'the page of the API is accessible and keeps the policy, $colorScheme at $width px',
  async ({ viewport, colorScheme }, { visit }) => {
    const { page } = await visit('/api/docs', { viewport, colorScheme });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('API de Presupuesto de Ventas');
    expect(await violations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  },
);

test('a call is one click away from the contents', async ({ visit }) => {
  const { page } = await visit('/api/docs');
  await page.getByRole('navigation').getByRole('link', { name: 'Guarda las toneladas de un mes' }).click();
  const call = page.getByRole('article', { name: 'Guarda las toneladas de un mes' });
  await call.waitFor();
  expect(new URL(page.url()).hash).toBe('#guardarVolumen');
  expect(await call.getByRole('heading', { level: 3 }).isVisible()).toBe(true);
  expect(await call.textContent()).toContain('PUT /api/v1/ventas/8521201/volumen?volumenTon=12.5');
});
