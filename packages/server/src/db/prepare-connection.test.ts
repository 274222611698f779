import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../test/databases.ts';
import { onEachWay } from '../test/each-database.ts';
import { moneda } from './schema.ts';

const limits = sql`
  select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('jit') as jit`;

async function open(way: 'postgres' | 'pgbouncer') {
  const database = await openDatabase(way);
  onTestFinished(database.close);
  return database;
}

onEachWay('A connection', (way) => {
  it('limits the time of a transaction, and has none of it compiled', async () => {
    const { db } = await open(way);
    const { rows } = await db.transaction((tx) => tx.execute(limits), { isolationLevel: 'repeatable read' });
    expect(rows).toEqual([{ statement: '30s', idle: '30s', jit: 'off' }]);
  });

  it('lets a transaction have limits of its own, and undoes it whole', async () => {
    const { db } = await open(way);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', '100', true)`);
      await tx.insert(moneda).values({ monedaID: 'XTS', nombre: 'Prueba' });
      await tx.execute(sql`select pg_sleep(20)`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '57014' } });
    expect(await db.$count(moneda, sql`moneda_id = 'XTS'`)).toBe(0);
  });
});

describe.skipIf(inject('templates').pgbouncer === undefined)('Behind pgbouncer', () => {
  it('a session keeps no statement, limit or lock beyond a transaction', async () => {
    const { db, pool } = await open('pgbouncer');
    const byCode = db
      .select()
      .from(moneda)
      .where(sql`moneda_id = ${sql.placeholder('code')}`)
      .prepare('by_code');
    const found = await Promise.all(Array.from({ length: 40 }, () => byCode.execute({ code: 'EUR' })));
    expect(found.flat()).toHaveLength(40);
    await db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(1)`));
    const { rows } = await pool.query(`
      select (select count(*) from pg_prepared_statements) as statements, current_setting('statement_timeout') as statement,
        (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`);
    expect(rows).toEqual([{ statements: 0, statement: '0', locks: 0 }]);
  });

  it('two servers may name different statements alike', async () => {
    const { pool } = await open('pgbouncer');
    const clients = await Promise.all([pool.connect(), pool.connect()]);
    const answers = await Promise.all(
      clients.map((client, at) =>
        client.query({ name: 'same', text: `select ${at} as at where $1`, values: [true] }),
      ),
    );
    for (const client of clients) client.release();
    expect(answers.map(({ rows }) => rows)).toEqual([[{ at: 0 }], [{ at: 1 }]]);
  });
});
