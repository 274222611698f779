import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { hashOneTimeKey } from '../keys/one-time-key.ts';
import { createSessions } from '../sessions/sessions.ts';
import { temporaryFolder } from '../test/child-server.ts';
import { createClock } from '../test/clock.ts';
import { addUser, required } from '../test/company.ts';
import { databaseUrl, runOn, templateDatabase, templateFolder } from '../test/templates.ts';
import { connect } from './connect.ts';
import { endSessionsOfCopy } from './place.ts';
import { usuario } from './schema.ts';

const clock = createClock();
const templates = inject('templates');

interface Where {
  dataDir: string;
  databaseUrl?: string;
}

/** Starts on a database as the server does, works on it, and ends. */
async function during<T>(
  where: Where,
  work: (started: {
    sessions: ReturnType<typeof createSessions>;
    db: Awaited<ReturnType<typeof connect>>['db'];
  }) => Promise<T>,
): Promise<T> {
  const database = await connect(where);
  try {
    await endSessionsOfCopy(database, where.dataDir);
    const sessions = createSessions({ db: database.db, now: clock.now, idleMs: 60_000, maxMs: 60_000 });
    return await work({ sessions, db: database.db });
  } finally {
    await database.close();
  }
}

const isLive = (where: Where, token: string) =>
  during(where, async ({ sessions }) => (await sessions.find(token)) !== undefined);

/** A user with a session and a recovery that is pending. */
const signIn = (where: Where) =>
  during(where, async ({ sessions, db }) => {
    const usuarioID = await addUser(db, { nombreUsuario: 'ana', claveHash: null });
    const claveTemporalVence = new Date(clock.now().getTime() + 60_000);
    await db.update(usuario).set({ claveTemporalHash: hashOneTimeKey('recuperada'), claveTemporalVence });
    return required(await sessions.open({ usuarioID, claveHash: null }));
  });

const hasRecovery = (where: Where) =>
  during(where, async ({ db }) => {
    const [ana] = await db.select().from(usuario).where(eq(usuario.nombreUsuario, 'ana'));
    return ana?.claveTemporalHash !== null;
  });

describe('An embedded database', () => {
  function emptyFolder(): Where {
    const dataDir = temporaryFolder();
    fs.cpSync(templateFolder(templates, 'empty'), dataDir, { recursive: true });
    return { dataDir };
  }

  it('keeps its sessions when the server starts again, also after the folder was moved', async () => {
    const where = emptyFolder();
    const token = await signIn(where);
    expect(await isLive(where, token)).toBe(true);
    const moved = { dataDir: `${where.dataDir}-otra` };
    fs.renameSync(where.dataDir, moved.dataDir);
    expect(await isLive(moved, token)).toBe(true);
    expect(await hasRecovery(moved)).toBe(true);
    fs.renameSync(moved.dataDir, where.dataDir);
  });

  it('that is a copy starts with no session and no pending recovery', async () => {
    const where = emptyFolder();
    const token = await signIn(where);
    const copy = { dataDir: temporaryFolder() };
    fs.cpSync(where.dataDir, copy.dataDir, { recursive: true, preserveTimestamps: true });
    expect(await isLive(copy, token)).toBe(false);
    expect(await hasRecovery(copy)).toBe(false);
    expect(await isLive(where, token)).toBe(true);
  });

  it('that a backup was put over starts with no session', async () => {
    const where = emptyFolder();
    const token = await signIn(where);
    const backup = temporaryFolder();
    fs.cpSync(where.dataDir, backup, { recursive: true, preserveTimestamps: true });
    expect(await isLive(where, token)).toBe(true);
    fs.rmSync(where.dataDir, { recursive: true });
    fs.cpSync(backup, where.dataDir, { recursive: true, preserveTimestamps: true });
    expect(await isLive(where, token)).toBe(false);
  });

  it('whose database alone was put back starts with no session', async () => {
    const where = emptyFolder();
    const token = await signIn(where);
    const backup = temporaryFolder();
    fs.cpSync(`${where.dataDir}/bd`, backup, { recursive: true, preserveTimestamps: true });
    expect(await isLive(where, token)).toBe(true);
    fs.cpSync(backup, `${where.dataDir}/bd`, { recursive: true, preserveTimestamps: true });
    expect(await isLive(where, token)).toBe(false);
  });
});

describe.skipIf(templates.postgres === undefined)('A PostgreSQL database', () => {
  it('keeps its sessions for every server that starts on it, and a copy of it has none', async () => {
    const server = templates.postgres ?? '';
    const [own, copy] = [`place_${process.pid}`, `place_copy_${process.pid}`];
    await runOn(server, `create database ${own} template ${templateDatabase('empty')}`);
    const dataDir = temporaryFolder();
    const where = { dataDir, databaseUrl: databaseUrl(server, own) };
    const token = await signIn(where);
    expect(await isLive({ ...where, dataDir: temporaryFolder() }, token)).toBe(true);
    await runOn(server, `create database ${copy} template ${own}`);
    expect(await isLive({ dataDir, databaseUrl: databaseUrl(server, copy) }, token)).toBe(false);
    expect(await hasRecovery(where)).toBe(true);
    await runOn(server, `drop database ${copy}`);
    await runOn(server, `drop database ${own}`);
  });
});
