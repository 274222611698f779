import { HttpProblem } from '../../http-problem.ts';
import { resetTriesOf } from '../../keys/throttle.ts';
import type { Services } from '../../services.ts';
import { deleteSessionsOf } from '../../sessions/delete.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import { findByName } from '../sesion/repo.ts';
import { recordAudit } from '../shared/audit.ts';
import { changeUsuario } from '../usuarios/repo.ts';
import { USER_UNKNOWN } from '../usuarios/rules.ts';
import { assignedKey } from './assigned-key.ts';

const KEY_RESET = 'clave.restablecida';

/**
 * Sets a user's key, which the user must change at the next sign-in. A recovery key is void, and all of the user's sessions end,
 * the caller's own too when it is the own key: whoever sits at another screen with it has to sign in again.
 *
 * @param by who resets; null where nobody is signed in
 * @throws HttpProblem 404 for an unknown name, whose case and accents do not matter
 */
export async function resetKey(
  { db, now, sessions }: Pick<Services, 'db' | 'now'> & { sessions: Pick<Sessions, 'clearCache'> },
  by: number | null,
  reset: { usuario: string; clave: string },
): Promise<void> {
  const user = await findByName(db, reset.usuario);
  if (!user) throw new HttpProblem(404, USER_UNKNOWN);
  const key = await assignedKey(reset.clave, now());
  await db.transaction(async (resetting) => {
    const shown = await changeUsuario(resetting, user.usuarioID, key);
    await deleteSessionsOf(resetting, user.usuarioID);
    await resetTriesOf(resetting, user.nombreUsuario);
    await recordAudit(resetting, {
      usuarioID: by,
      cuando: now(),
      accion: KEY_RESET,
      antes: { ...shown, debeCambiarClave: user.debeCambiarClave },
      despues: { ...shown, debeCambiarClave: true },
    });
  });
  sessions.clearCache();
}
