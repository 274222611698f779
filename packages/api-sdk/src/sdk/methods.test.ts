import { expect, it } from 'vitest';
import { METHODS } from '../../test/methods.ts';
import { requestOf } from '../../test/request-of.ts';
import { contract } from '../contract/contract.ts';
import { createClient } from './create-client.ts';

it.each(METHODS)('%s sends what the contract wants', async (_, call, sent) => {
  expect(await requestOf(call)).toBe(sent);
});

it('leaves no method untried', () => {
  const sdk = createClient();
  const offered = Object.entries(sdk).flatMap(([area, calls]) =>
    Object.getOwnPropertyNames(Object.getPrototypeOf(calls))
      .filter((name) => name !== 'constructor' && typeof calls === 'object')
      .map((name) => `${area}.${name}`),
  );
  expect(METHODS.map(([name]) => name).toSorted()).toEqual(offered.toSorted());
});

it('has a method, in the area of the same name, for every call of the contract', async () => {
  const requests = await Promise.all(METHODS.map(async ([name, call]) => `${name} ${await requestOf(call)}`));
  const missing = Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls)
      .filter(([, { method, path }]) => {
        const pattern = path.replace(/:\w+/g, '[^/ ?]+');
        const wanted = new RegExp(`^${area}\\.\\w+ ${method} ${pattern}( |\\?|$)`);
        return !requests.some((request) => wanted.test(request));
      })
      .map(([name]) => `${area}.${name}`),
  );
  expect(missing).toEqual([]);
});
