import type { Actividad } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { DeclaredFields } from '../../mount.ts';
import { joinNames, type NamedChangeRow, namedColumns } from '../cambios/named.ts';
import { type ChangeFilter, newestChanges } from '../cambios/newest.ts';
import { microsOf, type Place } from './cursor.ts';

/** Something that happened, with its place among all. */
export interface Entry {
  place: Place;
  shown: DeclaredFields<Actividad>;
}

/** The newest changes of figures that fit. */
export async function newestFigures(db: Db, filter: ChangeFilter, limit: number): Promise<Entry[]> {
  const { rows } = await db.execute<NamedChangeRow & { micros: string }>(sql`
    with found as materialized (${newestChanges(filter, limit)}),
    c as (select c.* from found join cambio c using (cuando, cambio_id))
    select ${microsOf(sql`c.cuando`)} as micros, ${namedColumns} from c ${joinNames}
    order by c.cuando desc, c.cambio_id desc`);
  return rows.map((row) => ({
    place: { micros: row.micros, source: 'cambio', id: row.cambioID },
    shown: {
      fecha: new Date(row.cuando).toISOString(),
      clase: 'cifras',
      accion: row.origen,
      usuario: row.usuario ?? null,
      periodoID: row.periodoID,
      nombreVendedor: row.nombreVendedor,
      nombreCliente: row.nombreCliente,
      nombreProducto: row.nombreProducto,
      anio: row.anio,
      mes: row.mes,
      campo: row.campo,
      antes: Number(row.antes),
      despues: Number(row.despues),
    },
  }));
}
