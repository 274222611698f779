import { endpoint, envelope } from '@presupuesto/api-sdk/contract';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { HttpProblem } from '../http-problem.ts';
import { mount } from '../mount.ts';
import { addErrors } from './errors.ts';
import { addSecurityHeaders } from './security-headers.ts';

const url = '/api/v1/prueba';

async function openApp(publicUrl?: string) {
  const app = Fastify();
  addErrors(app);
  await addSecurityHeaders(app, publicUrl);
  const call = endpoint({
    method: 'GET',
    path: url,
    summary: 'A call',
    access: 'public',
    response: envelope(),
    errors: { other: 'Error' },
  });
  mount(app, call, ({ request }) => {
    if (request.headers['x-refused'] !== undefined) throw new HttpProblem(400, 'No');
    return {};
  });
  onTestFinished(() => app.close());
  return app;
}

it.each([
  ['an answer', {}, 200],
  ['a refusal', { 'x-refused': 'yes' }, 400],
])('lets a browser do nothing with %s of the API but read it', async (_, headers, status) => {
  const answer = await (await openApp()).inject({ url, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});

it('answers what is no call under the policy of a page', async () => {
  const { headers } = await (await openApp()).inject('/api/v1/nothing');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('asks for https in answers where people come by https', async () => {
  const plain = await openApp('http://ventas.example.com');
  expect((await plain.inject(url)).headers['strict-transport-security']).toBeUndefined();
  const secure = await openApp('https://ventas.example.com');
  expect((await secure.inject(url)).headers['strict-transport-security']).toBe(
    'max-age=15552000; includeSubDomains',
  );
});
