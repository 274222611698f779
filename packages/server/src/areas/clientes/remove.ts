import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, relacion } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { dropUnusedPairs, pairUses } from '../shared/pair-uses.ts';
import { removeUnused } from '../shared/remove-unused.ts';
import { CLIENT_UNKNOWN } from '../shared/unknown.ts';

const REMOVED = {
  clienteID: cliente.clienteID,
  clienteCodigo: cliente.clienteCodigo,
  nombre: cliente.nombre,
  paisID: cliente.paisID,
};

/**
 * Removes a client that nothing uses, with the relations that were removed and left no more than zeros in the periods.
 *
 * @throws HttpProblem 404 for an unknown client; 400 with the places where it is used
 */
export function removeCliente(
  db: Db,
  user: Pick<SessionUser, 'tipoUsuario'>,
  author: Author,
  clienteID: number,
): Promise<void> {
  const ofThis = eq(cliente.clienteID, clienteID);
  const itsPairs = eq(relacion.clienteID, clienteID);
  return removeUnused(db, {
    what: 'el cliente',
    async lock(removing) {
      const locked = await removing.select().from(cliente).where(ofThis).for('update');
      if (locked.length === 0) throw new HttpProblem(404, CLIENT_UNKNOWN);
    },
    uses: (reading) => pairUses(reading, user, itsPairs),
    async remove(removing) {
      await dropUnusedPairs(removing, itsPairs);
      const [antes] = await removing.delete(cliente).where(ofThis).returning(REMOVED);
      await recordAudit(removing, { ...author, accion: 'cliente.eliminado', ...(antes && { antes }) });
    },
  });
}
