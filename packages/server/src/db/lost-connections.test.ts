import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startChild } from '../test/child-server.ts';
import { peopleAtWork } from '../test/people-at-work.ts';
import { startPgbouncer } from '../test/pgbouncer.ts';
import { startPostgres } from '../test/postgres.ts';
import { sampled } from '../test/sampled.ts';

const KILLS = 40;

/** A PostgreSQL of its own, and a server with the demonstration company and people at work on it. */
async function openWeather(way: 'postgres' | 'pgbouncer' = 'postgres') {
  const postgres = await startPostgres({ fsync: false });
  if (postgres === undefined) throw new Error('PostgreSQL was there a moment ago');
  onTestFinished(postgres.stop);
  const pgbouncer = way === 'pgbouncer' ? await startPgbouncer(postgres.url) : undefined;
  if (pgbouncer) onTestFinished(pgbouncer.stop);
  const DATABASE_URL = pgbouncer?.url ?? postgres.url;
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-weather-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const server = startChild({ DATA_DIR: dataDir, DATABASE_URL, PORT: '0', DEMO: '1', LOG: 'error' });
  const people = await peopleAtWork(await server.ready);
  const check = async () => {
    const cells = await people.stop();
    expect(people.strange).toEqual([]);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.map(({ stored }) => stored)).toEqual(cells.map(({ acknowledged }) => acknowledged));
    expect(server.child.exitCode).toBeNull();
  };
  return { postgres, people, check };
}

describe.skipIf(inject('templates').postgres === undefined)('A server whose PostgreSQL', () => {
  it('ends its connections in the middle of everything answers 503 there and then, and loses nothing', async () => {
    const { postgres, people, check } = await openWeather();
    const killer = new Client({ connectionString: postgres.url });
    await killer.connect();
    let killed = 0;
    while (killed < KILLS) {
      const { rowCount } = await killer.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'presupuesto-de-ventas' and state <> 'idle'`);
      killed += rowCount ?? 0;
    }
    await killer.end();
    await people.someWork();
    expect(people.answered.away).toBeGreaterThan(0);
    await check();
  });

  it.each(sampled(['postgres', 'pgbouncer'] as const))(
    'is started again under load goes on by itself (%s), and has all that was acknowledged',
    async (way) => {
      const { postgres, people, check } = await openWeather(way);
      await people.someWork();
      await postgres.restart();
      await people.someWork();
      expect(people.answered.away).toBeGreaterThan(0);
      await check();
    },
  );
});
