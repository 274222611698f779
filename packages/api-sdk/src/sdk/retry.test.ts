import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reply, startTestServer, type TestServer } from '../../test/test-server.ts';
import { fetchTransport } from '../client/transport.ts';
import { createClient } from './create-client.ts';
import { retrying } from './retry.ts';

const QUICK = { attempts: 3, baseDelayMs: 1 };

describe('a call to a server that stumbles', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  /** Fails in that way until the last turn. */
  function failing(status: number, turns: number): void {
    server.answer = (response, turn) => {
      if (turn >= turns) reply(response, 200, {});
      else if (status === 0) response.destroy();
      else reply(response, status, {});
    };
  }

  it('is sent once unless retries were asked for', async () => {
    failing(503, 1);
    await expect(createClient(server).ventas.saveVolumen(7, 1)).rejects.toMatchObject({ status: 503 });
    expect(server.arrived).toHaveLength(1);
  });

  it.each([0, 502, 503, 504])('is sent again after %s (0: no answer)', async (status) => {
    failing(status, 2);
    const sdk = createClient({ baseUrl: server.baseUrl, retry: QUICK });
    expect(await sdk.ventas.saveVolumen(7, 1)).toMatchObject({ status: 200 });
    expect(server.arrived).toHaveLength(3);
  });

  /** Ends the connection in the middle of the body. */
  const breakOff = (response: ServerResponse) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 999 })
      .write('{"status":', () => response.destroy());

  it('is sent again after an answer that breaks off half-way', async () => {
    const data = [{ divisionID: 'N', nombre: 'Norte' }];
    server.answer = (response, turn) => (turn < 2 ? breakOff(response) : reply(response, 200, { data }));
    const sdk = createClient({ baseUrl: server.baseUrl, retry: QUICK });
    expect(await sdk.divisiones.list().orThrow()).toEqual(data);
    expect(server.arrived).toHaveLength(3);
  });

  it('fails without an answer when the last one breaks off half-way', async () => {
    server.answer = breakOff;
    const sdk = createClient({ baseUrl: server.baseUrl, retry: QUICK });
    await expect(sdk.divisiones.list()).rejects.toMatchObject({
      kind: 'network',
      cause: { reason: 'closed' },
    });
    expect(server.arrived).toHaveLength(3);
  });

  it('is given up with its signal in the middle of an answer', async () => {
    const abort = new AbortController();
    server.answer = (response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': 999 })
        .write('{', () => abort.abort(new Error('ya no')));
    };
    const sdk = createClient({ baseUrl: server.baseUrl, retry: QUICK });
    await expect(sdk.divisiones.list({}, { signal: abort.signal })).rejects.toThrow('ya no');
    expect(server.arrived).toHaveLength(1);
  });

  it('fails as the last attempt did when none helps', async () => {
    failing(503, 99);
    const sdk = createClient({ baseUrl: server.baseUrl, retry: QUICK });
    await expect(sdk.clientes.remove(7)).rejects.toMatchObject({ kind: 'http', status: 503 });
    expect(server.arrived).toHaveLength(3);
  });

  it.each([400, 401, 404, 500])('is not sent again after %s, which would not pass', async (status) => {
    failing(status, 1);
    await createClient({ baseUrl: server.baseUrl, retry: QUICK })
      .ventas.saveVolumen(7, 1)
      .catch(() => {});
    expect(server.arrived).toHaveLength(1);
  });

  it('is never sent again when it creates, approves or loads', async () => {
    failing(503, 99);
    const sdk = createClient({ baseUrl: server.baseUrl, retry: QUICK });
    await expect(sdk.presupuestos.approve('BGT-2026')).rejects.toMatchObject({ status: 503 });
    await expect(sdk.archivos.upload(new Blob(['x']), 'SOPOct-2025')).rejects.toMatchObject({ status: 503 });
    expect(server.arrived).toHaveLength(2);
  });

  it('follows the call before the client', async () => {
    failing(503, 1);
    const sdk = createClient({ baseUrl: server.baseUrl, retry: QUICK });
    await expect(sdk.ventas.saveVolumen(7, 1, { retry: false })).rejects.toMatchObject({ status: 503 });
    server.arrived.length = 0;
    const plain = createClient(server);
    expect(await plain.ventas.saveVolumen(7, 1, { retry: QUICK })).toMatchObject({ status: 200 });
  });
});

describe('the wait between two attempts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  const busy = (retryAfter?: string, status = 503) =>
    new Response(null, { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) });

  const request = { method: 'GET', url: 'http://x', headers: {}, body: undefined, signal: undefined };

  /** The milliseconds after which each attempt is made, as long as the server stays busy. */
  async function attemptTimes(options: object, retryAfter?: string, status?: number): Promise<number[]> {
    const start = Date.now();
    const times: number[] = [];
    const transport = fetchTransport(async () => {
      times.push(Date.now() - start);
      return busy(retryAfter, status);
    });
    const call = retrying(transport, options)(request);
    await vi.runAllTimersAsync();
    await call;
    return times;
  }

  it('doubles up to a limit, less a part left to chance', async () => {
    const times = await attemptTimes({ attempts: 5, baseDelayMs: 1000, maxDelayMs: 3000 });
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    [1000, 2000, 3000, 3000].forEach((whole, index) => {
      expect(waits[index]).toBeGreaterThanOrEqual(whole / 2 - 1);
      expect(waits[index]).toBeLessThanOrEqual(whole + 1);
    });
  });

  it('is what the server asks for, in seconds or until a date', async () => {
    expect(await attemptTimes({ attempts: 2 }, '7')).toEqual([0, 7000]);
    expect(await attemptTimes({ attempts: 2 }, '7', 429)).toEqual([0, 7000]);
    const date = new Date(Date.now() + 9000).toUTCString();
    expect(await attemptTimes({ attempts: 2 }, date)).toEqual([0, 9000]);
  });

  it('is not begun when the server asks for more than is allowed', async () => {
    expect(await attemptTimes({ attempts: 3, maxDelayMs: 5000 }, '60')).toEqual([0]);
  });

  it('never leads to more than ten attempts', async () => {
    expect(await attemptTimes({ attempts: 1000, baseDelayMs: 1 })).toHaveLength(10);
  });

  it('ends at once with the signal', async () => {
    const controller = new AbortController();
    const transport = fetchTransport(async () => busy('30'));
    const call = retrying(transport, {})({ ...request, signal: controller.signal });
    const outcome = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(new Error('ya no'));
    expect(await outcome).toMatchObject({ message: 'ya no' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
