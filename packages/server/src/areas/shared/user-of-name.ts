import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { usuario } from '../../db/schema.ts';
import { searchable } from '../../db/searchable.ts';

/** The user of a whole name, whatever its case and accents; null when nobody has it. */
export async function userOfName(db: Db, nombreUsuario: string): Promise<number | null> {
  const [found] = await db
    .select({ usuarioID: usuario.usuarioID })
    .from(usuario)
    .where(eq(usuario.nombreBuscable, searchable(sql`${nombreUsuario}::text`)));
  return found?.usuarioID ?? null;
}
