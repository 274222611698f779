import type { Client } from 'pg';
import { reliedOn } from './relied-on.ts';

/** The database is one that nothing can be kept in as it should be; the message says what to do. */
export class UnfitDatabase extends Error {
  constructor(why: string, what = 'La base de datos de DATABASE_URL') {
    super(`${what} ${why}`);
    this.name = 'UnfitDatabase';
  }
}

/** The first version of PostgreSQL that has all that we ask of it, as it numbers them. */
const OLDEST = 150_000;

/**
 * Whether PostgreSQL is new enough, texts are kept as they come, and the settings are those that we rely on: behind a pooler no
 * session can be given its own.
 *
 * @throws UnfitDatabase
 */
export async function checkFit(client: Client): Promise<void> {
  const { rows: versions } = await client.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  );
  for (const { version, number } of versions)
    if (number < OLDEST)
      throw new UnfitDatabase(`es de PostgreSQL ${version}, y hace falta la versión 15 o posterior.`);

  const { rows: kept } = await client.query<{ encoding: string }>(
    "select current_setting('server_encoding') as encoding where current_setting('server_encoding') <> 'UTF8'",
  );
  for (const { encoding } of kept)
    throw new UnfitDatabase(
      `guarda sus textos en ${encoding}, y hace falta UTF8. Cree otra: create database … encoding 'UTF8' template template0;`,
    );

  const settings = Object.entries(reliedOn).map(
    ([name, { value, isMet }]) => `('${name}', ${value}, ${isMet})`,
  );
  const { rows: unmet } = await client.query<{ name: string; value: string }>(
    `select name, value from (values ${settings.join(', ')}) as setting (name, value, is_met) where not is_met`,
  );
  if (unmet.length > 0)
    throw new UnfitDatabase(
      `está detrás de un agrupador de conexiones (pgbouncer) y debe tener ${unmet.map(({ name, value }) => `${name} = ${value}`).join('; ')}. ` +
        'Déselo a su usuario: alter role … in database … set …;',
    );
}
