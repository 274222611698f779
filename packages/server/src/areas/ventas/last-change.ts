import type { Campo } from '@presupuesto/api-sdk/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cambio, usuario } from '../../db/schema.ts';
import type { MonthKey } from '../shared/month-id.ts';

/** Who left a figure as it is and when, ISO 8601; nulls when the log does not know. */
export async function lastChange(
  db: Db,
  { rowID, anio, mes }: MonthKey,
  campo: Campo,
): Promise<{ usuario: string | null; fecha: string | null }> {
  const [last] = await db
    .select({ usuario: usuario.nombreUsuario, cuando: cambio.cuando })
    .from(cambio)
    .leftJoin(usuario, eq(usuario.usuarioID, cambio.usuarioID))
    .where(
      and(
        eq(cambio.clienteProductoPeriodoID, rowID),
        eq(cambio.anio, anio),
        eq(cambio.mes, mes),
        eq(cambio.campo, campo),
      ),
    )
    .orderBy(desc(cambio.cambioID))
    .limit(1);
  return { usuario: last?.usuario ?? null, fecha: last?.cuando.toISOString() ?? null };
}
