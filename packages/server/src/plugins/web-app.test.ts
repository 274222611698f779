import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { refuseCharacters } from '../areas/refused-characters.ts';
import { addAccess } from './access.ts';
import { addCompression } from './compression.ts';
import { addNotFound } from './not-found.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addWebApp } from './web-app.ts';

const script = 'console.log("hola")';

async function openApp(publicUrl?: string) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'presupuesto-web-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  fs.writeFileSync(join(folder, 'outside.txt'), 'outside');
  const root = join(folder, 'dist');
  fs.mkdirSync(join(root, 'assets'), { recursive: true });
  fs.writeFileSync(
    join(root, 'index.html'),
    '<title>Presupuesto de Ventas</title><style>p{margin:0}</style><script>"hola"</script>',
  );
  fs.writeFileSync(join(root, 'assets/main-abc123.js'), script);
  fs.mkdirSync(join(root, '.vite'));
  fs.writeFileSync(join(root, '.vite/manifest.json'), '{"where":"outside"}');
  fs.writeFileSync(join(root, 'assets/main-abc123.js.br'), brotliCompressSync(script));
  fs.writeFileSync(join(root, 'assets/main-abc123.js.gz'), gzipSync(script));
  const app = Fastify();
  await addSecurityHeaders(app, publicUrl);
  await addCompression(app);
  const never = () => Promise.reject(new Error('No session is looked up for a page'));
  addAccess(app, {
    open: never,
    find: never,
    findNow: never,
    watch: never,
    onChange: () => {},
    revoke: never,
    revokeAllOf: never,
    clearCache: () => {},
  });
  refuseCharacters(app);
  addNotFound(app, { hasPages: await addWebApp(app, root) });
  onTestFinished(() => app.close());
  return app;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = { accept: 'text/html,*/*' };

it.each(['/', '/presupuestos', '/index.html', '/clientes?x=1', '/clientes?buscar=%00'])(
  'serves the application at %s, asked for anew each time',
  async (url) => {
    const app = await openApp();
    const answer = await app.inject({ url, headers: html });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Presupuesto de Ventas');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['set-cookie']).toBeUndefined();
  },
);

it('serves a page to whoever asks, a monitor that names no type or only wants its head among them', async () => {
  const app = await openApp();
  const page = await app.inject({ url: '/login', headers: { accept: '*/*' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Presupuesto de Ventas');
  const head = await app.inject({ method: 'HEAD', url: '/login' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
});

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('serves a hashed file for ever, and compressed for who takes %s', async (accepted, encoding) => {
  const app = await openApp();
  const answer = await app.inject({
    url: '/assets/main-abc123.js',
    headers: { 'accept-encoding': accepted },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toBe('accept-encoding');
  expect(answer.headers['content-type']).toContain('javascript');
});

it('refuses a null byte in words, in a path and in what a call looks for', async () => {
  const app = await openApp();
  for (const url of ['/cli%00entes', '/api/v1/clientes?nombre=%00']) {
    const answer = await app.inject({ url, headers: html });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('El texto contiene caracteres que no se admiten.');
  }
});

it('does not pass the application off as a missing file or a call', async () => {
  const app = await openApp();
  expect((await app.inject({ url: '/assets/old.js', headers: { accept: '*/*' } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/v1/nothing', headers: html })).json()).toMatchObject({ status: 404 });
  expect((await app.inject({ method: 'POST', url: '/presupuestos', headers: html })).statusCode).toBe(404);
});

it.each(['/../outside.txt', '/%2e%2e/outside.txt', '/assets/..%2f..%2foutside.txt', '/.vite/manifest.json'])(
  'serves nothing outside its folder, nor the records of the build: %s',
  async (url) => {
    const app = await openApp();
    const answer = await app.inject({ url });
    expect(answer.body).not.toContain('outside');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  },
);

it('sends a page that may load from this server alone, and run of what stands in it what was built there', async () => {
  const app = await openApp();
  const { headers } = await app.inject({ url: '/', headers: html });
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hashOf('"hola"')}`,
    `style-src 'self' ${hashOf('')} ${hashOf('p{margin:0}')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
});

it('asks browsers to stay with https only where people come by https', async () => {
  const plain = await openApp('http://ventas.example.com');
  expect((await plain.inject('/')).headers['strict-transport-security']).toBeUndefined();
  const secure = await openApp('https://ventas.example.com');
  expect((await secure.inject('/')).headers['strict-transport-security']).toContain('max-age=');
});
