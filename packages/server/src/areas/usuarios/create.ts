import type { FastifyBaseLogger } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import type { Services } from '../../services.ts';
import { makeFirstKey } from '../claves/assigned-key.ts';
import { sendFirstKey } from '../claves/send-first-key.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { type DatosUsuario, insertUsuario, type ShownUsuario } from './repo.ts';
import { canSignIn, NAME_TAKEN } from './rules.ts';

export const USER_CREATED = 'usuario.creado';

/**
 * Creates a user and mails a one-time key (decisions §8). One who is created blocked or inactive gets neither mail nor key: it
 * would be void before they may use it; the answer says to set one later. A mail that fails does not undo the user either.
 *
 * @throws HttpProblem 400 for a taken name
 */
export async function createUsuario(
  services: Services,
  author: Author,
  datos: DatosUsuario,
  log: FastifyBaseLogger,
): Promise<{ data: ShownUsuario; message: string }> {
  const key = canSignIn(datos) ? await makeFirstKey(author.cuando) : undefined;
  const data = await services.db.transaction(async (creating) => {
    const added = await insertUsuario(creating, { ...datos, ...key?.columns });
    if (!added) throw new HttpProblem(400, NAME_TAKEN);
    await recordAudit(creating, {
      ...author,
      accion: USER_CREATED,
      despues: { ...added },
    });
    return added;
  });
  if (!key) {
    return {
      data,
      message: 'Usuario creado sin clave, porque aún no puede iniciar sesión. Al habilitarlo, restablézcala.',
    };
  }
  return { data, message: `Usuario creado${await sendFirstKey(services, data, key.clave, log)}` };
}
