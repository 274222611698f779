import type { FastifyInstance } from 'fastify';
import { describe } from 'vitest';
import { createApp } from '../app.ts';
import type { Db } from '../db/connect.ts';
import type { Mail } from '../mail/send-mail.ts';
import { readSettings, type Settings } from '../settings.ts';
import { type Call, createCall, type SignIn, signInWith } from './call.ts';
import { createClock, type TestClock } from './clock.ts';
import { openDatabase, type TestDatabase } from './databases.ts';
import { closing, eachDatabase, type Way } from './each-database.ts';
import { createLogs, type LogLine } from './logs.ts';
import type { Content } from './templates.ts';

interface WorldOptions {
  /** What the database holds: the demonstration company, or nothing but the schema (the default). */
  data?: Content;
  now?: Date;
  settings?: Partial<Settings>;
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
  logs: LogLine[];
  close(): Promise<void>;
}

export type OpenWorld = (options?: WorldOptions) => Promise<World>;

/** Runs a suite on PGlite and on PostgreSQL. A world opened in a test ends with it, one opened before all with the suite. */
export function onEachDatabase(name: string, suite: (open: OpenWorld) => void): void {
  eachDatabase(name, openWorld, suite);
}

/** As `onEachDatabase`, where the database makes no difference: on the embedded one alone. */
export function withWorld(name: string, suite: (open: OpenWorld) => void): void {
  describe(`${name} (pglite)`, () => {
    suite(closing((options) => openWorld('pglite', options)));
  });
}

async function openWorld(way: Way, options: WorldOptions = {}): Promise<World> {
  return serve(await openDatabase(way, options.data), options);
}

/** The real server on a database that is its own: closing the one closes the other. */
export async function serve(database: TestDatabase, options: WorldOptions = {}): Promise<World> {
  const { db, dataDir } = database;
  const clock = createClock(options.now);
  const mails: Mail[] = [];
  const { lines: logs, destination: logTo } = createLogs();
  const app = await createApp({
    // Mails go to `mails` in place of this server.
    settings: {
      ...readSettings({ DATA_DIR: dataDir, PORT: '0', SMTP_URL: 'smtp://correo.prueba.example' }),
      ...options.settings,
    },
    db,
    now: clock.now,
    sendMail: async (mail) => void mails.push(mail),
    logTo,
  });
  const url = await app.listen({ port: 0 });
  const call = createCall(url);
  const signIn = signInWith(call);
  return {
    app,
    db,
    url,
    call,
    signIn,
    clock,
    mails,
    logs,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
