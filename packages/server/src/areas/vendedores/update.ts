import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/connect.ts';
import { HttpProblem } from '../../http-problem.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { conditional } from '../shared/conditional.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { SELLER_UNKNOWN } from '../shared/unknown.ts';
import { changeVendedor, type DatosVendedor, lockVendedor, type ShownVendedor } from './repo.ts';
import { TAKEN } from './rules.ts';
import { deactivateTiedUsers, followAddress } from './tied-users.ts';

const SELLER_CHANGED = 'vendedor.actualizado';

export const conditionalVendedor = conditional<ShownVendedor>({
  id: 'vendedorID',
  fields: ['vendedorCodigo', 'nombre', 'apellido', 'email', 'division', 'paisID', 'activo'],
  changes: [SELLER_CHANGED],
});

/** A change of a salesperson: whose, and into what. */
export interface Change {
  vendedorID: number;
  /** Left out, `activo` stays as it is. */
  datos: Omit<DatosVendedor, 'activo'> & { activo?: boolean | undefined };
  /** The version that the author saw. */
  visto?: string | undefined;
  /** With the salesperson, once that one is inactive, nobody works as that person any more. */
  desactivarUsuario?: boolean | undefined;
}

/** A salesperson after a change, and the names of the users who were deactivated with it. */
interface ChangedVendedor {
  seller: ShownVendedor;
  deactivated: string[];
}

/**
 * Changes a salesperson. The address is what ties a user to a salesperson: when it changes, the user follows, because a corrected
 * address must not cut anybody off from the own budget. The caller of this function clears the cache of sessions.
 *
 * @throws HttpProblem 404 for an unknown salesperson; 409 for a stale change; 400 for a taken code or address, an unknown division or country
 */
export function updateVendedor(db: Db, author: Author, change: Change): Promise<ChangedVendedor> {
  const { vendedorID, datos, visto, desactivarUsuario = false } = change;
  return refusingDuplicates(TAKEN, () =>
    db.transaction(async (changing) => {
      const before = await lockVendedor(changing, vendedorID);
      if (!before) throw new HttpProblem(404, SELLER_UNKNOWN);
      const { activo = before.activo } = datos;
      const wanted = { ...datos, activo };
      await conditionalVendedor.refuseStale(changing, { visto, actual: before, wanted });
      const after = await changeVendedor(changing, vendedorID, wanted);
      if (!isDeepStrictEqual(before, after)) {
        await recordAudit(changing, {
          ...author,
          accion: SELLER_CHANGED,
          antes: { ...before },
          despues: { ...after },
        });
      }
      if (before.email !== after.email) {
        await followAddress(changing, { from: before.email, to: after.email }, author);
      }
      const deactivated =
        desactivarUsuario && !after.activo ? await deactivateTiedUsers(changing, after.email, author) : [];
      return { seller: after, deactivated };
    }),
  );
}
