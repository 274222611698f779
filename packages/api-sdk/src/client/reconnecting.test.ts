import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard, next, periodEvent, STREAM, stream } from '../../test/event-server.ts';
import { reply, startTestServer, type TestServer } from '../../test/test-server.ts';
import { createListener } from './listener.ts';

const QUICK = { reconnect: { baseDelayMs: 1 } };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

describe('a stream that may connect again', () => {
  it('goes on from the last id, also one that came alone, until the session has ended', async () => {
    const parts = [
      `id: 1\ndata: ${periodEvent('A')}\n\n`,
      'id: 2\n\n',
      `id: 3\ndata: ${periodEvent('B')}\n\n`,
    ];
    server.answer = (response, turn) => {
      const part = parts[turn];
      if (part === undefined) reply(response, 401, {});
      else if (turn === 1) stream(response, part).socket?.destroySoon();
      else stream(response, part).end();
    };
    const { events, error } = await heard(server.baseUrl, QUICK);
    expect(events.map(({ id }) => id)).toEqual(['1', '3']);
    expect(error).toMatchObject({ status: 401 });
    const asked = server.arrived.map(({ headers }) => headers['last-event-id']);
    expect(asked).toEqual([undefined, '1', '2', '3']);
  });

  it('does so while nobody answers, a proxy does, or the server cannot', async () => {
    server.answer = (response, turn) => {
      if (turn === 0) response.destroy();
      else if (turn === 1) response.writeHead(502, { 'content-type': 'text/html' }).end('<p>Bad gateway');
      else if (turn === 2) reply(response, 503, {});
      else if (turn === 3) reply(response, 429, {});
      else stream(response, `id: 1\ndata: ${periodEvent('A')}\n\n`);
    };
    const events = createListener(server)({ lastEventID: '0', ...QUICK });
    expect(await next(events)).toMatchObject({ id: '1' });
    expect(server.arrived).toHaveLength(5);
    await events.return();
  });

  it('says that something is lost when it never heard from where to go on', async () => {
    server.answer = (response, turn) => {
      const open = stream(response);
      if (turn === 0) open.end();
    };
    const events = createListener(server)(QUICK);
    expect(await next(events)).toEqual({ id: '', evento: { tipo: 'perdido' } });
    await events.return();
  });

  it('takes a connection for lost that brings nothing for a minute', async () => {
    vi.useFakeTimers();
    const asked: RequestInit[] = [];
    const fetch = async (_: unknown, init: RequestInit = {}) => {
      asked.push(init);
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(
            new TextEncoder().encode(asked.length > 1 ? `id: 2\ndata: ${periodEvent('A')}\n\n` : 'id: 1\n\n'),
          );
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body, { headers: STREAM });
    };
    try {
      const events = createListener({ fetch })({ reconnect: true });
      const event = next(events);
      await vi.advanceTimersByTimeAsync(59_999);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1001);
      expect(await event).toMatchObject({ id: '2' });
      expect(asked[1]?.headers).toMatchObject({ 'Last-Event-ID': '1' });
      await events.return();
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits twice as long each time, up to a limit, until something is heard', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    let turn = 0;
    const fetch = async () => {
      turn += 1;
      if (turn === 7) return new Response('{"status":401,"message":""}', { status: 401 });
      return new Response(turn === 5 ? 'id: 1\n\n' : ': \n\n', { headers: STREAM });
    };
    const listen = createListener({ fetch });
    const options = { reconnect: { baseDelayMs: 1, maxDelayMs: 5 }, silenceMs: 10_000 };
    try {
      const loop = async () => {
        for await (const _ of listen(options)) continue;
      };
      await expect(loop()).rejects.toMatchObject({ status: 401 });
      const own = waits.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms < options.silenceMs);
      expect(own).toEqual([1, 2, 4, 5, 1, 2]);
    } finally {
      vi.restoreAllMocks();
    }
  });
});
