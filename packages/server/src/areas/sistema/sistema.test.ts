import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readSettings } from '../../settings.ts';
import { openDatabase } from '../../test/databases.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('The health of the server', (open) => {
  it('is answered to anyone, with its version', async () => {
    const { call } = await open();
    const { version } = createRequire(import.meta.url)('../../../package.json');
    const { body } = await call('GET', '/api/health');
    expect(body).toEqual({ status: 200, message: 'El servidor funciona', version });
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
