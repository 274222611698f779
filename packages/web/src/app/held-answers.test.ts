import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHeldAnswers } from './held-answers.ts';

/** A server with one list per token, which answers 304 to whoever holds it; what it was asked and what it sent. */
async function served() {
  const state = { list: 'a'.repeat(5_000), type: 'application/json' };
  const sent: [status: number, validator: string | undefined][] = [];
  const server = createServer((request, response) => {
    const tag = `"${request.headers['x-token']}${state.list.slice(0, 3)}"`;
    const given = request.headers['if-none-match'];
    const status = given === tag ? 304 : 200;
    sent.push([status, given]);
    response.writeHead(status, { etag: tag, 'content-type': state.type });
    response.end(status === 304 ? undefined : JSON.stringify(state.list));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answers = createHeldAnswers(fetch);
  const read = async (token = 'ana', init: RequestInit = {}) => {
    const answer = await answers.fetch(`http://127.0.0.1:${port}/`, {
      ...init,
      headers: { 'X-Token': token },
    });
    return { status: answer.status, list: JSON.parse(await answer.text()) };
  };
  return { answers, read, sent, state };
}

test('a list that has not changed is not sent again, and is the same', async () => {
  const { read, sent, state } = await served();
  const first = await read();
  expect([await read(), await read()]).toEqual([first, first]);
  expect(first).toEqual({ status: 200, list: state.list });
  expect(sent.map(([status]) => status)).toEqual([200, 304, 304]);
});

test('a list that has changed comes whole, and is held in its place', async () => {
  const { read, sent, state } = await served();
  await read();
  state.list = 'b'.repeat(5_000);
  expect((await read()).list).toBe(state.list);
  expect((await read()).list).toBe(state.list);
  expect(sent.map(([status]) => status)).toEqual([200, 200, 304]);
});

test('nobody is given what another user was answered, nor anything after the session', async () => {
  const { answers, read, sent } = await served();
  await read('ana');
  await read('luis');
  answers.end();
  await read('ana');
  expect(sent).toEqual([
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ]);
});

test('an answer that arrives after the session has ended is not held', async () => {
  const { answers, read, sent } = await served();
  const late = read();
  answers.end();
  await late;
  await read();
  expect(sent.map(([, validator]) => validator)).toEqual([undefined, undefined]);
});

test('short answers, files and what is written are not held', async () => {
  const { read, sent, state } = await served();
  state.type = 'application/octet-stream';
  await read();
  state.type = 'application/json';
  await read('ana', { method: 'POST' });
  state.list = 'short';
  await read();
  await read();
  expect(sent.every(([status, validator]) => status === 200 && validator === undefined)).toBe(true);
});

test('the lists of many screens do not pile up', async () => {
  const { read, sent } = await served();
  for (let at = 0; at <= 20; at += 1) await read(`user-${at}`);
  await read('user-0');
  await read('user-20');
  expect(sent.slice(-2).map(([status]) => status)).toEqual([200, 304]);
});
