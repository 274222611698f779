import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/connect.ts';
import { HttpProblem } from '../../http-problem.ts';
import { deleteSessionsOf } from '../../sessions/delete.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { conditional } from '../shared/conditional.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { changeUsuario, type DatosUsuario, lockWithAdministrators, type ShownUsuario } from './repo.ts';
import {
  endsSessions,
  LAST_ADMINISTRATOR,
  losesAdministrator,
  NAME_TAKEN,
  USER_UNKNOWN,
  withoutUser,
} from './rules.ts';
import { sellerLeft } from './seller-left.ts';

export const USER_CHANGED = 'usuario.actualizado';

export const conditionalUsuario = conditional<ShownUsuario>({
  id: 'usuarioID',
  fields: ['nombreUsuario', 'email', 'tipoUsuario', 'activo', 'bloqueado'],
  changes: [USER_CHANGED],
});

/** A change of a user: whose, and into what. */
export interface Change {
  usuarioID: number;
  /** A flag that is left out stays as it is. */
  datos: Omit<DatosUsuario, 'activo' | 'bloqueado'> & {
    activo?: boolean | undefined;
    bloqueado?: boolean | undefined;
  };
  /** The version that the author saw. */
  visto?: string | undefined;
}

/**
 * Changes a user. A change of type or state ends the user's sessions, the caller's own included; the caller of this function
 * clears the cache of sessions. Whoever moves a user to another address makes a recovery key void that went to the old one.
 *
 * @throws HttpProblem 404 for an unknown user; 409 for a stale change; 400 for a taken name, and for taking away the last administrator
 * or the only user of a salesperson
 */
export function updateUsuario(
  db: Db,
  author: Author,
  { usuarioID, datos: given, visto }: Change,
): Promise<ShownUsuario> {
  return refusingDuplicates({ usuario_nombre_buscable_unique: NAME_TAKEN }, () =>
    db.transaction(async (changing) => {
      const { user: before, others } = await lockWithAdministrators(changing, usuarioID);
      if (!before) throw new HttpProblem(404, USER_UNKNOWN);
      const { activo = before.activo, bloqueado = before.bloqueado } = given;
      const datos = { ...given, activo, bloqueado };
      await conditionalUsuario.refuseStale(changing, { visto, actual: before, wanted: datos });
      if (losesAdministrator(before, datos) && others.length === 0) {
        throw new HttpProblem(400, LAST_ADMINISTRATOR);
      }
      const left = await sellerLeft(changing, before, datos);
      if (left !== undefined) throw new HttpProblem(400, withoutUser(left));
      const after = await changeUsuario(changing, usuarioID, {
        ...datos,
        ...(datos.email !== before.email && { claveTemporalHash: null, claveTemporalVence: null }),
      });
      if (!after) throw new HttpProblem(404, USER_UNKNOWN);
      if (endsSessions(before, after)) await deleteSessionsOf(changing, usuarioID);
      if (!isDeepStrictEqual(before, after)) {
        await recordAudit(changing, {
          ...author,
          accion: USER_CHANGED,
          antes: { ...before },
          despues: { ...after },
        });
      }
      return after;
    }),
  );
}
