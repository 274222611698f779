import { createHash } from 'node:crypto';
import { BUDGET, choosePeriod, countPairs } from '../screens/presupuestos.ts';
import { signIn, signOut } from '../screens/session.ts';
import { SELLER } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a page is served under a policy that lets it run nothing but its own files and what was built into it', async ({
  server,
}) => {
  const page = await fetch(`${server.url}/login`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');

  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('x-powered-by')).toBeNull();
  const html = await page.text();
  expect(html).not.toMatch(/\son\w+="|\sstyle="/i);
  const inline = [...html.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)];
  expect(inline).toHaveLength(3);
  for (const [, text = ''] of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
});

test('no answer sets a cookie, signing in included', async ({ server }) => {
  const answers = await Promise.all([
    fetch(`${server.url}/`),
    fetch(`${server.url}/api/health`),
    fetch(`${server.url}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nombreUsuario: 'vendedor', clave: 'Ventas-2026!' }),
    }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(answers.map((answer) => answer.headers.get('set-cookie'))).toEqual([null, null, null]);
  expect(answers[2]?.headers.get('cache-control')).toContain('no-store');
});

test('files with a hash in their name are kept for ever and travel compressed', async ({ server }) => {
  const html = await (await fetch(`${server.url}/`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  expect(script).toBeDefined();

  const answer = await fetch(`${server.url}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('an unknown API path is a 404 envelope, an unknown file is not the page', async ({ server }) => {
  const call = await fetch(`${server.url}/api/v1/no-existe`);
  expect(call.status).toBe(404);
  expect(await call.json()).toMatchObject({ status: 404, message: expect.any(String) });

  const file = await fetch(`${server.url}/assets/no-existe.js`);
  expect(file.status).toBe(404);
});

test('a list that has not changed is not sent again to a page that comes back to it, and is after a sign-out', async ({
  visit,
}) => {
  const { page } = await visit('/login');
  const sent: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/listar-clientes-productos-por-vendedor?')) sent.push(answer.status());
  });
  const openFromMenu = async () => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('link', { name: 'Presupuestos' }).click();
    await choosePeriod(page, BUDGET);
  };
  await signIn(page);
  await openFromMenu();
  const count = await countPairs(page);
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await openFromMenu();
  expect(await countPairs(page)).toBe(count);
  const [first, ...later] = sent.splice(0);
  expect([first, ...new Set(later)]).toEqual([200, 304]);

  await signOut(page, SELLER);
  await signIn(page);
  await openFromMenu();
  expect(await countPairs(page)).toBe(count);
  expect(sent[0]).toBe(200);
});
