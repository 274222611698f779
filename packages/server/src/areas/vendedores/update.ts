import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/connect.ts';
import { HttpProblem } from '../../http-problem.ts';
import { recordDeed } from '../shared/audit.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { changeVendedor, type DatosVendedor, lockVendedor, type ShownVendedor } from './repo.ts';
import { TAKEN } from './rules.ts';
import { followAddress } from './tied-users.ts';

/** A change of a salesperson: whose, into what, by whom and when. */
export interface Change {
  vendedorID: number;
  /** Left out, `activo` stays as it is. */
  datos: Omit<DatosVendedor, 'activo'> & { activo?: boolean | undefined };
  by: number;
  cuando: Date;
}

/**
 * Changes a salesperson. The address is what ties a user to a salesperson: when it changes, the user follows, because a corrected
 * address must not cut anybody off from the own budget. The caller of this function has looked-up sessions forgotten.
 *
 * @throws HttpProblem 404 for an unknown salesperson; 400 for a taken code or address, an unknown division or country
 */
export function updateVendedor(db: Db, { vendedorID, datos, by, cuando }: Change): Promise<ShownVendedor> {
  return refusingDuplicates(TAKEN, () =>
    db.transaction(async (changing) => {
      const before = await lockVendedor(changing, vendedorID);
      if (!before) throw new HttpProblem(404, 'El vendedor no existe');
      const { activo = before.activo } = datos;
      const after = await changeVendedor(changing, vendedorID, { ...datos, activo });
      if (isDeepStrictEqual(before, after)) return after;
      await recordDeed(changing, {
        usuarioID: by,
        cuando,
        accion: 'vendedor.actualizado',
        antes: { ...before },
        despues: { ...after },
      });
      if (before.email !== after.email) {
        await followAddress(changing, { from: before.email, to: after.email }, { by, cuando });
      }
      return after;
    }),
  );
}
