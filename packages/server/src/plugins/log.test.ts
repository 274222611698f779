import { endpoint, envelope } from '@presupuesto/api-sdk/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { mount } from '../mount.ts';
import { openBareApp } from '../test/bare-app.ts';
import { describeError } from './log.ts';

const search = endpoint({
  method: 'POST',
  path: '/api/v1/buscar/:id',
  summary: 'Searches',
  access: 'signedIn',
  params: z.object({ id: z.string() }),
  response: envelope(),
  errors: { other: 'Error' },
});

const user = {
  usuarioID: 42,
  nombreUsuario: 'ana',
  tipoUsuario: 'VENDEDOR',
  debeCambiarClave: false,
  vendedorID: null,
} as const;

it('writes one line a request, with the route and the user but nothing that was sent', async () => {
  const { call, logs } = await openBareApp((app) => mount(app, search, () => ({})), { 'secret-token': user });
  const { headers } = await call('POST', '/api/v1/buscar/secret-id?texto=secret-query', {
    token: 'secret-token',
    body: { clave: 'secret-key' },
    headers: { 'user-agent': 'secret-agent' },
  });
  await call('GET', '/secret-path?x=secret-query');
  const lines = logs.filter(({ method }) => method !== undefined);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    method: 'POST',
    route: '/api/v1/buscar/:id',
    status: 200,
    ms: expect.any(Number),
    reqId: headers.get('x-request-id'),
    usuarioID: 42,
  });
  expect(lines[1]).toMatchObject({ method: 'GET', route: null, status: 404 });
  expect(JSON.stringify(logs)).not.toContain('secret');
});

it('writes a failed query without its values', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ana@x.es)',
  });
  const failed = Object.assign(new Error('Failed query: insert … params: ana@x.es', { cause }), {
    query: 'insert into usuario values ($1)',
    params: ['ana@x.es'],
  });
  const described = describeError(failed);
  expect(described).toMatchObject({ message: 'insert into usuario values ($1)', cause: { code: '23505' } });
  expect(JSON.stringify(described)).not.toContain('ana@x.es');
});
