import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { vendedor } from '../db/schema.ts';
import { rawAnswer } from '../test/raw-answer.ts';
import { withWorld } from '../test/world.ts';

const CLIENTS = '/api/v1/clientes/listar-clientes';
const DASHBOARD = '/api/v1/dashboard';

withWorld('compression', (open) => {
  async function company() {
    const world = await open({ data: 'demo' });
    const token = await world.signIn('admin', 'Admin-2026!');
    return { world, token };
  }

  it('a list comes compressed to whoever can read it, and says the same', async () => {
    const { world, token } = await company();
    const list = (accepts: string) =>
      rawAnswer(world, CLIENTS, { 'x-token': token, 'accept-encoding': accepts });
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
    const { headers } = await rawAnswer(world, '/api/health', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('HEAD says what GET would send, also compressed', async () => {
    const { world, token } = await company();
    const headers = { 'x-token': token, 'accept-encoding': 'br' };
    const get = await rawAnswer(world, CLIENTS, headers);
    const head = await rawAnswer(world, CLIENTS, headers, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) {
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    }
    expect(get.headers['content-encoding']).toBe('br');
  });

  it('what everyone is sent alike is what is there by then, in each encoding, and HEAD says so', async () => {
    const { world, token } = await company();
    const read = async (accepts: string, query = '') => {
      const headers = { 'x-token': token, 'accept-encoding': accepts };
      const get = await rawAnswer(world, `${DASHBOARD}${query}`, headers);
      const head = await rawAnswer(world, `${DASHBOARD}${query}`, headers, 'HEAD');
      for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) {
        expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
      }
      return get;
    };
    const expectAlike = async (query?: string) => {
      const plain = await read('identity', query);
      const gzip = await read('gzip', query);
      const brotli = await read('br', query);
      expect([gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
      expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
      return plain.bytes.toString();
    };
    const before = await expectAlike();
    expect(await expectAlike()).toBe(before);
    expect(await expectAlike('?division=ACE')).not.toBe(before);
    await world.db.update(vendedor).set({ nombre: 'Sofía Ofelia' });
    expect(await expectAlike()).toContain('Sofía Ofelia');
  });

  it('a compressed request is refused, and never decompressed', async () => {
    const { world } = await company();
    const bomb = Buffer.from('1f8b0800000000000003', 'hex');
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const { status } = await rawAnswer(world, '/api/v1/login', headers, 'POST', bomb);
    expect(status).toBe(400);
  });
});
