import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { closedDatabase } from '../test/closed-database.ts';
import { openHeardCompany } from '../test/heard-company.ts';
import { valueOn } from '../test/templates.ts';
import { serve } from '../test/world.ts';
import { connect } from './connect.ts';

/** Past what healthy statements take, in ms. */
const answerMs = 3000;

/** The real server on a PostgreSQL whose processes can be stopped. */
async function openStoppable() {
  const { DATA_DIR, DATABASE_URL = '' } = await closedDatabase('postgres', 'given_up');
  const database = await connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, answerMs });
  const world = await serve({ ...database, dataDir: DATA_DIR });
  onTestFinished(world.close);
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  return {
    world,
    /** Stops all processes there are. @returns lets them go on, and resolves once they are gone */
    async stop() {
      const pids = await valueOn(DATABASE_URL, `(select string_agg(pid::text, ',') ${others})`);
      const signal = (name: NodeJS.Signals) => {
        for (const pid of pids.split(',')) process.kill(Number(pid), name);
      };
      signal('SIGSTOP');
      return async () => {
        signal('SIGCONT');
        const left = `(select count(*) ${others} and pid in (${pids}))`;
        await expect.poll(() => valueOn(DATABASE_URL, left)).toBe('0');
      };
    },
  };
}

describe.skipIf(inject('templates').postgres === undefined)('A save whose answer is given up', () => {
  it('is not carried out later, over what was saved meanwhile', async () => {
    const { world, stop } = await openStoppable();
    const { ana, call } = await openHeardCompany(world);
    await ana.save(1);
    const goOn = await stop();
    const save = (volumenTon: number) =>
      call('PUT', `/api/v1/ventas/${ana.cells[0]}/volumen`, { token: ana.token, query: { volumenTon } });
    expect((await save(811)).status).toBe(503);
    let figure = 900;
    await expect.poll(async () => (await save(++figure)).status, { timeout: 60_000 }).toBe(200);
    await goOn();
    const { rows } = await world.db.execute(
      sql`select distinct volumen_ton from venta where volumen_ton > 2`,
    );
    expect(rows).toEqual([{ volumen_ton: `${figure}.000` }]);
  });

  it('ends its transaction, without a wait for a rollback that is not answered either', async () => {
    const { world, stop } = await openStoppable();
    const ends: string[] = [];
    const ending = (name: string, work: Promise<unknown>) =>
      work.then(
        () => ends.push(`${name} is done`),
        () => ends.push(name),
      );
    let next: Promise<unknown> | undefined;
    await ending(
      'the transaction',
      world.db.transaction(async (tx) => {
        const goOn = await stop();
        onTestFinished(goOn);
        const givenUp = tx.execute(sql`select 1`);
        await givenUp.catch(() => {});
        next = ending('a statement after it', world.db.execute(sql`select pg_sleep(60)`));
        await givenUp;
      }),
    );
    await next;
    expect(ends).toEqual(['the transaction', 'a statement after it']);
  });
});
