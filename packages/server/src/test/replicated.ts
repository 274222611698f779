import net from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { temporaryFolder } from './child-server.ts';
import { startFront } from './database-front.ts';
import { startPostgres } from './postgres.ts';
import { runOn, valueOn } from './templates.ts';
import { serve } from './world.ts';

/** The real server on a PostgreSQL of its own, whose address can move to a replica. Goes with the test. */
export async function openReplicated() {
  const primary = await startPostgres({ fsync: false });
  if (primary === undefined) throw new Error('PostgreSQL was there a moment ago');
  onTestFinished(primary.stop);
  const standby = await primary.standby();
  onTestFinished(standby.stop);
  let here = primary.url;
  const databaseUrl = await startFront(primary.url, (socket, behind) => {
    behind.destroy();
    const { hostname, port } = new URL(here);
    const database = net.connect(Number(port), hostname).on('error', () => socket.destroy());
    socket.on('close', () => database.destroy()).pipe(database);
    database.on('close', () => socket.destroy()).pipe(socket);
  });
  const dataDir = temporaryFolder();
  const database = await connect({ dataDir, databaseUrl });
  await migrate(database);
  const world = await serve({ ...database, dataDir });
  onTestFinished(world.close);
  const isSo = (url: string, condition: string) => expect.poll(() => valueOn(url, condition)).toBe('true');

  return {
    world,
    /** The address without the primary behind it: only reading is possible until the replica is promoted. */
    async moveToStandby() {
      const reached = await valueOn(primary.url, 'pg_current_wal_lsn()');
      await isSo(standby.url, `pg_last_wal_replay_lsn() >= '${reached}'`);
      here = standby.url;
      await primary.stop();
    },
    /** What is written from here on does not reach the replica. */
    async cutReplication() {
      const reached = await valueOn(primary.url, 'pg_current_wal_lsn()');
      await isSo(standby.url, `pg_last_wal_replay_lsn() >= '${reached}'`);
      await runOn(standby.url, "alter system set primary_conninfo = ''");
      await runOn(standby.url, 'select pg_reload_conf()');
      await isSo(standby.url, 'not exists (select from pg_stat_wal_receiver)');
    },
    async failOver() {
      await primary.stop();
      await runOn(standby.url, 'select pg_promote()');
      here = standby.url;
    },
  };
}
