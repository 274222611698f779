import type { Actividad } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { DeclaredFields } from '../../mount.ts';
import { joinNames, type NamedChangeRow, namedColumns } from '../cambios/named.ts';
import { type ChangeFilter, newestChanges } from '../cambios/newest.ts';
import { microsOf, type Place } from './cursor.ts';
import { changesOfGroup } from './groups.ts';

/** Something that happened, with its place among all. */
export interface Entry {
  place: Place;
  shown: DeclaredFields<Actividad>;
}

export type FigureRow = NamedChangeRow & { micros: string; vendedorCodigo: string | null };

/** SQL: the columns of `FigureRow`, of changes `c` that `joinNames` follows. */
export const figureColumns: SQL = sql`${microsOf(sql`c.cuando`)} as micros, v.vendedor_codigo as "vendedorCodigo", ${namedColumns}`;

/** The newest changes of figures that fit: of all, or of those that a place's change stands for. */
export async function newestFigures(
  db: Db,
  filter: ChangeFilter,
  { limit, group }: { limit: number; group?: Place | undefined },
): Promise<Entry[]> {
  const keys = group ? changesOfGroup(group, filter, limit) : newestChanges(filter, limit);
  const { rows } = await db.execute<FigureRow>(sql`
    with found as materialized (${keys}),
    c as (select c.* from found join cambio c using (cuando, cambio_id))
    select ${figureColumns} from c ${joinNames}
    order by c.cuando desc, c.cambio_id desc`);
  return rows.map(figureEntry);
}

/** A changed figure as an entry. */
export function figureEntry(row: FigureRow): Entry {
  return {
    place: { micros: row.micros, source: 'cambio', id: row.cambioID },
    shown: {
      fecha: new Date(row.cuando).toISOString(),
      clase: 'cifras',
      accion: row.origen,
      usuario: row.usuario ?? null,
      periodoID: row.periodoID,
      nombreVendedor: row.nombreVendedor,
      vendedorCodigo: row.vendedorCodigo,
      nombreCliente: row.nombreCliente,
      nombreProducto: row.nombreProducto,
      anio: row.anio,
      mes: row.mes,
      campo: row.campo,
      antes: Number(row.antes),
      despues: Number(row.despues),
    },
  };
}
