import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoSignIns } from '../../../db/first-data.ts';
import { createCall, signInWith } from '../../../test/call.ts';
import { startChild } from '../../../test/child-server.ts';
import { openDatabase } from '../../../test/databases.ts';
import {
  all,
  backfilled,
  form,
  MONTHS,
  nothing,
  openPlans,
  PAIRS,
  readHeld,
} from '../../../test/killed-load.ts';
import { LOAD, sendForm } from '../../../test/loading.ts';

/** A demonstration company on PostgreSQL, and servers on it that can be killed. */
async function openCompany() {
  const database = await openDatabase('postgres', 'demo');
  onTestFinished(database.close);
  const { db, dataDir } = database;
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const databaseUrl = Object.assign(new URL(inject('templates').postgres ?? ''), {
    pathname: `/${rows[0]?.name}`,
  });
  const [administrator] = demoSignIns;
  const start = async () => {
    const server = startChild({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl.href, PORT: '0', LOG: 'warn' });
    const url = await server.ready;
    const { nombreUsuario = '', clave = '' } = administrator ?? {};
    const token = await signInWith(createCall(url))(nombreUsuario, clave);
    return { load: () => sendForm(`${url}${LOAD}`, token, form()), kill: server.kill };
  };
  const count = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ count: number }>(sql`select count(*) from ${query}`)).rows[0]?.count;
  return {
    db,
    start,
    /** Sessions that have written something and not committed it. */
    writing: () =>
      count(sql`pg_stat_activity where datname = current_database() and backend_xid is not null
        and pid <> pg_backend_pid()`),
    waiting: () => count(sql`asignacion_pendiente`),
  };
}

const patiently = { interval: 1, timeout: 20_000 };

const slow = { timeout: 120_000 };

describe.skipIf(inject('templates').postgres === undefined)(
  'A server on PostgreSQL that is killed',
  slow,
  () => {
    it('while it writes a load leaves no trace of it, and the load can be repeated', async () => {
      const { db, start, writing, waiting } = await openCompany();
      const before = await readHeld(db);
      const first = await start();
      const loading = first.load().catch(() => 'killed');
      await expect.poll(writing, patiently).toBeGreaterThan(0);
      await first.kill();
      expect(await loading).toBe('killed');
      await expect.poll(writing, patiently).toBe(0);
      expect(await readHeld(db)).toEqual({ ...before, held: nothing });

      const second = await start();
      expect(await second.load()).toMatchObject({
        status: 200,
        data: { totalVentasGuardadas: PAIRS * MONTHS },
      });
      await expect.poll(waiting, patiently).toBe(0);
      const after = await readHeld(db);
      expect(after).toMatchObject({ held: all, lacking: before.lacking, wrongTotals: [] });
      await second.kill();
    });

    it('once it has answered fills the other budgets when it starts again, and then names them', async () => {
      const { db, start, waiting } = await openCompany();
      const { lacking } = await readHeld(db);
      const first = await start();
      expect((await first.load()).status).toBe(200);
      await first.kill();
      expect(await readHeld(db)).toMatchObject({ held: all, wrongTotals: [] });
      const second = await start();
      expect(await waiting()).toBe(0);
      expect(await readHeld(db)).toMatchObject({ lacking, wrongTotals: [] });
      expect(await backfilled(db)).toEqual(await openPlans(db));
      await second.kill();
    });
  },
);
