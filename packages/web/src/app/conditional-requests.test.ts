import { expect, test } from 'vitest';
import { createConditionalRequests } from './conditional-requests.ts';

/** A server with one list for each token, which answers 304 to whoever holds it; what it was sent and what it answered. */
function served() {
  const state = { list: 'a'.repeat(5_000), type: 'application/json' };
  const sent: [status: number, validator: string | null][] = [];
  const server: typeof globalThis.fetch = async (_, { headers } = {}) => {
    const asked = new Headers(headers);
    const tag = `"${asked.get('X-Token')}-${state.list.slice(0, 3)}"`;
    const given = asked.get('If-None-Match');
    const status = given === tag ? 304 : 200;
    sent.push([status, given]);
    const body = status === 304 ? null : JSON.stringify(state.list);
    return new Response(body, { status, headers: { etag: tag, 'content-type': state.type } });
  };
  const answers = createConditionalRequests(server);
  const read = async (token = 'ana', init: RequestInit = {}) => {
    const answer = await answers.fetch('/api/v1/lista', { ...init, headers: { 'X-Token': token } });
    return { status: answer.status, list: await answer.json() };
  };
  return { answers, read, sent, state };
}

test('a list that has not changed is not sent again, and is the same', async () => {
  const { read, sent, state } = served();
  const first = await read();
  expect([await read(), await read()]).toEqual([first, first]);
  expect(first).toEqual({ status: 200, list: state.list });
  expect(sent.map(([status]) => status)).toEqual([200, 304, 304]);
});

test('a list that has changed comes whole, and is held in its place', async () => {
  const { read, sent, state } = served();
  await read();
  state.list = 'b'.repeat(5_000);
  expect((await read()).list).toBe(state.list);
  expect((await read()).list).toBe(state.list);
  expect(sent.map(([status]) => status)).toEqual([200, 200, 304]);
});

test('nobody is given what another user was answered, nor anything after the session', async () => {
  const { answers, read, sent } = served();
  await read('ana');
  await read('luis');
  answers.clear();
  await read('ana');
  expect(sent).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ]);
});

test('an answer that arrives after the session has ended is not held', async () => {
  const { answers, read, sent } = served();
  const late = read();
  answers.clear();
  await late;
  await read();
  expect(sent.map(([, validator]) => validator)).toEqual([null, null]);
});

test('short answers, files and what is written are not held', async () => {
  const { read, sent, state } = served();
  state.type = 'application/octet-stream';
  await read();
  state.type = 'application/json';
  await read('ana', { method: 'POST' });
  state.list = 'short';
  await read();
  await read();
  expect(sent.every(([status, validator]) => status === 200 && validator === null)).toBe(true);
});

test('the twenty answers that were used last are held, and no more', async () => {
  const { read, sent } = served();
  for (let at = 0; at < 20; at += 1) await read(`user-${at}`);
  await read('user-0');
  await read('user-20');
  await read('user-0');
  await read('user-1');
  expect(sent.slice(-2).map(([status]) => status)).toEqual([304, 200]);
});
