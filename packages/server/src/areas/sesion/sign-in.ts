import { verifyKey } from '../../keys/keys.ts';
import type { Services } from '../../services.ts';
import { adoptRecoveryKey, countTry, findByName, forgetTries, type StoredUser } from './repo.ts';
import { acceptedKey } from './rules.ts';

/** A user who has just signed in. */
export type SignedIn = Pick<
  StoredUser,
  'usuarioID' | 'nombreUsuario' | 'tipoUsuario' | 'debeCambiarClave'
> & {
  /** Of the key that was used. */
  claveHash: string | null;
};

/**
 * The user behind a name and a key; undefined when they do not fit, whatever the reason. An unknown name, a wrong key and a
 * blocked user cost the same two verifications.
 *
 * @param address of the caller, for the throttle
 */
export async function signIn(
  { db, now, sessions, throttle }: Services,
  typed: { nombreUsuario: string; clave: string },
  address: string,
): Promise<SignedIn | undefined> {
  const user = await findByName(db, typed.nombreUsuario);
  const name = user?.nombreUsuario ?? typed.nombreUsuario;
  if (!throttle.attempt(name, address)) return undefined;

  const hasTries = user !== undefined && (await countTry(db, user));
  const [own, recovery] = await Promise.all([
    verifyKey(user?.claveHash, typed.clave),
    verifyKey(user?.claveTemporalHash, typed.clave),
  ]);
  const accepted = user && acceptedKey(user, { own: own && hasTries, recovery }, now());
  if (!user || !accepted) return undefined;

  throttle.succeeded(name, address);
  if (accepted === 'own') {
    await forgetTries(db, user);
    return user;
  }
  if (!(await adoptRecoveryKey(db, user))) return undefined;
  await sessions.revokeAllOf(user.usuarioID);
  return { ...user, claveHash: user.claveTemporalHash, debeCambiarClave: true };
}
