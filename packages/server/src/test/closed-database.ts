import fs from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { connect, type Db } from '../db/connect.ts';
import { temporaryFolder } from './child-server.ts';
import { databaseUrl, runOn, templateDatabase, templateFolder } from './templates.ts';

/** The settings of a database for programs of their own. */
export interface ClosedDatabase extends Record<string, string> {
  DATA_DIR: string;
}

/** A migrated database without data that nobody has open; goes with the test. @param name of its own among the tests */
export async function closedDatabase(way: 'pglite' | 'postgres', name: string): Promise<ClosedDatabase> {
  const templates = inject('templates');
  const dataDir = temporaryFolder();
  if (way === 'pglite') {
    fs.cpSync(templateFolder(templates, 'empty'), dataDir, { recursive: true });
    return { DATA_DIR: dataDir };
  }
  const server = templates.postgres ?? '';
  const database = `${name}_${process.pid}`;
  await runOn(server, `create database ${database} template ${templateDatabase('empty')}`);
  onTestFinished(() => runOn(server, `drop database ${database} with (force)`));
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server, database) };
}

/** Works on it, and closes it again. */
export async function inside<T>(
  { DATA_DIR, DATABASE_URL }: ClosedDatabase,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, close } = await connect({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
