import { asc } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { division } from '../../db/schema.ts';
import { byName, contains } from '../../db/searchable.ts';

/** Divisions by name, those whose name holds `nombre` when it is given. */
export function listDivisiones(db: Db, nombre: string | undefined) {
  return db
    .select({ divisionID: division.divisionID, nombre: division.nombre })
    .from(division)
    .where(nombre ? contains(division.nombreBuscable, nombre) : undefined)
    .orderBy(byName(division.nombreBuscable), asc(division.divisionID));
}
