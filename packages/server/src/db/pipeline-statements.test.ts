import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../test/databases.ts';
import { EmbeddedConnection } from './pglite/connection.ts';

/** The embedded database with a table of numbers; `numbers` are asked for outside a transaction. */
async function openNumbers() {
  const { db, pool, close } = await openDatabase('pglite');
  onTestFinished(async () => {
    await db.execute('drop table number');
    await close();
  });
  await db.execute('create table number (n int primary key)');
  const numbers = async () => (await pool.query<{ n: number }>('select n from number order by n')).rows;
  return { db, pool, numbers };
}

describe('Statements that the embedded database is asked at once', () => {
  it('are all handed over before the first of them is answered', async () => {
    const { pool } = await openNumbers();
    const handed = vi.spyOn(EmbeddedConnection.prototype, '_writev');
    const answered = vi.spyOn(EmbeddedConnection.prototype, 'receive');
    onTestFinished(() => void vi.restoreAllMocks());
    const answers = await Promise.all([1, 2, 3].map((n) => pool.query('select $1::int as n', [n])));
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
    const order = ({ mock }: typeof handed | typeof answered) => mock.invocationCallOrder;
    expect(order(handed).filter((at) => at < (order(answered)[0] ?? 0))).toHaveLength(3);
  });

  it('fail each by itself', async () => {
    const { pool, numbers } = await openNumbers();
    const asked = ['1', '1', 'no', '2'].map((n) => pool.query(`insert into number values (${n})`));
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await numbers()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('are no part of a transaction that is open meanwhile, and see what was asked before them', async () => {
    const { db, pool, numbers } = await openNumbers();
    const before = numbers();
    const undone = db.transaction(async (writing) => {
      await writing.execute(sql`insert into number values (1)`);
      await writing.execute(sql`insert into number values (2)`);
      throw new Error('changed my mind');
    });
    const between = pool.query('insert into number values (3)');
    const done = db.transaction(async (writing) => {
      await writing.execute(sql`insert into number values (4)`);
      await writing.execute(sql`insert into number values (5)`);
    });
    const after = numbers();
    await expect(undone).rejects.toThrow('changed my mind');
    await Promise.all([between, done]);
    expect(await before).toEqual([]);
    expect(await after).toEqual([{ n: 3 }, { n: 4 }, { n: 5 }]);
  });
});
