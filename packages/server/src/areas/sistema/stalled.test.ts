import type { FastifyInstance } from 'fastify';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { connect } from '../../db/connect.ts';
import { readSettings } from '../../settings.ts';
import { closedDatabase } from '../../test/closed-database.ts';
import { startFront } from '../../test/database-front.ts';

/** Those who ask at once. */
const ASKING = 5;

/** A server whose PostgreSQL hears nothing while it is stalled. */
async function openStallable() {
  const { DATA_DIR, DATABASE_URL = '' } = await closedDatabase('postgres', 'health');
  let held: (() => void)[] | undefined;
  let unheard = '';
  const front = await startFront(DATABASE_URL, (socket, behind) => {
    behind.pipe(socket);
    socket.on('data', (chunk) => {
      const write = () => void behind.write(chunk);
      if (held === undefined) {
        write();
        return;
      }
      held.push(write);
      unheard += chunk.toString();
    });
  });
  const { db, pool, close } = await connect({ dataDir: DATA_DIR, databaseUrl: front });
  const app = await createApp({ settings: readSettings({ DATA_DIR, LOG: 'silent' }), db });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  return {
    app,
    pool,
    stall: () => void (held = []),
    /** How many questions it has not heard. */
    unheard: () => unheard.split('select 1').length - 1,
    goOn() {
      for (const write of held ?? []) write();
      held = undefined;
    },
  };
}

const health = async (app: FastifyInstance) => (await app.inject('/api/health')).json();
const healthOfAll = (app: FastifyInstance) => Promise.all(Array.from({ length: ASKING }, () => health(app)));
const away = Array.from({ length: ASKING }, () => ({ status: 503, message: 'La base de datos no responde' }));

/** Whether something has ended, however it does. */
function watch(work: Promise<unknown>): () => boolean {
  let isOver = false;
  const end = () => void (isOver = true);
  work.then(end, end);
  return () => isOver;
}

describe.skipIf(inject('templates').postgres === undefined)('The health of a server', () => {
  it('is bad before other calls are given up while PostgreSQL is stalled, with one question of all who ask, and good after it', async () => {
    const { app, pool, stall, unheard, goOn } = await openStallable();
    const idle = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of idle) client.release();
    stall();
    const isOver = watch(pool.query('select 2'));
    expect(await healthOfAll(app)).toEqual(away);
    expect(isOver()).toBe(false);
    expect(unheard()).toBe(1);
    goOn();
    await expect.poll(() => health(app), { timeout: 20_000 }).toMatchObject({ status: 200 });
  });

  it('is bad before other calls are given up while no connection is free, with one question of all who ask, and good after it', async () => {
    const { app, pool } = await openStallable();
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = pool.query('select 2');
    const isOver = watch(waiting);
    expect(await healthOfAll(app)).toEqual(away);
    expect(isOver()).toBe(false);
    expect(pool.waitingCount).toBe(2);
    for (const client of taken) client.release();
    await waiting;
    expect(await health(app)).toMatchObject({ status: 200 });
  });
});
