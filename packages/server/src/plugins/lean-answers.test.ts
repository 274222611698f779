import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type World, withWorld } from '../test/world.ts';

interface Raw {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

/** An answer as it is sent. */
function ask(
  { url }: World,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: Buffer | string,
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

const CLIENTS = '/api/v1/clientes/listar-clientes';

withWorld('what answers weigh', (open) => {
  async function company() {
    const world = await open({ data: 'demo' });
    const token = await world.signIn('admin', 'Admin-2026!');
    return { world, token };
  }

  it('a list comes compressed to whoever can read it, and says the same', async () => {
    const { world, token } = await company();
    const list = (accepts: string) => ask(world, CLIENTS, { 'x-token': token, 'accept-encoding': accepts });
    const [plain, gzip, brotli] = await Promise.all([
      list('identity'),
      list('gzip, deflate'),
      list('gzip, deflate, br'),
    ]);
    expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(brotli.bytes.length * 2).toBeLessThan(plain.bytes.length);
    expect(brotli.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('a short answer is sent as it is', async () => {
    const { world } = await company();
    const { headers } = await ask(world, '/api/health', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('a list that has not changed is answered 304 without a body, and whole after a change', async () => {
    const { world, token } = await company();
    const read = (held: Record<string, string> = {}) =>
      ask(world, CLIENTS, { 'x-token': token, 'accept-encoding': 'gzip', ...held });
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
    const { headers } = await ask(world, CLIENTS, { 'x-token': token });
    const held = { 'if-none-match': String(headers['etag']) };
    expect((await ask(world, CLIENTS, { 'x-token': 'otra', ...held })).status).toBe(401);
  });

  it('a refusal has no validator, and is said again to whoever sends one', async () => {
    const { world } = await company();
    const refused = await ask(world, CLIENTS, { 'if-none-match': '*' });
    expect([refused.status, refused.headers['etag']]).toEqual([401, undefined]);
  });

  it('HEAD says what GET would send, also compressed', async () => {
    const { world, token } = await company();
    const headers = { 'x-token': token, 'accept-encoding': 'br' };
    const get = await ask(world, CLIENTS, headers);
    const head = await ask(world, CLIENTS, headers, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
    expect(get.headers['content-encoding']).toBe('br');
  });

  it('a compressed request is no request: nothing that is sent is inflated', async () => {
    const { world } = await company();
    const bomb = Buffer.from('1f8b0800000000000003', 'hex');
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const { status } = await ask(world, '/api/v1/login', headers, 'POST', bomb);
    expect(status).toBe(400);
  });
});
