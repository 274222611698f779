import { expect, it } from 'vitest';
import { withWorld } from '../test/world.ts';

/** Headers that are different each time, or tell of the body. */
const own = [
  'x-request-id',
  'date',
  'content-length',
  'content-type',
  'cache-control',
  'etag',
  'last-modified',
  'accept-ranges',
];

withWorld('An address that cannot be decoded', (open) => {
  it.each(['/%', '/%E0%A4%A', '/api/v1/%', '/x/%zz?y=%'])(
    '%s is refused with the headers of every page',
    async (path) => {
      const { app, logs } = await open();
      const headersOf = async (url: string) => {
        const { headers } = await app.inject(url);
        return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
      };
      const answer = await app.inject(path);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ status: 400, message: 'La solicitud no es válida.' });
      expect(await headersOf(path)).toEqual(await headersOf('/nothing.txt'));
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(logs.some(({ status }) => status === 400)).toBe(true);
    },
  );

  it('is told from one that can', async () => {
    const { app } = await open();
    expect((await app.inject('/api/v1/periodos/%C3%B1')).statusCode).not.toBe(400);
    expect((await app.inject('/nothing.txt?x=%')).statusCode).toBe(404);
  });
});
