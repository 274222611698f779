import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { readSettings } from '../../settings.ts';
import { openDatabase } from '../../test/databases.ts';
import { createLogs } from '../../test/logs.ts';
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

it('is bad while the database cannot be reached, which the log says once, with its cause', async () => {
  const { db, dataDir, close } = await openDatabase('pglite', 'demo');
  const { lines, destination } = createLogs();
  const app = await createApp({
    settings: readSettings({ DATA_DIR: dataDir, LOG: 'error' }),
    db,
    logTo: destination,
  });
  await close();
  const answer = await app.inject('/api/health');
  expect(answer.json()).toEqual({ status: 503, message: 'La base de datos no responde' });
  expect(lines).toMatchObject([
    {
      reqId: answer.headers['x-request-id'],
      msg: 'request.failed',
      err: { cause: { message: 'Cannot use a pool after calling end on the pool' } },
    },
  ]);
  await app.close();
});
