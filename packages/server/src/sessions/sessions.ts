import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { sesion, usuario } from '../db/schema.ts';
import { createSessionCache } from './cache.ts';
import { deleteSessionsOf } from './delete.ts';
import { prepareFind, type StoredSession } from './find.ts';
import type { SessionUser } from './session-user.ts';
import { hashToken, isToken, makeToken } from './token.ts';

/** Signed-in sessions: opened by sign-in, looked up on every call, revoked by sign-out and by key changes. */
export interface Sessions {
  /**
   * Opens a session and returns its token, which is not stored as such; undefined when the key has changed since it was looked
   * at, or the user may not sign in any more.
   */
  open(user: { usuarioID: number; claveHash: string | null }): Promise<string | undefined>;
  /** The user of a live token of an active, unblocked user. Counts as a use. */
  find(token: unknown): Promise<SessionUser | undefined>;
  /** The same as the database has it at this moment: for what must not go by the last second. */
  findNow(token: string): Promise<SessionUser | undefined>;
  /** The users of those tokens that live at this moment. No use of the sessions: a stream alone does not keep one alive. */
  watch(tokens: readonly string[]): Promise<ReadonlyMap<string, SessionUser>>;
  /** Calls a listener whenever sessions may have ended in this process, or their users may be others. */
  onChange(listener: () => void): void;
  revoke(token: string): Promise<void>;
  revokeAllOf(usuarioID: number, options?: { except?: string }): Promise<void>;
  /**
   * To be called after a user's type, state or e-mail address changed, or a salesperson's address: otherwise a session may go
   * by the old one for a second.
   */
  clearCache(): void;
}

interface SessionsOptions {
  db: Db;
  now: () => Date;
  /** Life without use, and life in any case, in ms (decisions §8). */
  idleMs: number;
  maxMs: number;
}

/**
 * The last use is written this often, in ms: a write for every call would double the cost of saving a cell. More often where the
 * life without use is short: what is not written yet is missing from it.
 */
const touchEvery = (idleMs: number): number => Math.min(60_000, idleMs / 20);

export function createSessions({ db, now, idleMs, maxMs }: SessionsOptions): Sessions {
  const findStored = prepareFind(db);
  const cache = createSessionCache(findStored, now);
  const listeners: (() => void)[] = [];
  const change = (): void => {
    cache.clear();
    for (const listener of listeners) listener();
  };
  const ago = (ms: number) => new Date(now().getTime() - ms);

  /** Either way: a clock that was ahead has written what lies in the future. */
  const isWithin = (ms: number, moment: Date) => Math.abs(now().getTime() - moment.getTime()) < ms;
  const isLive = ({ creada, ultimoUso }: StoredSession) =>
    isWithin(maxMs, creada) && isWithin(idleMs, ultimoUso);

  async function touch(tokenHash: string, session: StoredSession): Promise<void> {
    if (isWithin(touchEvery(idleMs), session.ultimoUso)) return;
    session.ultimoUso = now();
    await db.update(sesion).set({ ultimoUso: session.ultimoUso }).where(eq(sesion.tokenHash, tokenHash));
  }

  async function find(token: unknown): Promise<SessionUser | undefined> {
    if (!isToken(token)) return undefined;
    const tokenHash = hashToken(token);
    const session = await cache.find(tokenHash);
    if (session === undefined || !isLive(session)) return undefined;
    await touch(tokenHash, session);
    return session.user;
  }

  return {
    find,

    async open({ usuarioID, claveHash }) {
      const token = makeToken();
      const at = now();
      await db.delete(sesion).where(or(lt(sesion.creada, ago(maxMs)), lt(sesion.ultimoUso, ago(idleMs))));
      // Held until the session is written: whoever changes the key or the user ends this session too, or is seen here.
      const opened = await db.insert(sesion).select(
        db
          .select({
            tokenHash: sql<string>`${hashToken(token)}::text`.as('token_hash'),
            usuarioID: usuario.usuarioID,
            creada: sql<Date>`${at.toISOString()}::timestamptz`.as('creada'),
            ultimoUso: sql<Date>`${at.toISOString()}::timestamptz`.as('ultimo_uso'),
          })
          .from(usuario)
          .where(
            and(
              eq(usuario.usuarioID, usuarioID),
              sql`${usuario.claveHash} is not distinct from ${claveHash}`,
              eq(usuario.activo, true),
              eq(usuario.bloqueado, false),
            ),
          )
          .for('share'),
      );
      return opened.rowCount === 1 ? token : undefined;
    },

    findNow(token) {
      cache.expire(hashToken(token));
      return find(token);
    },

    async watch(tokens) {
      const byHash = new Map(tokens.filter(isToken).map((token) => [hashToken(token), token]));
      const stored = await findStored([...byHash.keys()]);
      return new Map(
        [...stored]
          .filter(([, session]) => isLive(session))
          .map(([tokenHash, { user }]) => [byHash.get(tokenHash) ?? '', user]),
      );
    },

    onChange: (listener) => void listeners.push(listener),

    async revoke(token) {
      await db.delete(sesion).where(eq(sesion.tokenHash, hashToken(token)));
      change();
    },

    async revokeAllOf(usuarioID, { except } = {}) {
      await deleteSessionsOf(db, usuarioID, except);
      change();
    },

    clearCache: change,
  };
}
