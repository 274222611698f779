import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { onEachBareDatabase } from '../test/databases.ts';
import { copyIn } from './copy-in.ts';

onEachBareDatabase('Rows that are sent with COPY', (open) => {
  const withClient = async (work: (client: PoolClient) => Promise<void>) => {
    const { pool } = await open();
    const client = await pool.connect();
    try {
      await client.query('create temp table cosa (id int primary key, precio numeric(6, 2))');
      await work(client);
    } finally {
      client.release();
    }
  };
  const things = async (client: PoolClient) => (await client.query('select * from cosa order by id')).rows;

  it('are there once it is done, as many as there are', () =>
    withClient(async (client) => {
      const lines = Array.from({ length: 20_000 }, (_, id) => `${id}\t${id / 100}\n`);
      await copyIn(client, 'cosa (id, precio)', lines.join(''));
      const all = await things(client);
      expect(all).toHaveLength(20_000);
      expect(all.at(-1)).toEqual({ id: 19_999, precio: '199.99' });
    }));

  it('go with statements around them, in one transaction', () =>
    withClient(async (client) => {
      const around = { before: { work_mem: '70000' }, after: 'update cosa set precio = 9 where id = 1' };
      await copyIn(client, 'cosa (id, precio)', '1\t1\n', around);
      expect(await things(client)).toEqual([{ id: 1, precio: '9.00' }]);
      const { rows } = await client.query('show work_mem');
      expect(rows).not.toEqual([{ work_mem: '70000kB' }]);
      await expect(copyIn(client, 'cosa (id, precio)', '2\t2\n', { after: 'select 1 / 0' })).rejects.toThrow(
        'division by zero',
      );
      expect(await things(client)).toHaveLength(1);
    }));

  it('are refused together, and the connection goes on', () =>
    withClient(async (client) => {
      await expect(copyIn(client, 'cosa (id, precio)', '1\t1\n2\tdos\n')).rejects.toMatchObject({
        code: '22P02',
      });
      await expect(copyIn(client, 'cosa (id, precio)', '1\t1\n1\t2\n')).rejects.toMatchObject({
        code: '23505',
      });
      await expect(copyIn(client, 'nada (id)', '1\n')).rejects.toMatchObject({ code: '42P01' });
      await copyIn(client, 'cosa (id, precio)', '3\t3\n');
      expect(await things(client)).toEqual([{ id: 3, precio: '3.00' }]);
    }));

  it('go with the transaction that they were sent in', () =>
    withClient(async (client) => {
      await client.query('begin');
      await copyIn(client, 'cosa (id, precio)', '1\t1\n');
      expect(await things(client)).toHaveLength(1);
      await client.query('rollback');
      expect(await things(client)).toEqual([]);
    }));
});
