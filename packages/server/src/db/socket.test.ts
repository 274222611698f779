import { tmpdir } from 'node:os';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from '../test/child-server.ts';
import { startPostgres } from '../test/postgres.ts';
import { connect } from './connect.ts';

describe.skipIf(inject('templates').postgres === undefined)('A PostgreSQL on this machine', () => {
  it('is reached through its socket as other programs write it, with a user or without', async () => {
    const folder = tmpdir();
    const settings = { unix_socket_directories: folder };
    const postgres = await startPostgres({ fsync: false, settings });
    if (postgres === undefined) throw new Error('PostgreSQL was there a moment ago');
    onTestFinished(postgres.stop);
    const { port } = new URL(postgres.url);
    for (const [who, query] of [
      ['postgres:clave@', ''],
      ['postgres@', ''],
      ['', '&user=postgres'],
    ]) {
      const { databaseUrl, dataDir } = readSettings({
        DATA_DIR: temporaryFolder(),
        DATABASE_URL: `postgres://${who}/postgres?host=${folder}&port=${port}${query}`,
      });
      const { pool, close } = await connect({ dataDir, databaseUrl });
      const { rows } = await pool.query(
        'select current_user as user, current_database() as base, inet_server_addr() as address',
      );
      expect(rows).toEqual([{ user: 'postgres', base: 'postgres', address: null }]);
      await close();
    }
  });
});
