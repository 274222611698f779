import fs from 'node:fs';
import { join } from 'node:path';
import { connect, type Db } from './db/connect.ts';
import { migrationsFolder } from './db/migrate.ts';
import { refuseNewer } from './db/refuse-newer.ts';
import { readSettings, type Settings } from './settings.ts';
import { startProblem } from './start-problem.ts';

/**
 * Has a program of its own do its work on the server's database. The settings are the server's, and what is wrong is said in the
 * words of a start; the process ends with 1 then.
 */
export async function onDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    if (settings.databaseUrl === undefined && !fs.existsSync(join(settings.dataDir, 'bd'))) {
      return fail(`No hay ninguna base de datos en «${settings.dataDir}». Revise DATA_DIR.`);
    }
    const { db, close } = await connect(settings);
    try {
      await refuseNewer(db, migrationsFolder);
      await work(db);
    } finally {
      await close();
    }
  } catch (error) {
    const problem = isOfOtherVersion(error) ? OTHER_VERSION : startProblem(error, settings);
    if (problem === undefined) throw error;
    fail(problem);
  }
}

const OTHER_VERSION =
  'La base de datos no tiene las tablas de esta versión: arranque antes el servidor, que la pone al día.';

/** A query names a table or a column that the database does not have. */
function isOfOtherVersion(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isMissing = 'code' in error && (error.code === '42P01' || error.code === '42703');
  return isMissing || isOfOtherVersion(error.cause);
}

/** Says in a sentence why the work was not done, for the process to end with 1. */
export function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
