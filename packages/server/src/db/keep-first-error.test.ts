import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { inTransaction } from '../areas/archivos/write/steps.ts';
import { openDatabase } from '../test/databases.ts';
import type { Db } from './connect.ts';

describe.skipIf(inject('templates').postgres === undefined)(
  'A transaction that cannot be rolled back',
  () => {
    it.each([
      ['of a call', (db: Db, work: (db: Db) => Promise<unknown>) => db.transaction(work)],
      ['of a load', (db: Db, work: (db: Db) => Promise<unknown>) => inTransaction(db, work)],
    ])('throws what went wrong first (%s), and leaves its connection to nobody', async (_, inside) => {
      const { db, close } = await openDatabase('postgres');
      onTestFinished(close);
      await expect(
        inside(db, (working) => working.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
      ).rejects.toMatchObject({
        query: 'select pg_terminate_backend(pg_backend_pid())',
        cause: { code: '57P01' },
      });
      expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    });
  },
);
