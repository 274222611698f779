import { expect, it } from 'vitest';
import { withWorld } from '../test/world.ts';

/** Headers that are different each time, or depend on the body. */
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
  it('is refused with the headers of every page, and a line in the log', async () => {
    const { app, logs } = await open();
    const headersOf = async (url: string) => {
      const { headers } = await app.inject(url);
      return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
    };
    const ofPages = await headersOf('/nothing.txt');
    expect(ofPages['content-security-policy']).toContain("default-src 'none'");
    for (const path of ['/%', '/%E0%A4%A', '/api/v1/%', '/x/%zz?y=%']) {
      const answer = await app.inject(path);
      expect({ path, status: answer.statusCode }).toEqual({ path, status: 400 });
      expect(answer.json()).toEqual({ status: 400, message: 'La solicitud no es válida.' });
      expect(await headersOf(path)).toEqual(ofPages);
    }
    expect(logs.filter(({ status }) => status === 400)).toHaveLength(8);
  });

  it('is answered otherwise than one that can', async () => {
    const { app } = await open();
    expect((await app.inject('/nothing/%C3%B1.txt?x=%')).statusCode).toBe(404);
  });
});
