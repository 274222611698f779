import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../settings.ts';
import { startProblem } from '../../start-problem.ts';
import { temporaryFolder } from '../../test/child-server.ts';
import { smallDisk } from '../../test/small-disk.ts';
import { connect, type Db } from '../connect.ts';
import { isDiskFull } from '../disk-full.ts';
import { openCluster } from './cluster.ts';
import { lastWords } from './last-words.ts';

/** Leaves so much room on a disk, in bytes, which is less than a file of the log takes. @returns makes room again */
function fill(folder: string, left: number): () => void {
  const path = join(folder, 'lleno');
  const { bavail, bsize } = fs.statfsSync(folder);
  fs.writeFileSync(path, new Uint8Array(bavail * bsize - left));
  return () => fs.rmSync(path);
}

/** Writes one set of rows in place of the other; each takes 100 kB of the log, whose file has 16 MB. */
async function writeUntilRefused(db: Db): Promise<{ acknowledged: number; refusal: unknown }> {
  for (let n = 1; n <= 400; n += 1) {
    const rows = sql`select ${n}, repeat('x', 300) from generate_series(1, 300)`;
    try {
      await db.execute(sql`with gone as (delete from note) insert into note ${rows}`);
    } catch (refusal) {
      return { acknowledged: n - 1, refusal };
    }
  }
  throw new Error('The disk took all of it');
}

it('ends when its log has no room, says so at each start until there is some, and then has all that it acknowledged', async ({
  skip,
}) => {
  const dataDir = smallDisk(120);
  if (dataDir === undefined) {
    skip('Only the superuser makes disks');
    return;
  }
  const ends = new EventEmitter();
  const lost = once(ends, 'lost');
  const { db, close } = await connect({ dataDir, onLost: (error) => ends.emit('lost', error) });
  await db.execute('create table note (n int, text text)');
  const makeRoom = fill(dataDir, 10 * 2 ** 20);

  const { acknowledged, refusal } = await writeUntilRefused(db);
  expect(refusal).toSatisfy(isDiskFull);
  expect((await lost)[0]).toSatisfy(isDiskFull);
  await close();

  const stillFull: unknown = await connect({ dataDir }).catch((error: unknown) => error);
  expect(startProblem(stillFull, readSettings({ DATA_DIR: '/datos' }))).toBe(
    'No se puede escribir en la carpeta de datos «/datos» (ENOSPC). Revise DATA_DIR.',
  );
  makeRoom();
  const next = await connect({ dataDir });
  onTestFinished(next.close);
  expect((await next.db.execute('select n, count(*) as rows from note group by n')).rows).toEqual([
    { n: acknowledged, rows: 300 },
  ]);
});

it('are not taken from what somebody wrote into a message of the database', async () => {
  const lines: string[] = [];
  const database = await openCluster(join(temporaryFolder(), 'bd'), (line) => lines.push(line));
  onTestFinished(() => database.close());
  const like = '2026-11-30 08:02:51.380 UTC [42] PANIC:  no room';
  await database.exec(`do $$ begin raise warning E'one\n${like}'; end $$`);
  expect(lines.some((line) => line.includes(like))).toBe(true);
  expect(lines.map(lastWords).filter((words) => words !== undefined)).toEqual([]);
  expect(lastWords(like)?.message).toBe('no room');
});
