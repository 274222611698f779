import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { reply, startTestServer } from '../../test/test-server.ts';
import { contract } from '../contract/contract.ts';
import { createClient } from '../sdk/create-client.ts';
import { createCaller } from './caller.ts';
import { createListener } from './listener.ts';

it.each(['secreto€', 'sec\nreto', 'sec\0reto'])(
  'refuses the token %j, which no header takes, at once and without repeating it',
  (token) => {
    for (const create of [createCaller, createListener, createClient]) {
      let thrown: unknown;
      try {
        create({ baseUrl: 'http://x', token });
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBeInstanceOf(TypeError);
      expect(inspect(thrown, { depth: 9, showHidden: true })).toMatch(/^TypeError: token must (?!.*sec)/);
    }
  },
);

it('refuses what getToken brings where it is no text, before anything is sent', async () => {
  const server = await startTestServer();
  try {
    // Plain JavaScript may give a function that TypeScript refuses.
    const getToken = (async () => 'el-de-ana') as unknown as () => string;
    const sdk = createClient({ ...server, getToken });
    await expect(sdk.divisiones.list()).rejects.toThrow(TypeError);
    await expect(sdk.divisiones.list()).rejects.toThrow(/^getToken must return the token itself/);
    const listening = sdk.eventos.listen().next();
    await expect(listening).rejects.toThrow(/^getToken must return the token itself/);
    expect(server.arrived).toEqual([]);
  } finally {
    await server.close();
  }
});

it('takes one as it was read from a file, with its line end', async () => {
  const server = await startTestServer();
  server.answer = (response) => reply(response, 200, { data: [] });
  try {
    const call = createCaller({ baseUrl: server.baseUrl, token: 'el-de-ana\n' });
    await call(contract.divisiones.listarDivisiones, { query: {} });
    expect(server.arrived[0]?.headers['x-token']).toBe('el-de-ana');
  } finally {
    await server.close();
  }
});
