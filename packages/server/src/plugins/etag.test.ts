import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { rawAnswer } from '../test/raw-answer.ts';
import { withWorld } from '../test/world.ts';

const CLIENTS = '/api/v1/clientes/listar-clientes';

withWorld('ETag', (open) => {
  async function company() {
    const world = await open({ data: 'demo' });
    const token = await world.signIn('admin', 'Admin-2026!');
    return { world, token };
  }

  it('a list that has not changed is answered 304 without a body, and whole after a change', async () => {
    const { world, token } = await company();
    const read = (held: Record<string, string> = {}) =>
      rawAnswer(world, CLIENTS, { 'x-token': token, 'accept-encoding': 'gzip', ...held });
    const first = await read();
    const held = { 'if-none-match': String(first.headers['etag']) };
    const again = await read(held);
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([
      304,
      0,
      first.headers['etag'],
    ]);

    const { body } = await world.call('GET', CLIENTS, { token });
    const client = Object(Array.isArray(body.data) ? body.data[0] : {});
    const path = `/api/v1/clientes/actualizar-cliente/${client.clienteID}`;
    await world.call('PUT', path, { token, body: { ...client, nombre: 'Agro y más' } });
    const changed = await read(held);
    expect(changed.status).toBe(200);
    expect(gunzipSync(changed.bytes).toString()).toContain('Agro y más');
  });

  it('a validator opens nothing: who may not read is refused with it as without', async () => {
    const { world, token } = await company();
    const { headers } = await rawAnswer(world, CLIENTS, { 'x-token': token });
    const held = { 'if-none-match': String(headers['etag']) };
    expect((await rawAnswer(world, CLIENTS, { 'x-token': 'otra', ...held })).status).toBe(401);
  });

  it('a refusal has no validator, and is said again to whoever sends one', async () => {
    const { world } = await company();
    const refused = await rawAnswer(world, CLIENTS, { 'if-none-match': '*' });
    expect([refused.status, refused.headers['etag']]).toEqual([401, undefined]);
  });
});
