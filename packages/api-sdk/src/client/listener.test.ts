import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard, next, periodEvent, STREAM, stream, TOKEN } from '../../test/event-server.ts';
import { reply, startTestServer, type TestServer } from '../../test/test-server.ts';
import { ApiError } from './api-error.ts';
import { createListener } from './listener.ts';

const QUICK = { reconnect: { baseDelayMs: 1 } };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

describe('a stream of events', () => {
  it('is asked for with the token and brings each event with its id, to the end', async () => {
    server.answer = (response) =>
      stream(
        response,
        `: \n\nid: 1\ndata: ${periodEvent('A')}\n\nid: 2\ndata: ${periodEvent('B')}\n\n`,
      ).end();
    const { events, error } = await heard(server.baseUrl);
    expect(error).toBeUndefined();
    expect(events).toEqual([
      { id: '1', evento: { tipo: 'periodo', periodoID: 'A' } },
      { id: '2', evento: { tipo: 'periodo', periodoID: 'B' } },
    ]);
    const [{ method, url, headers } = {}] = server.arrived;
    expect([method, url]).toEqual(['GET', '/api/v1/eventos']);
    expect(headers).toMatchObject({ accept: 'text/event-stream', 'x-token': TOKEN });
    expect(headers).not.toHaveProperty('last-event-id');
  });

  it('is one in whatever case its type is written', async () => {
    const body = `data: ${periodEvent('A')}\n\n`;
    const fetch = async () => new Response(body, { headers: { 'content-type': 'Text/Event-Stream' } });
    expect(await next(createListener({ fetch })())).toMatchObject({ evento: { periodoID: 'A' } });
  });

  it('puts a letter together of which half has arrived', async () => {
    const bytes = new TextEncoder().encode(`data: ${periodEvent('Añón')}\n\n`);
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const fetch = async () => new Response(body, { headers: STREAM });
    const events = createListener({ fetch })();
    expect(await next(events)).toMatchObject({ evento: { periodoID: 'Añón' } });
  });

  it('may be silent for ever where it is allowed to', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const fetch = async () => new Response(readable, { headers: STREAM });
      const event = next(createListener({ fetch })({ silenceMs: Infinity }));
      await vi.advanceTimersByTimeAsync(86_400_000);
      void writable.getWriter().write(new TextEncoder().encode(`data: ${periodEvent('A')}\n\n`));
      expect(await event).toMatchObject({ evento: { periodoID: 'A' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('skips kinds of events that it does not know, and keeps fields that it does not know', async () => {
    server.answer = (response) =>
      stream(response, `data: {"tipo":"luna"}\n\ndata: ${periodEvent('A', { fase: 'llena' })}\n\n`).end();
    expect((await heard(server.baseUrl)).events).toMatchObject([
      { evento: { periodoID: 'A', fase: 'llena' } },
    ]);
  });

  it.each([
    ['{"tipo":"periodo"}', 'periodoID'],
    ['que', 'data'],
  ])('breaks the contract with %s', async (data, field) => {
    server.answer = (response) => stream(response, `data: ${data}\n\n`).end();
    const { error } = await heard(server.baseUrl, QUICK);
    expect(error).toMatchObject({ kind: 'contract', message: expect.stringContaining(`(${field})`) });
  });

  it('goes on after the event that is named', async () => {
    server.answer = (response) => stream(response).end();
    await heard(server.baseUrl, { lastEventID: '41' });
    expect(server.arrived[0]?.headers['last-event-id']).toBe('41');
  });

  it('is left by leaving the loop: the connection closes', async () => {
    const closed = new Promise((resolve) => {
      server.answer = (response) => stream(response, `data: ${periodEvent('A')}\n\n`).on('close', resolve);
    });
    for await (const _ of createListener(server)()) break;
    await expect(closed).resolves.toBeUndefined();
  });

  it('ends with the reason of an aborted signal, and closes', async () => {
    const controller = new AbortController();
    const closed = new Promise((resolve) => {
      server.answer = (response) => {
        stream(response).on('close', resolve);
        controller.abort(new Error('ya no'));
      };
    });
    expect((await heard(server.baseUrl, { signal: controller.signal, ...QUICK })).error).toEqual(
      new Error('ya no'),
    );
    await closed;
  });

  it('says when a server lacks it, a session has ended, or somebody may not', async () => {
    const failures = [404, 405, 501, 401, 403];
    server.answer = (response, turn) => reply(response, failures[turn] ?? 0, { message: 'No' });
    const errors = [];
    for (const _ of failures) errors.push((await heard(server.baseUrl, QUICK)).error);
    expect(errors).toMatchObject([
      { status: 404, isNotOffered: true },
      { status: 405, isNotOffered: true },
      { status: 501, isNotOffered: true },
      { status: 401, isNotOffered: false, text: 'No' },
      { status: 403, text: 'No tienes permisos para realizar esta acción.' },
    ]);
  });

  it('breaks the contract when something else comes than a stream', async () => {
    server.answer = (response) => reply(response, 200, {});
    expect((await heard(server.baseUrl, QUICK)).error).toMatchObject({ kind: 'contract', status: 200 });
  });

  it('is a failure of the network when it breaks off, and tells nobody the token', async () => {
    server.answer = (response) => stream(response, `data: ${periodEvent('A')}\n\n`).socket?.destroySoon();
    const { events, error } = await heard(server.baseUrl);
    expect(events).toHaveLength(1);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'network', text: 'Error al escuchar los cambios' });
    expect(JSON.stringify(error) + String(error)).not.toContain(TOKEN);
  });

  it('reports a token that the server no longer takes', async () => {
    server.answer = (response) => reply(response, 401, {});
    const reported: ApiError[] = [];
    const onUnauthorized = (error: ApiError) => void reported.push(error);
    await createListener({ baseUrl: server.baseUrl, token: TOKEN, onUnauthorized })()
      .next()
      .catch(() => {});
    expect(reported).toMatchObject([{ status: 401 }]);
  });
});
