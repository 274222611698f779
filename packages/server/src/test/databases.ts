import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { eachDatabase, type Way } from './each-database.ts';
import { giveBack, takeEmpty } from './empty-databases.ts';
import { type Content, databaseUrl, runOn, templateDatabase, templateFolder } from './templates.ts';

/** A database of its own for one test, and a data folder. */
export interface TestDatabase extends Database {
  dataDir: string;
}

/** Runs a suite on both databases without a server. */
export function onEachBareDatabase(
  name: string,
  suite: (open: (content?: Content) => Promise<TestDatabase>) => void,
): void {
  eachDatabase(name, openDatabase, suite);
}

let made = 0;

/** Opens a copy of a prepared database, which closing removes; an empty embedded one is emptied and used again. */
export async function openDatabase(way: Way, content: Content = 'empty'): Promise<TestDatabase> {
  const templates = inject('templates');
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-world-'));
  const removeFolder = () => fs.rmSync(dataDir, { recursive: true, force: true });
  if (way === 'pglite' && content === 'empty') {
    const database = await takeEmpty(templateFolder(templates, 'empty'), templates.pglite);
    return { ...database, dataDir, close: () => giveBack(database).finally(removeFolder) };
  }
  if (way === 'pglite') {
    fs.cpSync(templateFolder(templates, content), dataDir, { recursive: true });
    return closingThen(await connect({ dataDir }), dataDir, removeFolder);
  }
  const { postgres: server, [way]: reached } = templates;
  if (server === undefined || reached === undefined)
    throw new Error(`There is no ${way} to open a database on`);
  const name = `world_${process.pid}_${++made}`;
  await runOn(server, `create database ${name} template ${templateDatabase(content)}`);
  return closingThen(
    await connect({ dataDir, databaseUrl: databaseUrl(reached, name) }),
    dataDir,
    async () => {
      await runOn(server, `drop database ${name} with (force)`);
      removeFolder();
    },
  );
}

function closingThen(database: Database, dataDir: string, next: () => void | Promise<void>): TestDatabase {
  return {
    ...database,
    dataDir,
    async close() {
      await database.close();
      await next();
    },
  };
}
