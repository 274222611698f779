import { expect, it } from 'vitest';
import { onEachDatabase } from './world.ts';

onEachDatabase('World', (open) => {
  it('answers health over HTTP', async () => {
    const world = await open();
    const { status, body } = await world.call('GET', '/api/health');
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 200 } });
  });
});
