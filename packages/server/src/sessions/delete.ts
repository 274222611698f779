import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { sesion } from '../db/schema.ts';
import { hashToken } from './token.ts';

/**
 * Deletes the sessions of a user, in the transaction that is the reason for it, so that no failure comes between the two. Once
 * it has ended, `Sessions.clearCache` makes it take effect at once.
 *
 * @param except the token of a session that stays
 */
export async function deleteSessionsOf(db: Db, usuarioID: number, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(sesion.tokenHash, hashToken(except));
  await db.delete(sesion).where(and(eq(sesion.usuarioID, usuarioID), others));
}
