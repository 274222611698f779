import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditoria, usuario } from '../../db/schema.ts';
import { findByName, type StoredUser } from '../sesion/repo.ts';
import { recordDeed } from '../shared/audit.ts';
import { maxRecoveries, recoveryWindowMs } from './rules.ts';

export const RECOVERY_REQUESTED = 'clave.recuperacion-pedida';
export const KEY_CHANGED = 'clave.cambiada';

export async function findUser(db: Db, usuarioID: number): Promise<StoredUser | undefined> {
  const [user] = await db.select().from(usuario).where(eq(usuario.usuarioID, usuarioID));
  return user;
}

/**
 * Replaces the key that `user` was read with; whatever was pending is void. False: the key has changed in the meantime.
 */
export function replaceKey(db: Db, user: StoredUser, claveHash: string, cuando: Date): Promise<boolean> {
  return db.transaction(async (changing) => {
    const changed = await changing
      .update(usuario)
      .set({
        claveHash,
        debeCambiarClave: false,
        claveVence: null,
        claveIntentos: 0,
        claveTemporalHash: null,
        claveTemporalVence: null,
      })
      .where(
        and(
          eq(usuario.usuarioID, user.usuarioID),
          sql`${usuario.claveHash} is not distinct from ${user.claveHash}`,
        ),
      )
      .returning({ usuarioID: usuario.usuarioID });
    if (changed.length === 0) return false;
    await recordDeed(changing, { usuarioID: user.usuarioID, cuando, accion: KEY_CHANGED });
    return true;
  });
}

/** What a recovery request came to. */
export type Requested = { kind: 'unknown' } | { kind: 'tooMany' } | { kind: 'granted'; user: StoredUser };

/**
 * Counts a recovery request against the address that the mail would go to: five in an hour. An unknown name goes through the
 * same queries and leaves a record as well, so that it takes the same time.
 */
export function requestRecovery(db: Db, nombreUsuario: string, cuando: Date): Promise<Requested> {
  return db.transaction(async (counting) => {
    const user = await findByName(counting, nombreUsuario);
    const address = user?.email.toLowerCase() ?? '';
    await counting.execute(sql`select pg_advisory_xact_lock(hashtext('recovery'), hashtext(${address}))`);
    const [recent] = await counting
      .select({ requests: count() })
      .from(auditoria)
      .innerJoin(usuario, eq(usuario.usuarioID, auditoria.usuarioID))
      .where(
        and(
          eq(auditoria.accion, RECOVERY_REQUESTED),
          gt(auditoria.cuando, new Date(cuando.getTime() - recoveryWindowMs)),
          sql`lower(${usuario.email}) = ${address}`,
        ),
      );
    if ((recent?.requests ?? 0) >= maxRecoveries) return { kind: 'tooMany' };
    await recordDeed(counting, { usuarioID: user?.usuarioID ?? null, cuando, accion: RECOVERY_REQUESTED });
    return user ? { kind: 'granted', user } : { kind: 'unknown' };
  });
}

/** Puts a one-time key beside the user's own, which works until the new one is used. */
export async function storeRecoveryKey(
  db: Db,
  key: { usuarioID: number; claveTemporalHash: string; claveTemporalVence: Date },
): Promise<void> {
  const { usuarioID, ...recovery } = key;
  await db.update(usuario).set(recovery).where(eq(usuario.usuarioID, usuarioID));
}
