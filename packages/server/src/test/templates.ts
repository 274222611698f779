import fs from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { connect, type Database } from '../db/connect.ts';
import { seedDemo } from '../db/demo/index.ts';
import { migrate } from '../db/migrate.ts';
import { cheapenKeys } from './cheap-keys.ts';
import { testDay } from './clock.ts';

/** `empty` is migrated; `demo` holds the demonstration company as well. */
export type Content = 'empty' | 'demo';

/** Where the prepared databases are, that each world gets a copy of. */
export interface Templates {
  /** A data folder for each content, in this folder. */
  pglite: string;
  /** Connection string of a server with a database for each content; undefined where there is no PostgreSQL. */
  postgres: string | undefined;
  /** The same server behind pgbouncer in transaction mode; undefined where that is not installed. */
  pgbouncer: string | undefined;
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

/** Prepares every content on both databases; the demonstration company goes into a copy of the empty one. */
export async function makeTemplates(templates: Templates): Promise<void> {
  const { pglite, postgres } = templates;
  const [empty, demo] = [templateFolder(templates, 'empty'), templateFolder(templates, 'demo')];
  await fill(await connect({ dataDir: empty }), migrate);
  fs.cpSync(empty, demo, { recursive: true });
  await fill(await connect({ dataDir: demo }), seed);
  if (postgres === undefined) return;
  const connectTo = (content: Content) =>
    connect({ dataDir: pglite, databaseUrl: databaseUrl(postgres, templateDatabase(content)) });
  await runOn(postgres, `create database ${templateDatabase('empty')}`);
  await fill(await connectTo('empty'), migrate);
  await runOn(postgres, `create database ${templateDatabase('demo')} template ${templateDatabase('empty')}`);
  await fill(await connectTo('demo'), seed);
}

async function seed({ db }: Database): Promise<void> {
  await seedDemo(db, { date: testDay });
  await cheapenKeys(db);
}

async function fill(database: Database, work: (database: Database) => Promise<void>): Promise<void> {
  await work(database);
  await database.close();
}

/** Runs one statement on a PostgreSQL server. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The value of an expression on a PostgreSQL server, as text. */
export async function valueOn(url: string, expression: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ value: string | null }>(`select (${expression})::text as value`);
  await client.end();
  return rows[0]?.value ?? '';
}
