import { type CambioPeriodo, MAX_COUNTED } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { joinNames, type NamedChangeRow, namedColumns, shownNamed } from './named.ts';
import { type ChangeFilter, newestChanges } from './newest.ts';

interface ChangePage extends ChangeFilter {
  /** From 0. */
  pageNumber: number;
  pageSize: number;
}

/** One page of the changes that fit, newest first, and how many there are. What lies beyond those counted has no pages. */
export async function listChanges(
  db: Db,
  { pageNumber, pageSize, ...filter }: ChangePage,
): Promise<{ data: CambioPeriodo[]; rows: number }> {
  const { rows } = await db.execute<{ rows: number } & (NamedChangeRow | { cambioID: null })>(sql`
    with found as materialized (${newestChanges(filter, MAX_COUNTED + 1)}),
    page as materialized (
      select * from found order by cuando desc, cambio_id desc limit ${pageSize} offset ${pageNumber * pageSize}::bigint
    ),
    c as (select c.* from page join cambio c using (cuando, cambio_id))
    select counted.rows, ${namedColumns}
    from (select count(*)::int as rows from found) counted left join c on true ${joinNames}
    order by c.cuando desc, c.cambio_id desc`);
  const data: CambioPeriodo[] = [];
  let counted = 0;
  for (const { rows: all, ...row } of rows) {
    counted = all;
    if (row.cambioID !== null) data.push(shownNamed(row));
  }
  return { data, rows: counted };
}
