import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { producto, relacion } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { dropUnusedPairs, pairUses } from '../shared/pair-uses.ts';
import { removeUnused } from '../shared/remove-unused.ts';
import { productoColumns } from './repo.ts';
import { PRODUCT_UNKNOWN } from './save.ts';

/**
 * Removes a product that nothing uses, with the relations that were removed and left no more than zeros in the periods.
 *
 * @throws HttpProblem 404 for an unknown product; 400 with the places where it is used
 */
export function removeProducto(
  db: Db,
  user: Pick<SessionUser, 'tipoUsuario'>,
  author: Author,
  productoID: number,
): Promise<void> {
  const ofThis = eq(producto.productoID, productoID);
  const itsPairs = eq(relacion.productoID, productoID);
  return removeUnused(db, {
    what: 'el producto',
    async lock(removing) {
      const locked = await removing.select().from(producto).where(ofThis).for('update');
      if (locked.length === 0) throw new HttpProblem(404, PRODUCT_UNKNOWN);
    },
    uses: (reading) => pairUses(reading, user, itsPairs),
    async remove(removing) {
      await dropUnusedPairs(removing, itsPairs);
      const [antes] = await removing.delete(producto).where(ofThis).returning(productoColumns);
      await recordAudit(removing, { ...author, accion: 'producto.eliminado', ...(antes && { antes }) });
    },
  });
}
