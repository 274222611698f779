import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { usuario } from '../../db/schema.ts';
import { isNamed } from '../shared/user-of-name.ts';
import { maxWrongTries } from './rules.ts';

export type StoredUser = typeof usuario.$inferSelect;

/** The user of a typed name, whatever its case and accents. */
export async function findByName(db: Db, nombreUsuario: string): Promise<StoredUser | undefined> {
  const [user] = await db.select().from(usuario).where(isNamed(nombreUsuario));
  return user;
}

/**
 * Counts a try against a key that an administrator set, whatever comes of it, so that tries at once cannot pass the limit
 * together. False: the tries are used up. A key of the user's own is not counted.
 */
export async function countTry(db: Db, { usuarioID, claveVence }: StoredUser): Promise<boolean> {
  if (claveVence === null) return true;
  const counted = await db
    .update(usuario)
    .set({ claveIntentos: sql`${usuario.claveIntentos} + 1` })
    .where(
      and(
        eq(usuario.usuarioID, usuarioID),
        isNotNull(usuario.claveVence),
        lt(usuario.claveIntentos, maxWrongTries),
      ),
    )
    .returning({ usuarioID: usuario.usuarioID });
  return counted.length > 0;
}

/** The key was right: earlier wrong tries count no more. */
export async function resetTries(db: Db, { usuarioID, claveVence }: StoredUser): Promise<void> {
  if (claveVence === null) return;
  await db.update(usuario).set({ claveIntentos: 0 }).where(eq(usuario.usuarioID, usuarioID));
}

/**
 * The recovery's key takes the place of the old one, which must be changed next. False: somebody was faster.
 *
 * @param claveHash of that key, as keys are stored
 */
export async function adoptRecoveryKey(db: Db, user: StoredUser, claveHash: string): Promise<boolean> {
  if (user.claveTemporalHash === null) return false;
  const adopted = await db
    .update(usuario)
    .set({
      claveHash,
      claveVence: user.claveTemporalVence,
      claveIntentos: 0,
      debeCambiarClave: true,
      claveTemporalHash: null,
      claveTemporalVence: null,
    })
    .where(and(eq(usuario.usuarioID, user.usuarioID), eq(usuario.claveTemporalHash, user.claveTemporalHash)))
    .returning({ usuarioID: usuario.usuarioID });
  return adopted.length > 0;
}
