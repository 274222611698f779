import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { onEachBareDatabase } from '../test/databases.ts';
import { connect, type Database } from './connect.ts';
import { isDatabaseAway } from './database-away.ts';
import { moneda } from './schema.ts';

onEachBareDatabase('Database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('gives amounts as exact text, counts as numbers and moments as dates', async () => {
    const { db } = database;
    const { rows } = await db.execute(
      sql`select 12345678901234.5678::numeric as amount, count(*) as rows from generate_series(1, 3)`,
    );
    expect(rows).toEqual([{ amount: '12345678901234.5678', rows: 3 }]);
  });

  it('names the rule that a query broke, and works on', async () => {
    const { db } = database;
    const twice = [1, 2].map(() => ({ monedaID: 'XTS', nombre: 'Prueba' }));
    await expect(db.insert(moneda).values(twice)).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await db.$count(moneda, sql`moneda_id = 'XTS'`)).toBe(0);
  });

  it('undoes a transaction that fails', async () => {
    const { db } = database;
    const failing = db.transaction(async (tx) => {
      await tx.insert(moneda).values({ monedaID: 'XTS', nombre: 'Prueba' });
      throw new Error('thought better of it');
    });
    await expect(failing).rejects.toThrow('thought better of it');
    expect(await db.$count(moneda, sql`moneda_id = 'XTS'`)).toBe(0);
  });

  it('keeps what others ask meanwhile out of a transaction', async () => {
    const { db } = database;
    let seen: Promise<number> | undefined;
    await db
      .transaction(async (tx) => {
        await tx.insert(moneda).values({ monedaID: 'XTS', nombre: 'Prueba' });
        const before = db.$count(moneda, sql`moneda_id = 'XTS'`);
        seen = before.then((count) => count);
        await tx.update(moneda).set({ nombre: 'Otra' }).where(sql`moneda_id = 'XTS'`);
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await seen).toBe(0);
  });

  it('gives a new connection a clean session after one was dropped in the middle of a transaction', async () => {
    const { db, pool } = database;
    const client = await pool.connect();
    await client.query({ name: 'plan', text: 'select 1' });
    await client.query('begin');
    await client.query(`insert into moneda values ('XTS', 'Prueba')`);
    client.release(new Error('dropped'));
    expect(await db.$count(moneda, sql`moneda_id = 'XTS'`)).toBe(0);
    expect((await pool.query({ name: 'plan', text: 'select 2 as two' })).rows).toEqual([{ two: 2 }]);
  });

  it('carries an answer of many megabytes whole', async () => {
    const { db } = database;
    const { rows } = await db.execute(
      sql`select n, repeat(chr(97 + n % 26), 1000) as text from generate_series(1, 8000) n`,
    );
    expect(rows).toHaveLength(8000);
    expect(rows.every((row) => String(row['text']).length === 1000)).toBe(true);
  });
});

describe('A PostgreSQL that cannot be reached', () => {
  // A name may stand for several addresses, each of which fails by itself. The last one is a socket's folder.
  it.each(['127.0.0.1', 'localhost', '%2Fnowhere'])(
    'fails otherwise than a wrong query (%s)',
    async (host) => {
      const { db, close } = await connect({
        dataDir: 'unused',
        databaseUrl: `postgres://nobody@${host}:9/none`,
      });
      const error: unknown = await db.execute('select 1').catch((thrown: unknown) => thrown);
      expect(isDatabaseAway(error)).toBe(true);
      await close();
    },
  );
});
