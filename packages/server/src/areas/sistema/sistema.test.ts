import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readSettings } from '../../settings.ts';
import { openDatabase } from '../../test/databases.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('The health of the server', (open) => {
  it('is answered to anyone, with the version that its description names', async () => {
    const { call } = await open();
    const { body } = await call('GET', '/api/health');
    expect(body).toEqual({ status: 200, message: 'El servidor funciona', version: expect.any(String) });
    const description = await call('GET', '/api/openapi.json');
    expect(description.body).toMatchObject({ info: { version: body.version } });
  });
});

it('is bad while the database cannot be reached', async () => {
  const { db, dataDir, close } = await openDatabase('pglite', 'demo');
  const app = await createApp({ settings: readSettings({ DATA_DIR: dataDir, LOG: 'silent' }), db });
  await close();
  const answer = await app.inject('/api/health');
  expect(answer.json()).toEqual({ status: 503, message: 'La base de datos no responde' });
  await app.close();
});
