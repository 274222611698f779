import { connect } from '../../db/connect.ts';

/* Writes numbers one after the other into a data folder, and prints each once the database has acknowledged it. */
const [dataDir = ''] = process.argv.slice(2);
const { db } = await connect({ dataDir });
await db.execute('create table if not exists written (n int primary key)');
const { rows } = await db.execute('select coalesce(max(n), 0) as last from written');
for (let n = Number(rows[0]?.['last']) + 1; ; n += 1) {
  await db.execute(`insert into written values (${n})`);
  process.stdout.write(`${n}\n`);
}
