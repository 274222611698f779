import type { BrowserContext, Page } from 'playwright';
import { BUDGET, cell, choosePeriod, pairs } from '../screens/presupuestos.ts';
import { signIn, signOut, submitSignIn } from '../screens/session.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('X-Token') ?? '');

/** What the server answers to a token. */
async function statusOf(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/validar-token`, {
    method: 'POST',
    headers: { 'X-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return answer.status;
}

/** The browser refuses its storages, as with cookies blocked. */
async function denyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}

test('signing out ends the other tabs at once, and keeps what is being typed there for its user', async ({
  server,
  visit,
}) => {
  const { page } = await visit('/login');
  await signIn(page);
  const token = await tokenOf(page);
  const other = await page.context().newPage();
  await other.goto('/presupuestos');
  await choosePeriod(other, BUDGET);
  await pairs(other).first().click();
  await cell(other, 'Julio 2027', 'volumen').click();
  await other.keyboard.type('40');
  const address = other.url();

  await signOut(page);
  expect(await page.getByText('Su sesión').count()).toBe(0);
  await other.waitForURL('**/login');
  await other.getByText('Su sesión terminó; lo escrito está guardado.').waitFor();
  await expect.poll(() => statusOf(server.url, token)).toBe(401);

  await submitSignIn(other, SELLER);
  await other.waitForURL(address);
  await expect.poll(() => cell(other, 'Julio 2027', 'volumen').inputValue()).toBe('40');
});

test('where the browser denies its storage, tabs end together all the same', async ({ server, visit }) => {
  const { page } = await visit('/login');
  await denyStorage(page.context());
  await page.reload();
  await signIn(page);
  const other = await page.context().newPage();
  let token = '';
  await other.route('**/api/v1/login', async (route) => {
    const response = await route.fetch();
    ({ token } = (await response.json()).data);
    await route.fulfill({ response });
  });
  await other.goto('/login');
  await signIn(other);
  await signOut(page);
  await other.waitForURL('**/login');
  // A session of its own, which nobody can use any more.
  await expect.poll(() => statusOf(server.url, token)).toBe(401);
});

test('a server that is not there at sign-out revokes the token when it is back', async ({
  server,
  visit,
}) => {
  const { page, watch } = await visit('/login');
  watch.expectError(/Failed to load resource|ERR_CONNECTION|dynamically imported module/);
  await signIn(page);
  const token = await tokenOf(page);
  await server.stop();
  await signOut(page);
  expect(await tokenOf(page)).toBe('');
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('revocar')));
  expect(await kept()).toHaveLength(1);
  // Closed: an open page asks again by itself.
  await page.goto('about:blank');
  await server.restart();
  expect(await statusOf(server.url, token)).toBe(200);
  // The next time that somebody opens the application here.
  await page.goto(server.url);
  await expect.poll(() => statusOf(server.url, token)).toBe(401);
  await expect.poll(kept).toEqual([]);
});
