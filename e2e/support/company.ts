import { cp } from 'node:fs/promises';
import { connect } from '../../packages/server/src/db/connect.ts';
import { cheapenKeys } from '../../packages/server/src/test/cheap-keys.ts';
import { startPostgres } from '../../packages/server/src/test/postgres.ts';
import { databaseUrl, runOn } from '../../packages/server/src/test/templates.ts';
import { startServer } from './server.ts';
import { createTempFolder, removeFolder } from './temp-folder.ts';

/** On which database a server of tests runs. */
export type DatabaseKind = 'embedded' | 'postgres';

/** Where the demonstration company is that each test file gets a copy of. */
export interface Templates {
  /** A data folder with the embedded database. */
  readonly folder: string;
  /** A PostgreSQL server that has the company in its database `demo`; undefined where its programs are not installed. */
  readonly postgresUrl: string | undefined;
}

/** What a server needs to have the company for itself. */
interface Company {
  readonly dataDir: string;
  readonly env: Record<string, string>;
  /** Once its server has ended. */
  remove(): Promise<void>;
}

const TEMPLATE = 'demo';

/** Creates the company on each database that is there. @returns it, and what removes it */
export async function createTemplates(): Promise<{ templates: Templates; remove: () => Promise<void> }> {
  const folder = await createTempFolder();
  const postgres = await startPostgres({ fsync: false });
  const remove = async () => {
    await postgres?.stop();
    await removeFolder(folder);
  };
  try {
    await fill(folder);
    if (postgres) {
      await runOn(postgres.url, `create database ${TEMPLATE}`);
      const dataDir = await createTempFolder();
      await fill(dataDir, databaseUrl(postgres.url, TEMPLATE));
      await removeFolder(dataDir);
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { templates: { folder, postgresUrl: postgres?.url }, remove };
}

/** The first start of a server loads the company; its keys then cost next to nothing. */
async function fill(dataDir: string, databaseUrl?: string): Promise<void> {
  const server = await startServer({ dataDir, ...(databaseUrl && { env: { DATABASE_URL: databaseUrl } }) });
  await server.stop();
  const database = await connect({ dataDir, databaseUrl });
  await cheapenKeys(database.db);
  await database.close();
}

/** A copy of the company: on the embedded database where there is no PostgreSQL. */
export async function copyCompany(templates: Templates, kind: DatabaseKind): Promise<Company> {
  const dataDir = await createTempFolder();
  const { folder, postgresUrl } = templates;
  if (kind === 'embedded' || postgresUrl === undefined) {
    await cp(folder, dataDir, { recursive: true });
    return { dataDir, env: {}, remove: () => removeFolder(dataDir) };
  }
  const database = `company_${dataDir.slice(-6)}`;
  await runOn(postgresUrl, `create database "${database}" template ${TEMPLATE}`);
  return {
    dataDir,
    env: { DATABASE_URL: databaseUrl(postgresUrl, database) },
    remove: async () => {
      await runOn(postgresUrl, `drop database "${database}" with (force)`);
      await removeFolder(dataDir);
    },
  };
}
