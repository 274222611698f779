import { describe, expect, it, onTestFinished } from 'vitest';
import { collect } from '../../test/collect.ts';
import { startStallingServer } from '../../test/stalling-server.ts';
import { createClient } from '../sdk/create-client.ts';
import { createListener } from './listener.ts';

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n';
/** An answer has begun by then, also on a busy machine. */
const GIVEN_MS = 1000;

async function stalling(bytes: string) {
  const server = await startStallingServer(bytes);
  onTestFinished(() => server.close());
  return server;
}

/** A fetch that tells when an answer has begun. */
function telling() {
  let tell = (): void => {};
  const begun = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const fetch: typeof globalThis.fetch = async (...request) => {
    const answer = await globalThis.fetch(...request);
    tell();
    return answer;
  };
  return { fetch, begun };
}

/** What it ends with. */
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each([
  ['that never begins', ''],
  ['that stalls half-way', `${HEAD}{"status":`],
])('an answer %s', (_answer, bytes) => {
  describe.each([
    ['', {}],
    [' with retries', { retry: {} }],
  ])('to a call%s', (_call, options) => {
    it.each([
      ['', async () => {}],
      [', after a garbage collection too', collect],
    ])('closes its connection when its signal is aborted%s', async (_when, wait) => {
      const { baseUrl, asked, closed } = await stalling(bytes);
      const { fetch, begun } = telling();
      const controller = new AbortController();
      const sdk = createClient({ baseUrl, fetch, ...options });
      const ended = failureOf(sdk.paises.list({ signal: controller.signal }));
      await (bytes ? begun : asked);
      await wait();
      controller.abort();
      expect(String(await ended)).toMatch(/abort/i);
      expect(await closed).toBe('closed');
    });

    it('closes its connection when its time is over, after a garbage collection too', async () => {
      const { baseUrl, asked, closed } = await stalling(bytes);
      const { fetch, begun } = telling();
      const sdk = createClient({ baseUrl, fetch, ...options });
      const ended = failureOf(sdk.paises.list({ signal: AbortSignal.timeout(GIVEN_MS) }));
      await (bytes ? begun : asked);
      await collect();
      expect(await ended).toMatchObject({ name: 'TimeoutError' });
      expect(await closed).toBe('closed');
    });
  });
});

describe('a stream', () => {
  it.each([
    ['that brings nothing more', 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n: hola\n\n'],
    ['that is refused half-way', `${HEAD.replace('200 OK', '503 Busy')}{"status":`],
  ])(
    '%s closes its connection when it was silent for long, after a garbage collection too',
    async (_, bytes) => {
      const { baseUrl, closed } = await stalling(bytes);
      const { fetch, begun } = telling();
      const ended = failureOf(createListener({ baseUrl, fetch })({ silenceMs: GIVEN_MS }).next());
      await begun;
      await collect();
      expect(await ended).toMatchObject({ kind: 'network', cause: { reason: 'timeout' } });
      expect(await closed).toBe('closed');
    },
  );
});
