import { hashOneTimeKey, makeOneTimeKey } from '../../keys/one-time-key.ts';
import type { Services } from '../../services.ts';
import type { StoredUser } from '../sesion/repo.ts';
import { storeRecoveryKey } from './repo.ts';
import { recoveryMail, recoveryWindowMs } from './rules.ts';

/** Makes a one-time key for a user and mails it. One who cannot sign in anyway gets none, and the same answer. */
export async function sendRecovery(
  { db, now, sendMail, settings }: Services,
  user: StoredUser,
): Promise<void> {
  if (!user.activo || user.bloqueado) return;
  const clave = makeOneTimeKey();
  await storeRecoveryKey(db, {
    usuarioID: user.usuarioID,
    claveTemporalHash: hashOneTimeKey(clave),
    claveTemporalVence: new Date(now().getTime() + recoveryWindowMs),
  });
  await sendMail(recoveryMail(user.email, user.nombreUsuario, clave, settings.publicUrl));
}
