import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/** What tests write to, in an order that no reference stands against. Countries and currencies stay. */
const tables = [
  'auditoria',
  'cambio',
  'aprobacion',
  'asignacion_pendiente',
  'contador',
  'venta',
  'relacion_periodo',
  'relacion',
  'periodo_moneda',
  'periodo',
  'cliente',
  'producto',
  'sesion',
  'usuario',
  'vendedor',
  'division',
  'total_parcial',
  'venta_parcial',
  'avance_parcial',
];

/** Empties the database, in less time than `truncate` takes, which makes each table's files anew. */
export async function deleteAll(db: Db): Promise<void> {
  await db.execute(sql.raw(tables.map((table) => `delete from ${table};`).join('')));
}
