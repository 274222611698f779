import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { venta } from '../../../db/schema.ts';
import { numbers } from '../plan/pairs-sql.ts';
import { scaled } from '../read/figure.ts';

/** A month that the database has; figures scaled. */
interface StoredMonth {
  /** Of the row in the list that was asked for. */
  place: number;
  /** As `monthIndex` counts. */
  month: number;
  tonnes: number;
  price: number;
}

/**
 * All months of some rows. A text a row travels: twenty times as many rows would take the driver longer than
 * their look-up, and to compare them in the database longer still.
 */
export async function storedMonths(db: Db, rowIDs: readonly number[]): Promise<Iterable<StoredMonth>> {
  if (rowIDs.length === 0) return [];
  const { rows: found } = await db.execute<{ n: number; months: string }>(sql`
    select fila.n, string_agg(concat_ws(' ', v.anio * 12 + v.mes - 1, v.volumen_ton, v.precio), ',') as months
    from unnest(${numbers(rowIDs, 'int')}) with ordinality as fila(id, n)
    cross join lateral (select * from ${venta} where ${venta.clienteProductoPeriodoID} = fila.id offset 0) v
    group by fila.n`);
  return read(found);
}

function* read(found: readonly { n: number; months: string }[]): Generator<StoredMonth> {
  for (const { n, months } of found) {
    for (const text of months.split(',')) {
      const [month, tonnes = '', price = ''] = text.split(' ');
      yield { place: n - 1, month: Number(month), tonnes: scaled(tonnes), price: scaled(price) };
    }
  }
}
