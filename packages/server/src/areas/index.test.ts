import { endpoints } from '@presupuesto/api-sdk/contract';
import { expect, it } from 'vitest';
import { withWorld } from '../test/world.ts';

withWorld('The served calls', (open) => {
  const names = (calls: readonly { method: string; path: string }[]) =>
    calls.map(({ method, path }) => `${method} ${path}`).sort();

  it('are the whole contract, each once', async () => {
    const { app } = await open();
    expect(names(app.served)).toEqual(names(endpoints));
  });
});
