import type { Db } from '../../db/connect.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { recordAudit } from '../shared/audit.ts';
import { PERIOD_CLOSED } from '../shared/period.ts';
import { holdDivision } from '../shared/seller.ts';
import { PAIR_UNKNOWN } from '../shared/unknown.ts';
import { setRemoved } from './assign-writes.ts';
import { lockOwnRelation, lockPeriodsHolding } from './repo.ts';

/**
 * Takes a relation off its seller's list, softly: it leaves the open periods, closed ones keep it (decisions §4). Removing it
 * again changes nothing.
 *
 * @throws HttpProblem 404 for a relation that is not the user's; 400 when closed periods alone hold it
 */
export function removeRelation(
  db: Db,
  { usuarioID, vendedorID }: Pick<SessionUser, 'usuarioID' | 'vendedorID'>,
  clienteProductoID: number,
  cuando: Date,
): Promise<void> {
  return db.transaction(async (removing) => {
    if (vendedorID !== null) await holdDivision(removing, vendedorID);
    const own = await lockOwnRelation(removing, vendedorID, clienteProductoID);
    if (!own) throw new HttpProblem(404, PAIR_UNKNOWN);
    if (own.eliminada) return;
    const periods = await lockPeriodsHolding(removing, clienteProductoID);
    const open = periods.filter(({ activo }) => activo).map(({ periodoID }) => periodoID);
    if (periods.length > 0 && open.length === 0) throw new HttpProblem(400, PERIOD_CLOSED);

    await setRemoved(removing, [clienteProductoID], open, true);
    await recordAudit(removing, {
      usuarioID,
      cuando,
      accion: 'relacion.eliminada',
      antes: { ...own },
      despues: { ...own, eliminada: true, periodos: open },
    });
  });
}
