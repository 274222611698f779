import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect } from '../../test/collect.ts';
import { next, periodEvent, stream } from '../../test/event-server.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { contract } from '../contract/contract.ts';
import { ApiError } from './api-error.ts';
import { createCaller } from './caller.ts';
import { createListener } from './listener.ts';

/** What it ends with. */
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

describe('after a garbage collection', () => {
  it.each([
    ['its signal', () => new AbortController()],
    ['a signal of its time', () => undefined],
  ])('a call whose answer stalls half-way ends with %s', async (_, controllerOf) => {
    let reached = (): void => {};
    const begun = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const fetch: typeof globalThis.fetch = async (...request) => {
      const answer = await globalThis.fetch(...request);
      reached();
      return answer;
    };
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"status":');
    };
    const controller = controllerOf();
    const signal = controller?.signal ?? AbortSignal.timeout(300);
    const call = createCaller({ baseUrl: server.baseUrl, fetch })(
      contract.paises.listarPaises,
      {},
      { signal },
    );
    const ended = failureOf(call);
    await begun;
    await collect();
    controller?.abort();
    expect(String(await ended)).toMatch(/abort/i);
  });

  const open = (response: ServerResponse) => stream(response, `data: ${periodEvent('A')}\n\n`);

  it('a stream ends with its signal', async () => {
    server.answer = open;
    const controller = new AbortController();
    const events = createListener({ baseUrl: server.baseUrl })({ signal: controller.signal });
    await next(events);
    const ended = failureOf(next(events));
    await collect();
    controller.abort();
    expect(String(await ended)).toMatch(/abort/i);
  });

  it('a stream that brings nothing for long is taken for lost', async () => {
    server.answer = open;
    const events = createListener({ baseUrl: server.baseUrl })({ silenceMs: 300 });
    await next(events);
    const ended = failureOf(next(events));
    await collect();
    expect(await ended).toBeInstanceOf(ApiError);
  });

  it('a loop that is left closes its connection', async () => {
    const closed = new Promise<string>((resolve) => {
      server.answer = (response) => {
        void once(response, 'close').then(() => resolve('closed'));
        open(response);
      };
    });
    for await (const _ of createListener({ baseUrl: server.baseUrl })()) {
      await collect();
      break;
    }
    expect(await closed).toBe('closed');
  });
});
