import type { Campo } from '@presupuesto/api-sdk/contract';
import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cambio, usuario, venta } from '../../db/schema.ts';
import { isoInstant } from '../shared/iso-instant.ts';
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

/** Who changed a month last and when, ISO 8601. */
export type ForeignChange = { usuario: string | null; fecha: string };

/** SQL: the last change of a month of `meses_de_fila`, where it is somebody else's than the user's. */
export function foreignChange(usuarioID: SQLWrapper): SQL<ForeignChange | null> {
  const [by, moment] = [sql`${venta}.cambiado_por`, sql`${venta}.cambiado`];
  return sql<ForeignChange | null>`case when ${moment} is not null and ${by} is distinct from ${usuarioID} then json_build_object(
    'usuario', (select ${usuario.nombreUsuario} from ${usuario} where ${usuario.usuarioID} = ${by}), 'fecha', ${isoInstant(moment)}) end`;
}
