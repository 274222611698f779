import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import { sesion, usuario } from '../db/schema.ts';
import { HttpProblem } from '../http-problem.ts';
import { hashToken } from './token.ts';

/** What a call is answered whose session has ended. */
export const SESSION_OVER = 'La sesión no es válida o ha caducado. Por favor, inicie sesión nuevamente.';

/**
 * SQL: the session is there and its user active and unblocked, as the database has it at this moment. In a statement that saves, it
 * leaves no time between the look-up of the session and the saving, in which the user could be blocked.
 */
export function isLiveSession(tokenHash: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${sesion} where ${sesion.tokenHash} = ${tokenHash}
    and exists (select from ${usuario} where ${usuario.usuarioID} = ${sesion.usuarioID}
      and ${usuario.activo} and not ${usuario.bloqueado} offset 0) offset 0)`;
}

const liveSession = prepared<{ live: boolean }>(
  'live_session',
  sql`select ${isLiveSession(sql`${sql.placeholder('tokenHash')}::text`)} as live`,
);

/** Whether a session lives, asked by itself: see `isLiveSession`. */
export async function hasLiveSession(db: Db, tokenHash: string): Promise<boolean> {
  const { rows } = await liveSession(db, { tokenHash });
  return rows[0]?.live ?? false;
}

/** For what writes long after its call came. @throws HttpProblem 401 when the caller's session has ended meanwhile */
export async function requireSession(db: Db, { caller }: Pick<FastifyRequest, 'caller'>): Promise<void> {
  const isLive = caller !== undefined && (await hasLiveSession(db, hashToken(caller.token)));
  if (!isLive) throw new HttpProblem(401, SESSION_OVER);
}
