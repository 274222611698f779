import type { Division } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { division } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { conditional } from '../shared/conditional.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';

export const DIVISION_UNKNOWN = 'La división no existe';

const DIVISION_CHANGED = 'division.actualizada';

type Data = Pick<Division, 'divisionID' | 'nombre'>;

export const conditionalDivision = conditional<Data>({
  id: 'divisionID',
  fields: ['nombre'],
  changes: [DIVISION_CHANGED],
});

const sameID = 'Ya existe una división con ese ID';
const duplicates = {
  division_pkey: sameID,
  division_codigo: sameID,
  division_nombre: 'Ya existe una división con ese nombre',
};

/** Adds a division. @throws HttpProblem 400 for an id or a name that another division has */
export function createDivision(db: Db, author: Author, { divisionID, nombre }: Data): Promise<Data> {
  return refusingDuplicates(duplicates, () =>
    db.transaction(async (creating) => {
      const despues = { divisionID, nombre };
      await creating.insert(division).values(despues);
      await recordAudit(creating, { ...author, accion: 'division.creada', despues });
      return despues;
    }),
  );
}

/** Changes the name of a division; its id stays. @throws HttpProblem 404 for an unknown one; 409 for a stale change; 400 for a name that another has */
export function renameDivision(
  db: Db,
  author: Author,
  { divisionID, nombre, visto }: Data & { visto: string | undefined },
): Promise<Data> {
  const ofThis = eq(division.divisionID, divisionID);
  return refusingDuplicates(duplicates, () =>
    db.transaction(async (changing) => {
      const [antes] = await changing
        .select({ divisionID: division.divisionID, nombre: division.nombre })
        .from(division)
        .where(ofThis)
        .for('no key update');
      if (!antes) throw new HttpProblem(404, DIVISION_UNKNOWN);
      await conditionalDivision.refuseStale(changing, { visto, actual: antes, wanted: { nombre } });
      const despues = { divisionID, nombre };
      if (antes.nombre === nombre) return despues;
      await changing.update(division).set({ nombre }).where(ofThis);
      await recordAudit(changing, { ...author, accion: DIVISION_CHANGED, antes, despues });
      return despues;
    }),
  );
}
