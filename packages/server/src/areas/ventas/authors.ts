import type { Campo } from '@presupuesto/api-sdk/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cambio, usuario } from '../../db/schema.ts';
import { type MonthKey, monthID, monthKey } from '../shared/month-id.ts';

/** Who left a figure as it is, and when (ISO 8601). */
interface LastAuthor {
  usuario: string | null;
  fecha: string;
}

/** Who left figures as they are, by `figureKey`; nothing of those that the log does not know. */
export async function authorsOf(
  db: Db,
  cells: readonly { ventaID: number; campo: Campo }[],
): Promise<Map<string, LastAuthor>> {
  if (cells.length === 0) return new Map();
  const month = sql`${cambio.clienteProductoPeriodoID}, ${cambio.anio}, ${cambio.mes}`;
  const rows = await db
    .selectDistinctOn([cambio.clienteProductoPeriodoID, cambio.anio, cambio.mes, cambio.campo], {
      rowID: cambio.clienteProductoPeriodoID,
      anio: cambio.anio,
      mes: cambio.mes,
      campo: cambio.campo,
      usuario: usuario.nombreUsuario,
      cuando: cambio.cuando,
    })
    .from(cambio)
    .leftJoin(usuario, eq(usuario.usuarioID, cambio.usuarioID))
    .where(sql`(${month}) in (${keysOf(cells.map((cell) => monthKey(cell.ventaID)))})`)
    .orderBy(sql`${month}, ${cambio.campo}, ${cambio.cambioID} desc`);
  return new Map(
    rows.map(({ campo, cuando, usuario: nombre, ...key }) => [
      figureKey({ ventaID: monthID(key), campo }),
      { usuario: nombre, fecha: cuando.toISOString() },
    ]),
  );
}

/** SQL: the keys of months, as a table to look in. */
export function keysOf(months: readonly MonthKey[]) {
  const column = (name: keyof MonthKey) => sql.param(months.map((month) => month[name]));
  return sql`select * from unnest(${column('rowID')}::int[], ${column('anio')}::smallint[], ${column('mes')}::smallint[])`;
}

/** Of a figure among those of many months. */
export function figureKey({ ventaID, campo }: { ventaID: number; campo: Campo }): string {
  return `${campo}:${ventaID}`;
}
