import { type Access, endpoint, envelope } from '@presupuesto/api-sdk/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { mount } from '../mount.ts';
import type { SessionUser } from '../sessions/session-user.ts';
import { openBareApp } from '../test/bare-app.ts';

const seller: SessionUser = {
  usuarioID: 1,
  nombreUsuario: 'vendedor',
  tipoUsuario: 'VENDEDOR',
  debeCambiarClave: false,
  vendedorID: 1,
};
const users = { seller, pending: { ...seller, usuarioID: 2, debeCambiarClave: true } };

function call(path: `/api/${string}`, access: Access, pendingKey?: true) {
  return endpoint({
    method: 'POST',
    path,
    summary: 'A call',
    access,
    ...(pendingKey && { pendingKey }),
    body: z.object({ must: z.literal('fit') }),
    response: envelope(),
    errors: { other: 'Error' },
  });
}

async function openWithCalls() {
  const done: string[] = [];
  const app = await openBareApp((server) => {
    mount(server, call('/api/open', 'public'), () => ({ message: 'open' }));
    mount(server, call('/api/signed', 'signedIn'), ({ user }) => ({ message: user?.nombreUsuario ?? '' }));
    mount(server, call('/api/pending', 'signedIn', true), () => ({ message: 'pending' }));
    mount(server, call('/api/admin', ['ADMINISTRADOR']), () => {
      done.push('admin');
      return {};
    });
  }, users);
  return { ...app, done };
}

const body = { must: 'fit' };

describe('Access', () => {
  it('lets anyone make a public call and a signed-in user a signed-in one', async () => {
    const { call } = await openWithCalls();
    expect(await call('POST', '/api/open', { body })).toMatchObject({ status: 200 });
    expect((await call('POST', '/api/signed', { body, token: 'seller' })).body.message).toBe('vendedor');
  });

  it.each([undefined, 'unknown', ''])(
    'answers 401 to the token %j, before it looks at the request',
    async (token) => {
      const { call } = await openWithCalls();
      const answer = await call('POST', '/api/signed', { body: {}, ...(token !== undefined && { token }) });
      expect(answer).toMatchObject({ status: 401, body: { status: 401 } });
      expect(answer.body.message).toContain('La sesión no es válida');
    },
  );

  it('answers 403 to the wrong type of user, and nothing happens', async () => {
    const { call, done } = await openWithCalls();
    const { status, body: answer } = await call('POST', '/api/admin', { body, token: 'seller' });
    expect({ status, message: answer.message }).toEqual({
      status: 403,
      message: 'No tienes permisos para realizar esta acción.',
    });
    expect(done).toEqual([]);
  });

  it('keeps a user who must change the key to the calls that serve that', async () => {
    const { call } = await openWithCalls();
    const refused = await call('POST', '/api/signed', { body, token: 'pending' });
    expect(refused.body).toEqual({ status: 403, message: 'Debe cambiar su clave antes de continuar.' });
    expect(await call('POST', '/api/pending', { body, token: 'pending' })).toMatchObject({ status: 200 });
  });

  it('does not let a route below /api exist that nobody has decided about', async () => {
    await expect(openBareApp((server) => void server.get('/api/secret', () => 'secret'))).rejects.toThrow(
      '/api/secret is not mounted from the contract',
    );
  });

  it.each([
    '/API/signed',
    '//api/signed',
    '/api/signed/',
    '/api//signed',
    '/api/%73igned/x',
    '/api/./signed',
  ])('is not fooled by the address %s', async (path) => {
    const { url } = await openWithCalls();
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([401, 404]).toContain(response.status);
  });

  it('answers the methods of an address that is called with another', async () => {
    const { call } = await openWithCalls();
    const { status, body: answer, headers } = await call('DELETE', '/api/signed');
    expect({ status, answer }).toEqual({
      status: 405,
      answer: { status: 405, message: 'Método no permitido.' },
    });
    expect(headers.get('allow')).toBe('POST');
  });

  it('answers 404 in the envelope for what it does not know', async () => {
    const { call } = await openWithCalls();
    const { status, body: answer } = await call('GET', '/api/nothing');
    expect({ status, answer }).toEqual({
      status: 404,
      answer: { status: 404, message: 'No se encontró lo que buscaba.' },
    });
  });

  it('forbids keeping answers', async () => {
    const { call } = await openWithCalls();
    const { headers } = await call('POST', '/api/signed', { body, token: 'seller' });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
