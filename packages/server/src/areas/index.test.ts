import { contract, endpoints } from '@presupuesto/api-sdk/contract';
import { expect, it } from 'vitest';
import { withWorld } from '../test/world.ts';

const { archivos } = contract;

/** Calls of the contract that this server does not answer yet. */
const NOT_SERVED_YET = [archivos.cargarArchivo, archivos.comprobarArchivo, archivos.progresoCarga];

withWorld('The served calls', (open) => {
  const names = (calls: readonly { method: string; path: string }[]) =>
    calls.map(({ method, path }) => `${method} ${path}`).sort();

  it('are, with those that are not served yet, the whole contract, each once', async () => {
    const { app } = await open();
    expect(names([...app.served, ...NOT_SERVED_YET])).toEqual(names(endpoints));
  });

  it('are told from the others by an answer that means "not offered"', async () => {
    const { call } = await open({ data: 'demo' });
    for (const { method, path } of NOT_SERVED_YET) {
      const { status, body } = await call(method, path.replaceAll(/:\w+/g, '1'));
      expect({ path, isOffered: ![404, 405].includes(status), inBody: body.status }).toEqual({
        path,
        isOffered: false,
        inBody: status,
      });
    }
  });
});
