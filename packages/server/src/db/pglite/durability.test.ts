import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../test/databases.ts';
import { testProgram } from '../../test/programs.ts';
import { openCluster } from './cluster.ts';

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'presupuesto-durable-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('forces the log to disk for every commit before it is acknowledged', async () => {
  const database = await openCluster(join(temporaryFolder(), 'bd'));
  onTestFinished(() => database.close());
  await database.exec('create table note (id int)');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  onTestFinished(() => fsync.mockRestore());
  const calls: number[] = [];
  for (let id = 1; id <= 20; id += 1) {
    await database.query('insert into note values ($1)', [id]);
    calls.push(fsync.mock.calls.length);
  }
  expect(calls.every((count, index) => count > (calls[index - 1] ?? 0))).toBe(true);
});

it('leaves no half-made database when the first start is cut off', async () => {
  const folder = join(temporaryFolder(), 'bd');
  fs.mkdirSync(`${folder}.nueva`);
  fs.writeFileSync(join(`${folder}.nueva`, 'PG_VERSION'), '18\n');
  const database = await openCluster(folder);
  onTestFinished(() => database.close());
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(fs.existsSync(`${folder}.nueva`)).toBe(false);
});

/** Kills a writing process at its `count`th acknowledged write, and gives the last one that it acknowledged. */
async function killAfterWrites(dataDir: string, count: number): Promise<number> {
  const child = spawn(process.execPath, [testProgram('write-numbers'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let acknowledged = 0;
  let seen = 0;
  for await (const line of createInterface(child.stdout)) {
    acknowledged = Number(line);
    seen += 1;
    if (seen === count) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

it('loses no acknowledged write when the process is killed, again and again', async () => {
  const dataDir = temporaryFolder();
  let acknowledged = 0;
  for (const count of [30, 1, 75]) acknowledged = await killAfterWrites(dataDir, count);
  expect(acknowledged).toBeGreaterThanOrEqual(106);
  const { connect } = await import('../connect.ts');
  const { db, close } = await connect({ dataDir });
  onTestFinished(close);
  const { rows } = await db.execute(
    `select count(*) as rows, max(n) as last from written where n <= ${acknowledged}`,
  );
  expect(rows).toEqual([{ rows: acknowledged, last: acknowledged }]);
});

it('keeps the log and the tables small through maintenance', async () => {
  const database = await openDatabase('pglite');
  onTestFinished(async () => {
    await database.db.execute('drop table counter');
    await database.close();
  });
  const { maintain } = await import('./maintenance.ts');
  await database.db.execute(`create table counter as select n, 0 as value from generate_series(1, 2000) n`);
  const sizeAfterUpdates = async () => {
    await database.db.execute('update counter set value = value + 1');
    await maintain(database.pool);
    const { rows } = await database.db.execute(`select pg_relation_size('counter') as bytes`);
    return Number(rows[0]?.['bytes']);
  };
  const first = await sizeAfterUpdates();
  for (let round = 0; round < 6; round += 1) await sizeAfterUpdates();
  expect(await sizeAfterUpdates()).toBeLessThanOrEqual(first * 2);
});
