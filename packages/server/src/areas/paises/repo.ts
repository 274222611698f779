import type { Pais } from '@presupuesto/api-sdk/contract';
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { pais } from '../../db/schema.ts';
import { searchable } from '../../db/searchable.ts';

/** The countries by name, accents aside. */
export function listPaises(db: Db): Promise<Pais[]> {
  return db
    .select({ paisID: pais.paisID, nombre: pais.nombre })
    .from(pais)
    .orderBy(searchable(pais.nombre), asc(pais.paisID));
}
