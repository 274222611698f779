import fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect, type Database, type Db } from '../db/connect.ts';
import { deleteAll } from './delete-all.ts';

interface EmptyDatabase extends Database {
  /** What the migrations put in. */
  readonly kept: string;
}

/** Embedded databases at rest: opening one takes a thread and a second, emptying it some milliseconds. */
const atRest: EmptyDatabase[] = [];

/** An empty embedded database that nobody else uses; a new copy of `template`, in `folder`, where none is at rest. */
export async function takeEmpty(template: string, folder: string): Promise<EmptyDatabase> {
  const rested = atRest.pop();
  if (rested) return rested;
  const dataDir = fs.mkdtempSync(join(folder, 'empty-'));
  fs.cpSync(template, dataDir, { recursive: true });
  const database = await connect({ dataDir });
  return { ...database, kept: await keptRows(database.db) };
}

/** Empties the database for its next user; one in which the rest was changed is closed. */
export async function giveBack(database: EmptyDatabase): Promise<void> {
  await deleteAll(database.db);
  await database.db.execute(sql`discard temp`);
  await database.db.execute(sql`delete from instalacion`);
  await database.db.execute(sql`
    select setval(format('%I', sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null and sequencename not like 'pais%'`);
  if ((await keptRows(database.db)) === database.kept) atRest.push(database);
  else await database.close();
}

async function keptRows(db: Db): Promise<string> {
  const { rows } = await db.execute<{ kept: string }>(sql`
    select concat(
      (select json_agg(moneda order by moneda_id) from moneda),
      (select json_agg(pais order by pais_id) from pais)
    ) as kept`);
  return rows[0]?.kept ?? '';
}
