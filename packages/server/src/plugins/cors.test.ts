import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addCors } from './cors.ts';

function openApp(allowed: string[]) {
  const app = Fastify();
  addCors(app, allowed);
  app.get('/x', () => 'x');
  return app;
}

const origin = 'https://ventas.example.com';

it('lets a page of a listed origin read answers and send every header that the SDK does', async () => {
  const app = openApp([origin]);
  const answer = await app.inject({ url: '/x', headers: { origin } });
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/x',
    headers: { origin, 'access-control-request-method': 'PUT' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-methods']).toContain('PUT');
  const sent = String(preflight.headers['access-control-allow-headers']).split(', ');
  expect(sent).toEqual(
    expect.arrayContaining(['Content-Type', 'If-None-Match', 'Last-Event-ID', 'X-Token', 'X-XSRF-TOKEN']),
  );
});

it.each(['https://evil.example.com', `${origin}.evil.com`, 'null', 'http://ventas.example.com'])(
  'says nothing to a page of %s',
  async (other) => {
    const app = openApp([origin]);
    const headers = { origin: other, 'access-control-request-method': 'PUT' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.inject({ method, url: '/x', headers });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  },
);

it('never allows credentials, and nobody by default', async () => {
  const answer = await openApp([]).inject({ url: '/x', headers: { origin } });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  const allowed = await openApp([origin]).inject({ url: '/x', headers: { origin } });
  expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
});
