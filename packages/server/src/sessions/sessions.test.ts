import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '../db/connect.ts';
import { sesion, usuario } from '../db/schema.ts';
import { createClock } from '../test/clock.ts';
import { addSeller, required } from '../test/company.ts';
import { onEachBareDatabase } from '../test/databases.ts';
import { createSessions } from './sessions.ts';

const minute = 60_000;
const second = 1000;

onEachBareDatabase('Sessions', (open) => {
  let db: Db;
  let pool: Pool;
  let users = 0;
  beforeAll(async () => {
    ({ db, pool } = await open());
  });

  /** A user of the test's own, and sessions as two server processes see them. */
  async function openSessions({ idleMs = 120 * minute } = {}) {
    const clock = createClock();
    const options = { db, now: clock.now, idleMs, maxMs: 720 * minute };
    const [user] = await db
      .insert(usuario)
      .values({ nombreUsuario: `Ana${++users}`, email: 'ana@example.com', tipoUsuario: 'VENDEDOR' })
      .returning();
    const usuarioID = user?.usuarioID ?? 0;
    const change = (values: Partial<typeof usuario.$inferInsert>) =>
      db.update(usuario).set(values).where(eq(usuario.usuarioID, usuarioID));
    const stored = () => db.select().from(sesion).where(eq(sesion.usuarioID, usuarioID));
    return {
      stored,
      clock,
      usuarioID,
      change,
      sessions: createSessions(options),
      another: createSessions(options),
    };
  }

  it('finds the user behind a token, and nobody behind any other text', async () => {
    const { sessions, usuarioID } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    expect(await sessions.find(token)).toEqual({
      usuarioID,
      nombreUsuario: `Ana${users}`,
      tipoUsuario: 'VENDEDOR',
      debeCambiarClave: false,
      vendedorID: null,
    });
    const others = [
      undefined,
      '',
      'x',
      token.slice(1),
      `${token}A`,
      [token],
      token.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
    ];
    for (const other of others) expect(await sessions.find(other)).toBeUndefined();
  });

  it('knows the salesperson with the address of its user, who is a seller', async () => {
    const { sessions, usuarioID, change } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    const { vendedorID } = await addSeller(db, 'bruno');
    const known = async () => {
      sessions.clearCache();
      return (await sessions.find(token))?.vendedorID;
    };
    expect(await known()).toBeNull();
    await change({ email: 'bruno@PRUEBA.example' });
    expect(await known()).toBe(vendedorID);
    await change({ tipoUsuario: 'ADMINISTRADOR' });
    expect(await known()).toBeNull();
  });

  it('stores no token', async () => {
    const { stored, sessions, usuarioID } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    expect(token.length).toBe(43);
    expect(JSON.stringify(await stored())).not.toContain(token);
  });

  it('ends after two hours without use', async () => {
    const { sessions, clock, usuarioID } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    clock.advance(119 * minute);
    expect(await sessions.find(token)).toBeDefined();
    clock.advance(119 * minute);
    expect(await sessions.find(token)).toBeDefined();
    clock.advance(120 * minute);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('lives as long as it is used, also with a life of a minute without use', async () => {
    const { sessions, clock, usuarioID } = await openSessions({ idleMs: minute });
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    for (let use = 0; use < 30; use += 1) {
      clock.advance(20 * second);
      expect(await sessions.find(token)).toBeDefined();
    }
    clock.advance(57 * second);
    expect(await sessions.find(token)).toBeDefined();
    clock.advance(60 * second);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('ends after twelve hours in any case', async () => {
    const { sessions, clock, usuarioID } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    for (let hour = 1; hour < 12; hour += 1) {
      clock.advance(60 * minute);
      expect(await sessions.find(token)).toBeDefined();
    }
    clock.advance(60 * minute);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('of a clock that was ahead ends as any other once the clock is set right', async () => {
    const { sessions, clock, usuarioID } = await openSessions();
    clock.advance(30 * 24 * 60 * minute);
    const far = required(await sessions.open({ usuarioID, claveHash: null }));
    clock.advance(-30 * 24 * 60 * minute);
    expect(await sessions.find(far)).toBeUndefined();

    clock.advance(100 * minute);
    const near = required(await sessions.open({ usuarioID, claveHash: null }));
    clock.advance(-100 * minute);
    expect(await sessions.find(near)).toBeDefined();
    clock.advance(120 * minute);
    expect(await sessions.find(near)).toBeUndefined();
  });

  it('writes the last use at most once a minute', async () => {
    const { stored, sessions, clock, usuarioID } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    const lastUse = async () => (await stored())[0]?.ultimoUso;
    const opened = await lastUse();
    clock.advance(59 * second);
    await sessions.find(token);
    expect(await lastUse()).toEqual(opened);
    clock.advance(1 * second);
    await sessions.find(token);
    expect(await lastUse()).toEqual(clock.now());
  });

  it('is revoked at once in this process, and within a second in another', async () => {
    const { sessions, another, clock, usuarioID } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    await another.find(token);
    await sessions.revoke(token);
    expect(await sessions.find(token)).toBeUndefined();
    clock.advance(1 * second);
    expect(await another.find(token)).toBeUndefined();
  });

  it('is revoked within a second in another process also after the clock was set back', async () => {
    const { sessions, another, clock, usuarioID } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    await another.find(token);
    await sessions.revoke(token);
    clock.advance(-10 * minute);
    expect(await another.find(token)).toBeUndefined();
  });

  it('are looked up together once all who call have called before', async () => {
    const { sessions, another, clock, usuarioID } = await openSessions();
    const open = async () => required(await sessions.open({ usuarioID, claveHash: null }));
    const tokens = await Promise.all(Array.from({ length: 20 }, open));
    const findAll = () => Promise.all(tokens.map((token) => sessions.find(token)));
    expect((await findAll()).map((user) => user?.usuarioID)).toEqual(tokens.map(() => usuarioID));
    await another.revoke(required(tokens[7]));
    clock.advance(1 * second);
    const query = vi.spyOn(pool, 'query');
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await findAll()).map((user) => user?.usuarioID)).toEqual(
      tokens.map((_, place) => (place === 7 ? undefined : usuarioID)),
    );
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('of those who have not called for half a minute are not looked up with others', async () => {
    const { sessions, clock, usuarioID } = await openSessions();
    const open = async () => required(await sessions.open({ usuarioID, claveHash: null }));
    const [away, atWork] = [await open(), await open()];
    await Promise.all([sessions.find(away), sessions.find(atWork)]);
    clock.advance(31 * second);
    await sessions.find(atWork);
    const query = vi.spyOn(pool, 'query');
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await sessions.find(away)).toBeDefined();
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('stays revoked although its look-up was under way', async () => {
    const { sessions, usuarioID } = await openSessions();
    const token = required(await sessions.open({ usuarioID, claveHash: null }));
    await Promise.all([sessions.find(token), sessions.revoke(token)]);
    expect(await sessions.find(token)).toBeUndefined();
  });

  it('ends with the user who is blocked or deactivated', async () => {
    for (const state of [{ bloqueado: true }, { activo: false }]) {
      const { sessions, clock, usuarioID, change } = await openSessions();
      const token = required(await sessions.open({ usuarioID, claveHash: null }));
      await sessions.find(token);
      await change(state);
      sessions.clearCache();
      expect(await sessions.find(token)).toBeUndefined();
      clock.advance(1 * second);
      expect(await sessions.find(token)).toBeUndefined();
    }
  });

  it('is not opened for a key that has changed since it was looked at, nor for a user who was blocked meanwhile', async () => {
    const { sessions, usuarioID, change, stored } = await openSessions();
    await change({ claveHash: 'another' });
    expect(await sessions.open({ usuarioID, claveHash: null })).toBeUndefined();
    for (const state of [{ bloqueado: true }, { bloqueado: false, activo: false }]) {
      await change(state);
      expect(await sessions.open({ usuarioID, claveHash: 'another' })).toBeUndefined();
    }
    expect(await stored()).toEqual([]);
    await change({ activo: true });
    expect(await sessions.open({ usuarioID, claveHash: 'another' })).toBeDefined();
  });

  it('can be the only one of its user that survives', async () => {
    const { sessions, usuarioID } = await openSessions();
    const [kept, lost] = [
      required(await sessions.open({ usuarioID, claveHash: null })),
      required(await sessions.open({ usuarioID, claveHash: null })),
    ];
    await sessions.revokeAllOf(usuarioID, { except: kept });
    expect(await sessions.find(kept)).toBeDefined();
    expect(await sessions.find(lost)).toBeUndefined();
    await sessions.revokeAllOf(usuarioID);
    expect(await sessions.find(kept)).toBeUndefined();
  });

  it('leaves no expired session behind', async () => {
    const { stored, sessions, clock, usuarioID } = await openSessions();
    required(await sessions.open({ usuarioID, claveHash: null }));
    clock.advance(121 * minute);
    required(await sessions.open({ usuarioID, claveHash: null }));
    expect(await stored()).toHaveLength(1);
  });
});
