import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { relacion, relacionPeriodo } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { recordAudit } from '../shared/audit.ts';
import { PERIOD_CLOSED } from '../shared/period.ts';
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
    const own = await lockOwnRelation(removing, vendedorID, clienteProductoID);
    if (!own) throw new HttpProblem(404, 'El cliente producto no existe');
    if (own.eliminada) return;
    const periods = await lockPeriodsHolding(removing, clienteProductoID);
    const open = periods.filter(({ activo }) => activo).map(({ periodoID }) => periodoID);
    if (periods.length > 0 && open.length === 0) throw new HttpProblem(400, PERIOD_CLOSED);

    const ofThis = eq(relacion.clienteProductoID, clienteProductoID);
    await removing.update(relacion).set({ eliminada: true }).where(ofThis);
    await removing
      .update(relacionPeriodo)
      .set({ eliminada: true })
      .where(
        and(
          eq(relacionPeriodo.clienteProductoID, clienteProductoID),
          inArray(relacionPeriodo.periodoID, open),
        ),
      );
    await recordAudit(removing, {
      usuarioID,
      cuando,
      accion: 'relacion.eliminada',
      antes: { ...own },
      despues: { ...own, eliminada: true, periodos: open },
    });
  });
}
