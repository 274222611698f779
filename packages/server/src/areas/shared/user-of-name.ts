import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { usuario } from '../../db/schema.ts';
import { searchable } from '../../db/searchable.ts';

/** Whether a user has this whole name, whatever its case and accents. */
export function isNamed(nombreUsuario: string): SQL {
  return eq(usuario.nombreBuscable, searchable(sql`${nombreUsuario}::text`));
}

/** The user of a whole name; null when nobody has it. */
export async function userOfName(db: Db, nombreUsuario: string): Promise<number | null> {
  const [found] = await db
    .select({ usuarioID: usuario.usuarioID })
    .from(usuario)
    .where(isNamed(nombreUsuario));
  return found?.usuarioID ?? null;
}
