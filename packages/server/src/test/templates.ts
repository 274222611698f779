import { join } from 'node:path';
import { Client } from 'pg';
import { connect, type Database } from '../db/connect.ts';
import { seedDemo } from '../db/demo/index.ts';
import { migrate } from '../db/migrate.ts';
import { testDay } from './clock.ts';

/** `empty` is migrated; `demo` holds the demonstration company as well. */
export const contents = ['empty', 'demo'] as const;
export type Content = (typeof contents)[number];

/** Where the prepared databases are, that each world gets a copy of. */
export interface Templates {
  /** A data folder for each content, in this folder. */
  pglite: string;
  /** Connection string of a server with a database for each content; undefined where there is no PostgreSQL. */
  postgres: string | undefined;
}

export function templateFolder(templates: Templates, content: Content): string {
  return join(templates.pglite, content);
}

/** Another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

export function templateDatabase(content: Content): string {
  return `template_${content}`;
}

/** Prepares every content on both databases. */
export async function makeTemplates(templates: Templates): Promise<void> {
  for (const content of contents) {
    await fill(await connect({ dataDir: templateFolder(templates, content) }), content);
    if (templates.postgres === undefined) continue;
    await runOn(templates.postgres, `create database ${templateDatabase(content)}`);
    const url = databaseUrl(templates.postgres, templateDatabase(content));
    await fill(await connect({ dataDir: templates.pglite, databaseUrl: url }), content);
  }
}

async function fill({ db, close }: Database, content: Content): Promise<void> {
  await migrate(db);
  if (content === 'demo') await seedDemo(db, { date: testDay });
  await close();
}

/** Runs one statement on a PostgreSQL server. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
