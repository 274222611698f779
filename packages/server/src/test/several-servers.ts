import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { createCall } from './call.ts';
import { spawnServer } from './child-server.ts';
import { openDatabase } from './databases.ts';
import { databaseUrl } from './templates.ts';

/** Processes of the server on one PostgreSQL with the demonstration company, reached directly or through pgbouncer. */
export async function openServers(way: 'postgres' | 'pgbouncer', count: number) {
  const database = await openDatabase(way, 'demo');
  const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
  const DATABASE_URL = databaseUrl(inject('templates')[way] ?? '', rows[0]?.name ?? '');
  const servers = Array.from({ length: count }, (_, at) =>
    spawnServer({ DATABASE_URL, DATA_DIR: join(database.dataDir, `${at}`), PORT: '0', LOG: 'error' }),
  );
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(({ kill }) => kill()));
    await database.close();
  };
  try {
    const urls = await Promise.all(servers.map(({ ready }) => ready));
    return { db: database.db, servers, urls, calls: urls.map(createCall), close };
  } catch (error) {
    await close();
    throw error;
  }
}
