import { HttpProblem } from '../../http-problem.ts';
import { hashKey, inKeyTurn, verifyKey } from '../../keys/keys.ts';
import { isOneTimeKey } from '../../keys/one-time-key.ts';
import type { Services } from '../../services.ts';
import { findAtAddress } from './known-addresses.ts';
import { adoptRecoveryKey, countTry, resetTries, type StoredUser } from './repo.ts';
import { acceptedKey, type Match } from './rules.ts';

/** A user who has just signed in. */
type SignedIn = Pick<StoredUser, 'usuarioID' | 'nombreUsuario' | 'tipoUsuario' | 'debeCambiarClave'> & {
  /** Of the key that was used. */
  claveHash: string | null;
};

/** Who asks. */
export interface Caller {
  /** See `callerAddress`. */
  address: string;
  /** Whether nobody waits for the answer any more. */
  hasLeft(): boolean;
}

/**
 * The user behind a name and a key; undefined when they do not fit, whatever the reason. An unknown name, a wrong key and a
 * blocked user cost the same queries and the same one verification.
 *
 * @throws HttpProblem 503 when too many wait; such a try counts as none
 */
export async function signIn(
  { db, now, sessions, throttle }: Services,
  typed: { nombreUsuario: string; clave: string },
  { address, hasLeft }: Caller,
): Promise<SignedIn | undefined> {
  const { nombreUsuario, clave } = typed;

  // All of it is one turn's: an office that signs in together does not keep the database from those who work. A try is counted
  // when it is its turn, and not before: right keys that wait must not use up the tries of others.
  const found = await inKeyTurn(address, async () => {
    if (hasLeft()) throw new HttpProblem(503, 'La solicitud se ha cancelado.');
    const { user, isKnown } = await findAtAddress(db, { nombreUsuario, address, at: now() });
    const counted = await throttle.begin({ nombreUsuario, address, isKnown });
    if (counted === undefined) return undefined;
    try {
      const key = user && acceptedKey(user, await matchKeys(db, user, clave), now());
      if (user === undefined) await verifyKey(undefined, clave);
      if (key !== undefined) await counted.wasRight();
      return user && key && { user, key };
    } catch (error) {
      await counted.takeBack().catch(() => {});
      throw error;
    }
  });
  if (found === undefined) return undefined;
  const { user, key } = found;
  if (key === 'own') {
    await resetTries(db, user);
    return user;
  }
  const claveHash = await hashKey(clave);
  if (!(await adoptRecoveryKey(db, user, claveHash))) return undefined;
  await sessions.revokeAllOf(user.usuarioID);
  return { ...user, claveHash, debeCambiarClave: true };
}

/** Which of the user's keys was typed. The try is counted beside the verification, whose time hides it. */
async function matchKeys(db: Services['db'], user: StoredUser, clave: string): Promise<Match> {
  const [isOwn, hasTries] = await Promise.all([verifyKey(user.claveHash, clave), countTry(db, user)]);
  return { own: isOwn && hasTries, recovery: isOneTimeKey(user.claveTemporalHash, clave) };
}
