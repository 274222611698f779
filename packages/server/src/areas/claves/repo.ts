import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditoria, usuario } from '../../db/schema.ts';
import { findAtAddress } from '../sesion/known-addresses.ts';
import type { StoredUser } from '../sesion/repo.ts';
import { recordAudit } from '../shared/audit.ts';
import { maxRecoveries, maxRecoveriesInAll, recoveryWindowMs } from './rules.ts';

const RECOVERY_REQUESTED = 'clave.recuperacion-pedida';
const KEY_CHANGED = 'clave.cambiada';

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
    await recordAudit(changing, { usuarioID: user.usuarioID, cuando, accion: KEY_CHANGED });
    return true;
  });
}

/** What a recovery request came to. */
type Requested = { kind: 'unknown' } | { kind: 'tooMany' } | { kind: 'granted'; user: StoredUser };

/** Who asks for a recovery of whose key. */
interface RecoveryRequest {
  nombreUsuario: string;
  /** See `callerAddress`. */
  address: string;
  /** That address has asked for many recoveries, whoever they were for. */
  isBusyAddress: boolean;
  at: Date;
}

/**
 * Counts a recovery request against the mailbox that the mail would go to: so many an hour from one address, and more from all
 * of them, past which only addresses that the user has signed in from lately are heard: nobody uses up another's. An unknown name
 * goes through the same queries and leaves a record as well, so that it takes the same time.
 */
export function requestRecovery(db: Db, { isBusyAddress, ...asked }: RecoveryRequest): Promise<Requested> {
  return db.transaction(async (counting) => {
    const { user, isKnown } = await findAtAddress(counting, asked);
    const mailbox = user?.email ?? `${asked.nombreUsuario}\n`;
    await counting.execute(
      sql`select pg_advisory_xact_lock(hashtext('recovery'), hashtext(lower(${mailbox}::text)))`,
    );
    const { fromHere, inAll } = await countRecoveries(counting, mailbox, asked);
    const isStranger = !isKnown && (isBusyAddress || inAll >= maxRecoveriesInAll);
    if (fromHere >= maxRecoveries || isStranger) return { kind: 'tooMany' };
    await recordAudit(counting, {
      usuarioID: user?.usuarioID ?? null,
      cuando: asked.at,
      accion: RECOVERY_REQUESTED,
      despues: { direccion: asked.address },
    });
    return user ? { kind: 'granted', user } : { kind: 'unknown' };
  });
}

/** How many recoveries went to a mailbox within the window: at the request of an address, and at anybody's. */
async function countRecoveries(
  db: Db,
  mailbox: string,
  { address, at }: Pick<RecoveryRequest, 'address' | 'at'>,
) {
  const isFromHere = sql`${auditoria.despues} ->> 'direccion' = ${address}`;
  const [recent] = await db
    .select({ fromHere: sql<number>`count(*) filter (where ${isFromHere})`, inAll: count() })
    .from(auditoria)
    .innerJoin(usuario, eq(usuario.usuarioID, auditoria.usuarioID))
    .where(
      and(
        eq(auditoria.accion, RECOVERY_REQUESTED),
        gt(auditoria.cuando, new Date(at.getTime() - recoveryWindowMs)),
        sql`lower(${usuario.email}) = lower(${mailbox}::text)`,
      ),
    );
  return recent ?? { fromHere: 0, inAll: 0 };
}

/** Puts a one-time key beside the user's own, which works until the new one is used. */
export async function storeRecoveryKey(
  db: Db,
  key: { usuarioID: number; claveTemporalHash: string; claveTemporalVence: Date },
): Promise<void> {
  const { usuarioID, ...recovery } = key;
  await db.update(usuario).set(recovery).where(eq(usuario.usuarioID, usuarioID));
}
