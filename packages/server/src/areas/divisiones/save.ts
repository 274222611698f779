import type { Division } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { division } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';

export const DIVISION_UNKNOWN = 'La división no existe';

const sameID = 'Ya existe una división con ese ID';
const duplicates = {
  division_pkey: sameID,
  division_codigo: sameID,
  division_nombre: 'Ya existe una división con ese nombre',
};

/** Adds a division. @throws HttpProblem 400 for an id or a name that another division has */
export async function createDivision(db: Db, { divisionID, nombre }: Division): Promise<Division> {
  const values = { divisionID, nombre };
  await refusingDuplicates(duplicates, () => db.insert(division).values(values));
  return values;
}

/** Changes the name of a division; its id stays. @throws HttpProblem 404 for an unknown one; 400 for a name that another has */
export async function renameDivision(db: Db, { divisionID, nombre }: Division): Promise<Division> {
  const { rowCount } = await refusingDuplicates(duplicates, () =>
    db.update(division).set({ nombre }).where(eq(division.divisionID, divisionID)),
  );
  if (rowCount === 0) throw new HttpProblem(404, DIVISION_UNKNOWN);
  return { divisionID, nombre };
}
