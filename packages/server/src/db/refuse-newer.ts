import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { UnfitDatabase } from './check-fit.ts';
import type { Db } from './connect.ts';

/**
 * Keeps a version from working on the database of a later one, whose columns and logs it does not know.
 *
 * @throws UnfitDatabase
 */
export async function refuseNewer(db: Db, migrationsFolder: string): Promise<void> {
  const { rows: tables } = await db.execute<{ kept: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as kept`,
  );
  if (tables[0]?.kept !== true) return;
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.newest ?? 0) > Math.max(...known)) {
    throw new UnfitDatabase(
      'es de una versión posterior del programa. Arranque esa versión, o restaure la copia de seguridad de antes de actualizar.',
      'La base de datos',
    );
  }
}
