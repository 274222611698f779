import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from './build-if-stale.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres.ts';
import { makeTemplates, type Templates } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** Once for all test files: builds, starts PostgreSQL, and prepares the databases that worlds are copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await buildIfStale();
  const folder = fs.mkdtempSync(join(tmpdir(), 'presupuesto-test-'));
  const postgres = await startPostgres({ fsync: false });
  if (postgres === undefined) {
    if (process.env['CI'] === 'true')
      throw new Error('PostgreSQL is missing: the suites must run on both databases');
    process.stderr.write('PostgreSQL is not installed: its half of the server suites is skipped\n');
  }
  const pgbouncer = postgres && (await startPgbouncer(postgres.url));
  const tearDown = async (): Promise<void> => {
    await pgbouncer?.stop();
    await postgres?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const templates: Templates = { pglite: folder, postgres: postgres?.url, pgbouncer: pgbouncer?.url };
    await makeTemplates(templates);
    project.provide('templates', templates);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
