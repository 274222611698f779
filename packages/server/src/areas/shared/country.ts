import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { pais } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';

/** The name of a country that somebody chose. @throws HttpProblem 400 */
export async function chosenCountry(db: Db, paisID: number): Promise<string> {
  const [country] = await db.select({ nombre: pais.nombre }).from(pais).where(eq(pais.paisID, paisID));
  if (!country) throw new HttpProblem(400, 'El país no existe');
  return country.nombre;
}
