import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { cell, openBudget, pendingMarks, type } from '../screens/presupuestos.ts';
import { signIn } from '../screens/session.ts';
import { type Lie, startLyingProxy } from '../support/lying-proxy.ts';
import { expect, test } from '../support/test.ts';

const HTML = '<!doctype html><title>Acceso a la red</title><p>Identifíquese';
const SAID = '{"status":200,"message":""}';

const json = (status: number, body: string): Lie => ({ status, type: 'application/json', body });
const page = (status: number): Lie => ({ status, type: 'text/html', body: HTML });

/** What stands in a server's place between an office and the internet, or in front of a server that restarts. */
const LIES: readonly (readonly [string, Lie])[] = [
  ...[200, 400, 401, 403, 404, 407, 413, 502].map((status) => [`HTML ${status}`, page(status)] as const),
  ['an empty 200', json(200, '')],
  ['a 204', json(204, '')],
  ['half an answer', { ...json(200, SAID.slice(0, 9)), length: 500 }],
  ['half an envelope', json(200, SAID.slice(0, 9))],
  ['a 200 that says 500', json(200, '{"status":500,"message":"no"}')],
  ['a 400 that says 200', json(400, SAID)],
  ['a 404 that says 400', json(404, '{"status":400,"message":"no"}')],
  ['JSON of a gateway', json(403, '{"error":"blocked"}')],
  ['an envelope in a page', { ...page(200), body: SAID }],
  ['a redirect', { status: 302, type: 'text/html', body: '', location: '/login' }],
];

const shown = (tab: Page) => cell(tab, 'Abril 2027', 'volumen').inputValue();

test('no answer but the server’s confirms or refuses a figure, or ends a session', async ({
  visit,
  server,
}) => {
  const proxy = await startLyingProxy(server.url);
  onTestFinished(() => proxy.close());
  const { page: tab, watch } = await visit(`${proxy.url}/login`);
  watch.expectError(/Failed to load resource|ERR_|CORS|redirect/i);
  await signIn(tab);
  await openBudget(tab, proxy.url);

  for (const [at, [name, lie]] of LIES.entries()) {
    proxy.lieWith(lie);
    const lies = proxy.lies();
    await type(tab, 'Abril 2027', 'volumen', `${at + 1}`);
    await expect.poll(proxy.lies, { message: name }).toBeGreaterThan(lies);
    expect(await pendingMarks(tab).count(), name).toBe(1);
    expect(await shown(tab), name).toBe(`${at + 1}`);
  }
  expect(new URL(tab.url()).pathname).toBe('/presupuestos');
  expect(await tab.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);

  proxy.lieWith(null);
  // Another pair, and back: what waits is sent without its half minute between two tries.
  await tab.keyboard.press('Alt+PageDown');
  await tab.keyboard.press('Alt+PageUp');
  await expect.poll(() => pendingMarks(tab).count()).toBe(0);
  await tab.reload();
  await openBudget(tab, proxy.url);
  expect(await shown(tab)).toBe(`${LIES.length}`);
});
