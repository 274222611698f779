import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { createApp } from '../app.ts';
import { connect, type Database, type Db } from '../db/connect.ts';
import type { Mail } from '../mail/send-mail.ts';
import { readSettings, type Settings } from '../settings.ts';
import { type Call, createCall, type SignIn, signInWith } from './call.ts';
import { createClock, type TestClock } from './clock.ts';
import {
  type Content,
  databaseUrl,
  runOn,
  templateDatabase,
  templateFolder,
} from './templates.ts';

export interface WorldOptions {
  /** What the database holds: the demonstration company, or nothing but the schema. */
  data?: Content;
  now?: Date;
  settings?: Partial<Settings>;
  webRoot?: string;
}

/** The real server, listening, on a database of its own. */
export interface World {
  app: FastifyInstance;
  db: Db;
  url: string;
  call: Call;
  signIn: SignIn;
  clock: TestClock;
  /** Mails sent so far. */
  mails: Mail[];
  /** Log lines written so far. */
  logs: Record<string, unknown>[];
  close(): Promise<void>;
}

export type OpenWorld = (options?: WorldOptions) => Promise<World>;

/** Runs a suite on PGlite and on PostgreSQL. A world opened in a test ends with it, one opened before all with the suite. */
export function onEachDatabase(name: string, suite: (open: OpenWorld) => void): void {
  describe(`${name} (pglite)`, () => suite(closingWorlds('pglite')));
  const hasPostgres = inject('templates').postgres !== undefined;
  describe.skipIf(!hasPostgres)(`${name} (postgres)`, () => suite(closingWorlds('postgres')));
}

/** As `onEachDatabase`, where the database makes no difference: on the embedded one alone. */
export function withWorld(name: string, suite: (open: OpenWorld) => void): void {
  describe(name, () => suite(closingWorlds('pglite')));
}

function closingWorlds(kind: Database['kind']): OpenWorld {
  const worlds: World[] = [];
  let shared = 0;
  const closeFrom = async (index: number) => {
    await Promise.all(worlds.splice(index).map((world) => world.close()));
  };
  beforeEach(() => {
    shared = worlds.length;
  });
  afterEach(() => closeFrom(shared));
  afterAll(() => closeFrom(0));
  return async (options = {}) => {
    const world = await openWorld(kind, options);
    worlds.push(world);
    return world;
  };
}

async function openWorld(kind: Database['kind'], options: WorldOptions): Promise<World> {
  const { data = 'empty', now } = options;
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-world-'));
  const { database, drop } = await copyDatabase(kind, data, dataDir);
  const clock = createClock(now);
  const mails: Mail[] = [];
  const logs: Record<string, unknown>[] = [];
  const app = await createApp({
    settings: { ...readSettings({ DATA_DIR: dataDir, PORT: '0' }), ...options.settings },
    db: database.db,
    now: clock.now,
    sendMail: async (mail) => void mails.push(mail),
    logTo: { write: (line) => void logs.push(JSON.parse(line)) },
    ...(options.webRoot !== undefined && { webRoot: options.webRoot }),
  });
  const url = await app.listen({ port: 0 });
  const call = createCall(url);
  return {
    app,
    db: database.db,
    url,
    call,
    signIn: signInWith(call),
    clock,
    mails,
    logs,
    async close() {
      await app.close();
      await database.close();
      await drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let made = 0;

async function copyDatabase(kind: Database['kind'], content: Content, dataDir: string) {
  const templates = inject('templates');
  if (kind === 'pglite') {
    fs.cpSync(templateFolder(templates, content), dataDir, { recursive: true });
    return { database: await connect({ dataDir }), drop: async () => {} };
  }
  const server = templates.postgres;
  if (server === undefined) throw new Error('There is no PostgreSQL to open a world on');
  const name = `world_${process.pid}_${++made}`;
  await runOn(server, `create database ${name} template ${templateDatabase(content)}`);
  return {
    database: await connect({ dataDir, databaseUrl: databaseUrl(server, name) }),
    drop: () => runOn(server, `drop database ${name} with (force)`),
  };
}
