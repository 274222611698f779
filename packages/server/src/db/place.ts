import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import type { Database, Db } from './connect.ts';
import { inTurn } from './in-turn.ts';
import { fsyncPath } from './pglite/durable-fs.ts';
import { instalacion, sesion, usuario } from './schema.ts';

/**
 * Ends every session, and makes every recovery's key void, in a database that was last used elsewhere: a restored backup holds
 * sessions that have been ended since it was made. To be called at the start, before anybody is answered.
 */
export async function endSessionsOfCopy(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  dataDir: string,
): Promise<void> {
  await inTurn(db, async (locked) => {
    const here = kind === 'pglite' ? markedPlace(dataDir) : await serverPlace(locked);
    const [stored] = await locked.select().from(instalacion);
    if (stored === undefined || stored.lugar !== here) {
      await locked.delete(sesion);
      await locked
        .update(usuario)
        .set({ claveTemporalHash: null, claveTemporalVence: null })
        .where(isNotNull(usuario.claveTemporalHash));
    }
    const lugar = kind === 'pglite' ? markPlace(dataDir) : here;
    if (lugar === undefined || stored?.lugar === lugar) return;
    await locked.delete(instalacion);
    await locked.insert(instalacion).values({ lugar });
  });
}

/**
 * Where a PostgreSQL keeps this database: its cluster and timeline, the database and the table itself. A dump that is restored, a
 * recovery to a point in time and a failover lead to another place.
 */
async function serverPlace(db: Db): Promise<string> {
  const { rows } = await db.execute<{ ids: string; isReadable: boolean }>(sql`
    select oid || '-' || 'instalacion'::regclass::oid as ids,
      has_function_privilege('pg_control_system()', 'execute')
        and has_function_privilege('pg_control_checkpoint()', 'execute') as "isReadable"
    from pg_database where datname = current_database()`);
  const [own] = rows;
  if (own?.isReadable !== true) return String(own?.ids);
  const cluster = await db.execute<{ id: string }>(
    sql`select system_identifier || '-' || timeline_id as id from pg_control_system(), pg_control_checkpoint()`,
  );
  return `${cluster.rows[0]?.id}-${own.ids}`;
}

/**
 * Beside the embedded database lies a file whose content changes with every start, and whose change time (ctime) nobody can set:
 * whoever copies the folder, or puts an older one over it, leaves another file or another time.
 */
const markOf = (dataDir: string): string => join(dataDir, 'instalacion');

function markedPlace(dataDir: string): string | undefined {
  const path = markOf(dataDir);
  if (!fs.existsSync(path)) return undefined;
  const { ino, ctimeNs } = fs.statSync(path, { bigint: true });
  return `${fs.readFileSync(path, 'utf8')} ${ino} ${ctimeNs}`;
}

function markPlace(dataDir: string): string | undefined {
  const path = markOf(dataDir);
  fs.writeFileSync(`${path}.nueva`, randomUUID(), { mode: 0o600, flush: true });
  fs.renameSync(`${path}.nueva`, path);
  fsyncPath(dataDir);
  return markedPlace(dataDir);
}
