import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { division, vendedor } from '../../db/schema.ts';
import { byName } from '../../db/searchable.ts';
import { HttpProblem } from '../../http-problem.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { removeUnused } from '../shared/remove-unused.ts';
import { counted, someOf } from '../shared/some-of.ts';
import { DIVISION_UNKNOWN } from './save.ts';

const sellersNoun = ['vendedor', 'vendedores'] as const;

/** Removes a division without salespeople. @throws HttpProblem 404 for an unknown one; 400 with its salespeople */
export function removeDivision(db: Db, author: Author, divisionID: string): Promise<void> {
  const ofThis = eq(division.divisionID, divisionID);
  return removeUnused(db, {
    what: 'la división',
    async lock(removing) {
      const locked = await removing.select().from(division).where(ofThis).for('update');
      if (locked.length === 0) throw new HttpProblem(404, DIVISION_UNKNOWN);
    },
    async uses(reading) {
      const sellers = await reading
        .select({ nombre: vendedor.nombre, apellido: vendedor.apellido })
        .from(vendedor)
        .where(eq(vendedor.divisionID, divisionID))
        .orderBy(byName(vendedor.nombreBuscable), asc(vendedor.vendedorID));
      if (sellers.length === 0) return [];
      const names = sellers.map(({ nombre, apellido }) => `${nombre} ${apellido}`);
      return [`tiene ${counted(names.length, sellersNoun)}: ${someOf(names)}`];
    },
    async remove(removing) {
      const [antes] = await removing
        .delete(division)
        .where(ofThis)
        .returning({ divisionID: division.divisionID, nombre: division.nombre });
      await recordAudit(removing, { ...author, accion: 'division.eliminada', ...(antes && { antes }) });
    },
  });
}
